import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { MenuLine, menuRow, Popover } from '../../../ui/menu/menu.tsx'
import { useDayWords } from '../hooks/use-day-words.ts'
import type { RecordView } from '../hooks/use-record-view.ts'
import { firstDay, isRange, PRESETS } from '../model/days.ts'
import styles from './filters.module.css'

const OwnDays = ({ view: { days, today, chooseDays } }: { readonly view: RecordView }) => {
  const { t } = useTranslation('movements')
  const [own, setOwn] = useState(days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRange(own, today)) chooseDays(own)
  }
  return (
    <form className={styles.own} onSubmit={submit}>
      <label>
        {t('range.from')}
        <DateField dense value={own.from} min={firstDay(today)} max={own.to || today} onValue={(from) => setOwn({ ...own, from })} />
      </label>
      <label>
        {t('range.to')}
        <DateField dense value={own.to} min={own.from} max={today} onValue={(to) => setOwn({ ...own, to })} />
      </label>
      <Button wide type="submit" size="small" disabled={!isRange(own, today)}>
        {t('range.show')}
      </Button>
    </form>
  )
}

/** Which days: a preset that moves with the calendar, or days of one's own. */
export const RangeMenu = ({ view }: { readonly view: RecordView }) => {
  const { t } = useTranslation('movements')
  const text = useDayWords().range(view.days)
  return (
    <Popover
      label={t('range.label', { days: text })}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <CalendarDays aria-hidden="true" />
          <span>{text}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className={menuRow}
          aria-pressed={view.preset === preset}
          onClick={() => view.choosePreset(preset)}
        >
          <span className={styles.preset}>{t(`range.${preset}`)}</span>
          {view.preset === preset && <Check aria-hidden="true" />}
        </button>
      ))}
      <MenuLine />
      <OwnDays key={`${view.days.from} ${view.days.to}`} view={view} />
    </Popover>
  )
}
