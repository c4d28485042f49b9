import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly error?: string | false | undefined
  readonly hint?: string
  readonly maxLength?: number
}

/** A password of a form that reads it letter by letter. */
export const PasswordField = ({ label, value, onValue, autoComplete, error, hint, maxLength = 128 }: PasswordFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <PasswordInput
        {...control}
        autoComplete={autoComplete}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    )}
  </Field>
)
