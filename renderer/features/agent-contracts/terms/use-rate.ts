import { useCallback } from 'react'
import { useFormat } from '../../../i18n/use-language.tsx'

/** A rate in percent as the reader's language writes it: `0.3` is 0.3%. */
export const useRate = () => {
  const format = useFormat()
  return useCallback((rate: string): string => `${format.number(rate, { maximumFractionDigits: 4 })}%`, [format])
}
