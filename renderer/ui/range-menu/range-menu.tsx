import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayWords } from '../../i18n/use-day-words.ts'
import type { Days, Preset } from '../../lib/days.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MenuLine, menuRow, Popover } from '../menu/menu.tsx'
import styles from './range-menu.module.css'

interface OwnDaysProps {
  readonly days: Days
  readonly today: string
  /** The first day that may be chosen, where there is one. */
  readonly first?: string | undefined
  readonly isRange: (days: Days) => boolean
  readonly onDays: (days: Days) => void
}

const OwnDays = ({ days, today, first, isRange, onDays }: OwnDaysProps) => {
  const { t } = useTranslation('days')
  const [own, setOwn] = useState(days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRange(own)) onDays(own)
  }
  return (
    <form className={styles.own} onSubmit={submit}>
      <label>
        {t('from')}
        <DateField dense value={own.from} min={first} max={own.to || today} onValue={(from) => setOwn({ ...own, from })} />
      </label>
      <label>
        {t('to')}
        <DateField dense value={own.to} min={own.from} max={today} onValue={(to) => setOwn({ ...own, to })} />
      </label>
      <Button wide type="submit" size="small" disabled={!isRange(own)}>
        {t('show')}
      </Button>
    </form>
  )
}

interface RangeMenuProps<P extends Preset> extends OwnDaysProps {
  readonly presets: readonly P[]
  /** The preset that these days are; none for days of the reader's own choice. */
  readonly preset: P | undefined
  readonly onPreset: (preset: P) => void
  /** Drawn as a quiet control of a dense table. */
  readonly triggerClassName?: string | undefined
}

/** Which days: a preset that moves with the calendar, or days of one's own. All in the merchant's time zone. Needs the strings `days`. */
export const RangeMenu = <P extends Preset>({ presets, preset, onPreset, triggerClassName, ...own }: RangeMenuProps<P>) => {
  const { t } = useTranslation('days')
  const { days } = own
  const text = useDayWords().range(days)
  const name = (each: Preset): string => t(each)
  return (
    <Popover
      label={t('label', { days: text })}
      triggerClassName={triggerClassName ?? styles.trigger}
      trigger={
        <>
          <CalendarDays aria-hidden="true" />
          <b>{text}</b>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      {presets.map((each) => (
        <button key={each} type="button" className={menuRow} aria-pressed={preset === each} onClick={() => onPreset(each)}>
          <span className={styles.preset}>{name(each)}</span>
          {preset === each && <Check aria-hidden="true" />}
        </button>
      ))}
      <MenuLine />
      <OwnDays key={`${days.from} ${days.to}`} {...own} />
    </Popover>
  )
}
