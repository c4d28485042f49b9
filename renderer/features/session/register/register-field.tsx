import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '@portico/contract/registration/shapes'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput, TextInput, type TextInputProps } from '../../../ui/text-input/text-input.tsx'
import { type Dialing, DialingCode } from '../../access/index.ts'
import styles from '../components/forms.module.css'

const LEFT_TO_RIGHT = { dir: 'ltr' } as const

/** What the browser may know of a field, and which keyboard it wants. */
const INPUTS: Readonly<Record<string, TextInputProps | undefined>> = {
  username: { autoComplete: 'username', ...LEFT_TO_RIGHT },
  password: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'new-password' },
  email: { autoComplete: 'email', inputMode: 'email', ...LEFT_TO_RIGHT },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'nickname' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric', ...LEFT_TO_RIGHT },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel', type: 'tel', ...LEFT_TO_RIGHT },
  zalo: { autoComplete: 'tel-national', inputMode: 'tel', ...LEFT_TO_RIGHT },
  whatsapp: { autoComplete: 'tel-national', inputMode: 'tel', ...LEFT_TO_RIGHT },
  qqNum: { inputMode: 'numeric', ...LEFT_TO_RIGHT },
  idNumber: LEFT_TO_RIGHT,
}

const SECRETS: ReadonlySet<string> = new Set(['password', 'paymentPassword'])

/** Days are shown as they are to be written. */
const PLACEHOLDERS: Readonly<Record<number, string>> = { 11: 'yyyy-MM-dd', 13: 'MM-dd-yyyy' }

export interface RegisterFieldProps {
  readonly rule: FieldRule
  readonly input: UseFormRegisterReturn
  /** In the reader's words. */
  readonly error: string | undefined
  readonly hint?: ReactNode
  /** Of a phone number: the country it is of. */
  readonly dialing?: Dialing | undefined
  readonly autoFocus?: boolean
}

/** One field that the gateway asks for, of the kind that its name says [REGISTER-02] [REGISTER-03]. */
export const RegisterField = ({ rule, input, error, hint, dialing, autoFocus }: RegisterFieldProps) => {
  const { t } = useTranslation('session')
  // Fields come from the gateway, so their keys are not known to the compiler.
  const name = t(`field.${rule.field}` as never) as unknown as string
  return (
    <Field label={rule.required ? name : t('optional', { label: name })} marked={rule.required} error={error} hint={hint}>
      {(control) => {
        const props: TextInputProps = {
          ...control,
          ...input,
          autoComplete: 'off',
          ...INPUTS[rule.field],
          placeholder: PLACEHOLDERS[rule.patternId],
          required: rule.required,
          autoFocus,
        }
        if (SECRETS.has(rule.field)) return <PasswordInput {...props} />
        const text = <TextInput autoCapitalize="none" spellCheck={false} {...props} />
        return dialing ? (
          <div className={styles.phone}>
            <DialingCode dialing={dialing} />
            {text}
          </div>
        ) : (
          text
        )
      }}
    </Field>
  )
}
