import { useMemo } from 'react'
import { formatInstant, formatOffset, type InstantStyle } from '../i18n/format.ts'
import { useLanguage } from '../i18n/use-language.tsx'

/** Instants on the reader's own clock: promises are kept by the clock that the reader looks at. */
export const useReaderClock = () => {
  const { tag } = useLanguage()
  return useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return {
      instant: (value: string, style: InstantStyle) => formatInstant(tag, value, style, timeZone),
      offset: (value: string) => formatOffset(value, timeZone),
    }
  }, [tag])
}
