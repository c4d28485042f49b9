import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'
import { SHORTEST_PASSWORD, usePasswordWords } from '../../../core/new-password/use-password-words.ts'

interface PasswordField {
  /** The field as the form registers it. */
  readonly input: UseFormRegisterReturn
  /** The rule that what was typed breaks. */
  readonly rule: string | undefined
}

export interface NewPasswordFieldsProps {
  readonly first: PasswordField
  /** Absent where it is typed once. */
  readonly repeat?: PasswordField
  readonly autoFocus?: boolean
}

/** A new password, typed twice: the gateway judges it, and the words say why not [PASSWORD-03]. */
export const NewPasswordFields = ({ first, repeat, autoFocus }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('session')
  const words = usePasswordWords()
  return (
    <>
      <Field label={t('step.newPassword')} error={words(first.rule)} hint={t('step.hint', { min: SHORTEST_PASSWORD })}>
        {(control) => (
          <PasswordInput
            {...control}
            {...first.input}
            icon={<LockKeyhole aria-hidden="true" />}
            autoComplete="new-password"
            maxLength={128}
            autoFocus={autoFocus}
          />
        )}
      </Field>
      {repeat && (
        <Field label={t('step.repeatPassword')} error={words(repeat.rule)}>
          {(control) => (
            <PasswordInput
              {...control}
              {...repeat.input}
              icon={<LockKeyhole aria-hidden="true" />}
              autoComplete="new-password"
              maxLength={128}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Long enough to be sent. */
export const isLong = (password: string): true | 'empty' | 'short' =>
  [...password].length >= SHORTEST_PASSWORD || (password === '' ? 'empty' : 'short')
