import { useCallback } from 'react'
import { useFormat } from '../../../i18n/use-language.tsx'

/** A rate in percent as the reader's language writes it: `0.3` is 0.3%, its sign behind the number in texts from the right too. */
export const useRate = () => {
  const format = useFormat()
  return useCallback((rate: string): string => format.percent(Number(rate) / 100, 4), [format])
}
