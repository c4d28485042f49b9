import type { DepositView } from '@portico/contract/cashier/shapes'
import type { Money } from '@portico/contract/kit/money'

interface Cell {
  readonly name: 'asked' | 'arrived' | 'balance'
  readonly money?: Money
  readonly word?: 'notYet' | 'nothing' | 'review' | 'owed'
  readonly tone?: 'good' | 'doubtful'
}

/** Where the money of a deposit is: asked for, arrived, in the balance. */
export const stripOf = ({ state, amount, arrived, credited }: Pick<DepositView, 'state' | 'amount' | 'arrived' | 'credited'>): Cell[] => {
  const request: Cell = { name: 'asked', money: amount }
  if (credited !== null) return [request, { name: 'arrived', money: arrived ?? amount }, { name: 'balance', money: credited, tone: 'good' }]
  if (state === 'REVIEW')
    return [
      request,
      arrived === null ? { name: 'arrived', word: 'review' } : { name: 'arrived', money: arrived, tone: 'doubtful' },
      { name: 'balance', word: 'review' },
    ]
  if (state === 'REVERSED') return [request, { name: 'arrived', word: 'owed' }, { name: 'balance', word: 'owed' }]
  const word = state === 'CREATED' || state === 'PENDING_PAYMENT' ? 'notYet' : 'nothing'
  return [request, { name: 'arrived', word }, { name: 'balance', word }]
}
