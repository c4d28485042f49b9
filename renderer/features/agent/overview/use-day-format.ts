import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/use-language.tsx'
import type { Days } from '../../../ui/date-field/days.ts'

/** Writes calendar days, which have no time and so no zone: `8 Nov`, `8 – 21 Nov 2026`. */
export const useDayFormat = () => {
  const { tag } = useLanguage()
  return useMemo(() => {
    const locale = tag === 'en' ? 'en-GB' : tag
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    return {
      short: (day: string) => short.format(Date.parse(day)),
      range: ({ from, to }: Days) => long.formatRange(Date.parse(from), Date.parse(to)),
    }
  }, [tag])
}
