import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuietHours as Hours, quietHours } from '@portico/contract/desktop/shapes'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import styles from './client-dialog.module.css'

interface Props {
  readonly hours: Hours
  readonly onSave: (hours: Hours) => void
}

/** From when until when notifications wait. A time is saved when its field is left, and a cleared one is what it was. */
export const QuietHours = ({ hours, onSave }: Props) => {
  const { t } = useTranslation('desktop')
  const [draft, setDraft] = useState(hours)
  const save = () => {
    const next = { ...draft, on: hours.on }
    if (!quietHours.safeParse(next).success) setDraft(hours)
    else if (next.from !== hours.from || next.to !== hours.to) onSave(next)
  }
  const time = (name: 'from' | 'to') => ({
    type: 'time',
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: target.value }),
    onBlur: save,
  })
  return (
    <>
      <Checkbox checked={hours.on} onChange={({ target }) => onSave({ ...hours, on: target.checked })}>
        {t('settings.quietHours')}
      </Checkbox>
      {hours.on && (
        <div className={styles.hours}>
          <Field label={t('settings.quietFrom')}>{(control) => <TextInput {...control} {...time('from')} />}</Field>
          <Field label={t('settings.quietTo')}>{(control) => <TextInput {...control} {...time('to')} />}</Field>
          <p>{t('settings.quietHint')}</p>
        </div>
      )}
    </>
  )
}
