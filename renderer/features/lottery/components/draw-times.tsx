import { useTranslation } from 'react-i18next'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { commaOf } from '../../../i18n/direction.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'

/** A Monday, to name the days of a week by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const WEEK = 7

/** How often a lottery is drawn: so many times a day, or at which times of which days. */
export const DrawTimes = ({ lottery: { calendar, drawsPerDay } }: { lottery: Pick<Lottery, 'calendar' | 'drawsPerDay'> }) => {
  const { t } = useTranslation('lottery')
  const { tag } = useLanguage()
  if (!calendar) return t('head.draws', { count: drawsPerDay })
  const time = calendar.times.join(commaOf(tag))
  if (calendar.weekdays.length === WEEK) return t('head.daily', { time })
  const names = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const days = calendar.weekdays.map((day) => names.format(MONDAY + (day - 1) * DAY_MS))
  return t('head.weekly', { days: days.join(commaOf(tag)), time })
}
