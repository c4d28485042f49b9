import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useFormat } from '../../../i18n/use-language.tsx'
import { dayStart } from '../../../lib/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { MenuLine, menuRow, Popover } from '../../../ui/menu/menu.tsx'
import control from '../../../core/office-page/control.module.css'
import { isShownDay, yesterdayOf } from './day-view.ts'
import styles from './day-menu.module.css'

interface DayMenuProps {
  readonly day: string
  readonly today: string
  readonly onDay: (day: string | undefined) => void
}

const OwnDay = ({ day, today, onDay }: DayMenuProps) => {
  const { t } = useTranslation('earnings')
  const [own, setOwn] = useState(day)
  const known = isShownDay(own, today)
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault()
        if (known) onDay(own)
      }}
    >
      <label>
        {t('day.other')}
        <DateField dense value={own} max={today} onValue={setOwn} />
      </label>
      <Button wide type="submit" size="small" disabled={!known}>
        {t('day.show')}
      </Button>
    </form>
  )
}

/** Which one day: today, yesterday or another. */
export const DayMenu = (props: DayMenuProps) => {
  const { day, today, onDay } = props
  const { t } = useTranslation(['earnings', 'days'])
  const format = useFormat()
  const text = format.instant(dayStart(day, brand.timeZone), 'day')
  const choice = (name: string, value: string) => (
    <button type="button" className={menuRow} aria-pressed={day === value} onClick={() => onDay(value === today ? undefined : value)}>
      <span className={styles.name}>{name}</span>
      {day === value && <Check aria-hidden="true" />}
    </button>
  )
  return (
    <Popover
      label={t('day.label', { day: text })}
      triggerClassName={control.control}
      trigger={
        <>
          <CalendarDays aria-hidden="true" />
          <b>{text}</b>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      {choice(t('days:today'), today)}
      {choice(t('days:yesterday'), yesterdayOf(today))}
      <MenuLine />
      <OwnDay key={day} {...props} />
    </Popover>
  )
}
