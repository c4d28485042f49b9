import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.tsx'
import type { Days } from '../../../ui/date-field/days.ts'

/** Writes calendar days, which have no time and so no zone: `Sat 21 Nov`, `1 – 21 Nov 2026`. */
export const useDayWords = () => {
  const { tag } = useLanguage()
  const { t } = useTranslation('movements')
  return useMemo(() => {
    const locale = tag === 'en' ? 'en-GB' : tag
    const head = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return {
      short: (day: string) => short.format(Date.parse(day)),
      head: (day: string, today: string) =>
        day === today ? t('todayIs', { day: head.format(Date.parse(day)) }) : head.format(Date.parse(day)),
      range: ({ from, to }: Days) => long.formatRange(Date.parse(from), Date.parse(to)),
      day: (day: string) => long.format(Date.parse(day)),
    }
  }, [tag, t])
}
