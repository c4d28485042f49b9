import type { Money } from '@portico/contract/kit/money'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'

const AMOUNT = /^-?\d+(\.\d{1,4})?$/

/** What a line says of an amount, in its currency. */
export const moneyField = ({ fields, amount: { currency } }: CommissionLineView, name: string): Money | undefined => {
  const value = fields[name]
  return typeof value === 'string' && AMOUNT.test(value) ? { amount: value, currency } : undefined
}

export const countField = ({ fields }: CommissionLineView, name: string): number | undefined => {
  const value = fields[name]
  return typeof value === 'number' ? value : undefined
}

/** What its rate is of: the team's loss or its valid bets. */
export const baseOf = (line: CommissionLineView): Money | undefined => moneyField(line, line.kind === 'dividend' ? 'loss' : 'turnover')

/** How far a line has come. */
export type LineState = 'waiting' | 'paid' | 'takenBack' | 'owed' | 'review' | 'approved' | 'rejected'

export const stateOf = ({ kind, payment, postedAt, pay, owed }: CommissionLineView): LineState => {
  if (Number(owed.amount) > 0) return 'owed'
  if (kind === 'dividend') {
    if (payment === 'PAID') return 'paid'
    if (payment === 'APPROVED' || payment === 'PARTLY_PAID') return 'approved'
    return payment === 'REJECTED' ? 'rejected' : 'review'
  }
  if (postedAt === null) return 'waiting'
  return pay.amount.startsWith('-') ? 'takenBack' : 'paid'
}
