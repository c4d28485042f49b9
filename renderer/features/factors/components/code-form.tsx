import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { LONE_BUTTON } from './lone-button.ts'
import styles from './factors.module.css'

const WHOLE = { totp: /^\d{6}$/, sent: /^\d{6}$/, recovery: /^[0-9A-Za-z]{4}[\s-]?[0-9A-Za-z]{4}$/ } as const

export interface CodeFormProps {
  /** Six digits of an app or of a message, or a code from paper. */
  readonly kind: 'totp' | 'sent' | 'recovery'
  readonly send: string
  /** Beside the button. */
  readonly beside?: ReactNode
  /** Sends it. Answers the failure of the call, as it came; undefined where it was right. */
  readonly onCode: (code: string) => Promise<unknown>
}

/** Takes a code, and says at its field why it was not right; what was typed is selected, so that the next takes its place. */
export const CodeForm = ({ kind, send, beside, onCode }: CodeFormProps) => {
  const { t } = useTranslation(['factors', 'errors'])
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (input: HTMLInputElement) => {
    const code = input.value.trim()
    if (!WHOLE[kind].test(code)) {
      setFault(t(`${kind}.missing`))
      input.focus()
      return
    }
    setBusy(true)
    const failure = await onCode(code)
    setBusy(false)
    if (failure === undefined) return
    const { remaining } = refusal(failure, 'CODE_WRONG') ?? {}
    setFault(t(`errors:${failureKey(failure)}`) + (remaining === undefined ? '' : ` ${t('left', { count: Number(remaining) })}`))
    input.select()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = event.currentTarget.querySelector('input')
        if (input && !busy) void submit(input)
      }}
    >
      <Field label={t(`${kind}.label`)} hint={t(`${kind}.hint`)} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            dir="ltr"
            maxLength={kind === 'recovery' ? 9 : 6}
            inputMode={kind === 'recovery' ? 'text' : 'numeric'}
            autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <div className={styles.buttons}>
        {beside}
        <Button type="submit" look="primary" {...(beside === undefined ? LONE_BUTTON : {})} busy={busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}
