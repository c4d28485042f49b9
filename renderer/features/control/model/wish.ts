import type { LimitPeriod, PlayLimit } from '@portico/contract/control/shapes'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { readAmount } from '../../../lib/read-amount.ts'

/** What somebody who changes a limit wants, by what the field says. `figure` is as the gateway writes limits, `amount` as it is asked. */
export type Wish =
  | { readonly kind: 'empty' | 'wrong' | 'same' }
  | { readonly kind: 'lower' | 'raise'; readonly figure: string; readonly amount: string }

type Limit = Pick<PlayLimit, 'kind' | 'period' | 'limit'>

const MOST_MINUTES: Readonly<Record<LimitPeriod, number>> = { DAY: 24 * 60, WEEK: 7 * 24 * 60, MONTH: 31 * 24 * 60 }

/** What the field shows at first: the present limit, hours and minutes as `2:30`. */
export const startOf = ({ kind, limit }: Pick<Limit, 'kind' | 'limit'>): string => {
  if (limit === null) return kind === 'TIME' ? ':' : ''
  if (kind !== 'TIME') return limit.replace(/\.?0+$/, '')
  const minutes = Math.floor(Number(limit) / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60)}`
}

const readMinutes = (text: string): number | undefined => {
  const [hours = '', minutes = ''] = text.split(':')
  return hours === '' && minutes === '' ? undefined : Number(hours || 0) * 60 + Number(minutes || 0)
}

const compared = (limit: string | null, figure: string, amount: string, size: (figure: string) => bigint): Wish => {
  const difference = limit === null ? -1n : size(figure) - size(limit)
  return difference === 0n ? { kind: 'same' } : { kind: difference < 0n ? 'lower' : 'raise', figure, amount }
}

/** Reads the field. A first limit is a lower one: it holds at once. */
export const readWish = ({ kind, period, limit }: Limit, text: string, currency: string): Wish => {
  if (kind === 'TIME') {
    const minutes = readMinutes(text)
    if (minutes === undefined) return { kind: 'empty' }
    if (minutes < 1 || minutes > MOST_MINUTES[period]) return { kind: 'wrong' }
    return compared(limit, String(minutes * 60), String(minutes), BigInt)
  }
  if (text.trim() === '') return { kind: 'empty' }
  const amount = readAmount(text, currency)
  return amount === undefined ? { kind: 'wrong' } : compared(limit, formatUnits(parseUnits(amount)), amount, parseUnits)
}
