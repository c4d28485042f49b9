import { useMemo } from 'react'
import type { Days } from '../lib/days.ts'
import { useLanguage } from './use-language.tsx'

/** Writes calendar days, which have no time and so no zone: `8 Nov`, `Sat 21 Nov`, `21 Nov 2026`, `8 – 21 Nov 2026`. */
export const useDayWords = () => {
  const { tag } = useLanguage()
  return useMemo(() => {
    const locale = tag === 'en' ? 'en-GB' : tag
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return {
      short: (day: string) => short.format(Date.parse(day)),
      weekday: (day: string) => weekday.format(Date.parse(day)),
      day: (day: string) => long.format(Date.parse(day)),
      range: ({ from, to }: Days) => long.formatRange(Date.parse(from), Date.parse(to)),
    }
  }, [tag])
}
