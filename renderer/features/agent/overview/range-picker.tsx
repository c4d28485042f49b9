import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { MenuLine, menuRow, Popover } from '../../../ui/menu/menu.tsx'
import type { Days } from '../../../ui/date-field/days.ts'
import { isRange, PRESETS } from '../model/days.ts'
import type { View } from '../model/view.ts'
import { useDayFormat } from './use-day-format.ts'
import { useToday } from './use-view.ts'
import control from './control.module.css'
import styles from './range-picker.module.css'

interface RangePickerProps {
  readonly view: View
  readonly onChange: (change: Pick<View, 'preset' | 'days'> | Pick<View, 'preset'>) => void
}

const OwnDays = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => {
  const { t } = useTranslation('agent')
  const today = useToday()
  const [own, setOwn] = useState(days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRange(own, today)) onChoose(own)
  }
  return (
    <form className={styles.own} onSubmit={submit}>
      <label className={styles.day}>
        {t('range.from')}
        <DateField dense value={own.from} max={own.to || today} onValue={(from) => setOwn({ ...own, from })} />
      </label>
      <label className={styles.day}>
        {t('range.to')}
        <DateField dense value={own.to} min={own.from} max={today} onValue={(to) => setOwn({ ...own, to })} />
      </label>
      <Button wide type="submit" size="small" disabled={!isRange(own, today)}>
        {t('range.apply')}
      </Button>
    </form>
  )
}

/** Which days: a preset that moves with the calendar, or days of one's own. All in the merchant's time zone. */
export const RangePicker = ({ view, onChange }: RangePickerProps) => {
  const { t } = useTranslation('agent')
  const text = useDayFormat().range(view.days)
  return (
    <Popover
      label={t('range.label', { days: text })}
      triggerClassName={control.control}
      trigger={
        <>
          <CalendarDays aria-hidden="true" />
          <b>{text}</b>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      {PRESETS.map((preset) => (
        <button key={preset} type="button" className={menuRow} aria-pressed={view.preset === preset} onClick={() => onChange({ preset })}>
          <span className={styles.preset}>{t(`range.${preset}`)}</span>
          {view.preset === preset && <Check aria-hidden="true" />}
        </button>
      ))}
      <MenuLine />
      <OwnDays key={`${view.days.from} ${view.days.to}`} days={view.days} onChoose={(days) => onChange({ preset: undefined, days })} />
    </Popover>
  )
}
