import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { type DayWindow, WINDOW_MS } from './windows-of.ts'

/** A window in a sentence, as its bar is read. */
export const useWindowWords = () => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  return useCallback(
    ({ start, state, line, bets }: DayWindow): string => {
      const words = [
        t('day.window', { from: format.instant(start, 'time'), to: format.instant(start + WINDOW_MS, 'time') }),
        t(`day.state.${state}`),
        line && format.money(line.amount, { min: 4 }),
        (line ?? state === 'running') && t('day.bets', { count: bets, number: format.number(bets) }),
        line && line.version > 1 && t('version', { number: line.version }),
      ]
      return words.filter(Boolean).join(', ')
    },
    [t, format],
  )
}
