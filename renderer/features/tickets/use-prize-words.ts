import type { PoolPrize, Ticket } from '@portico/contract/ticket/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'

type Worth = Pick<PoolPrize, 'kind' | 'amount' | 'points'>

export const worthOf = ({ prizeKind, amount, points }: Pick<Ticket, 'prizeKind' | 'amount' | 'points'>): Worth => ({
  kind: prizeKind ?? 'NONE',
  amount,
  points,
})

/** What a prize is, in the reader's words. */
export const usePrizeWords = () => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  return ({ kind, amount, points }: Worth): string => {
    if (kind === 'CASH' && amount) return format.money(amount, { min: 0 })
    return kind === 'POINTS' ? t('points', { count: points, points: format.number(points) }) : t('nothing')
  }
}
