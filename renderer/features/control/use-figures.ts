import type { LimitKind } from '@portico/contract/control/shapes'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'

/** Limits and what counts against them as somebody reads them: money, or hours and minutes. */
export const useFigures = (currency: string) => {
  const { t } = useTranslation('control')
  const format = useFormat()

  const time = (seconds: number): string => {
    const minutes = Math.floor(seconds / 60)
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t('time.minutes', { minutes: rest })
    return rest === 0 ? t('time.hours', { hours }) : t('time.both', { hours, minutes: rest })
  }

  return {
    time,
    money: (amount: string): string => format.money({ amount, currency }, { min: 0, max: 2 }),
    figure: (kind: LimitKind, figure: string): string =>
      kind === 'TIME' ? time(Number(figure)) : format.money(toMoney(parseUnits(figure), currency), { min: 0, max: 2 }),
  }
}

/** A figure as a number to compare with another of its kind: exact enough for a bar, and for nothing else. */
export const sizeOf = (figure: string): number => Number(figure)
