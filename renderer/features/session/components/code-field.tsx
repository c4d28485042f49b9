import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import styles from './code-field.module.css'

export interface CodeFieldProps {
  /** The field as the form registers it. */
  readonly input: UseFormRegisterReturn
  /** A key of the texts, and how many tries are left where that is known (`codeFault`). */
  readonly fault: string | undefined
  /** That of a code by SMS when absent. */
  readonly label?: string
  readonly hint?: ReactNode
  readonly autoFocus?: boolean | undefined
  /** How a code is sent; absent where none is. `wait`: milliseconds until the next. */
  readonly sender?: { readonly wait: number; readonly sending: boolean; readonly onSend: () => void } | undefined
}

/** Six digits, and beside them the button that sends them [LOGIN-19]. */
export const CodeField = ({ input, fault, label, hint, autoFocus, sender }: CodeFieldProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const format = useFormat()
  const [key, left] = fault?.split(' ') ?? []
  const words = key && `${t(key as never) as unknown as string}${left === undefined ? '' : ` ${t('sms.left', { count: Number(left) })}`}`
  return (
    <Field label={label ?? t('sms.code')} error={words} hint={hint}>
      {(control) => (
        <div className={styles.code}>
          <TextInput
            {...control}
            {...input}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={6}
            autoFocus={autoFocus}
          />
          {sender && (
            <Button onClick={sender.onSend} disabled={sender.wait > 0} busy={sender.sending}>
              {sender.wait > 0 ? t('sms.wait', { time: format.countdown(sender.wait) }) : t('sms.get')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
