import type { PlayLimit } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import styles from '../control.module.css'

interface LimitFieldsProps {
  readonly cell: PlayLimit
  readonly currency: string
  /** An amount as it was typed, or hours and minutes as `2:30`. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly hint: string | undefined
  readonly error: string | undefined
}

/** One amount, or hours and minutes. */
export const LimitFields = ({ cell, currency, text, onText, hint, error }: LimitFieldsProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const select = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select()
  if (cell.kind !== 'TIME') {
    return (
      <Field label={t('editor.field')} hint={hint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            end={<bdi>{format.sign(currency)}</bdi>}
            onFocus={select}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
      </Field>
    )
  }
  const [hours = '', minutes = ''] = text.split(':')
  return (
    <div className={styles.timeFields}>
      <Field label={t('editor.hours')} hint={hint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            onFocus={select}
            onChange={(event) => onText(`${event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3)}:${minutes}`)}
          />
        )}
      </Field>
      <Field label={t('editor.minutes')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onFocus={select}
            onChange={(event) => onText(`${hours}:${event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 2)}`)}
          />
        )}
      </Field>
    </div>
  )
}
