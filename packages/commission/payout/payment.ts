import type { Units } from '@portico/contract/kit/money'

export type PaymentState = 'CALCULATED' | 'REVIEW' | 'APPROVED' | 'PARTLY_PAID' | 'PAID' | 'REJECTED'
export type PaymentAction = 'calculate' | 'review' | 'approve' | 'reject' | 'pay' | 'recalculate'
export type PaymentResult = 'ok' | 'BAD_STATE' | 'BAD_AMOUNT' | 'AMOUNT_ABOVE_DUE' | 'NO_CHANGE'

/** The payment of one dividend; version 0 is not calculated yet. */
export interface Payment {
  readonly state: PaymentState | null
  readonly version: number
  readonly amount: Units
  readonly paid: Units
  /** What was taken back because a later version was lower than what had been paid. */
  readonly clawback: Units
}

export const NO_PAYMENT: Payment = { state: null, version: 0, amount: 0n, paid: 0n, clawback: 0n }

/** What an action is made of a payment, or why not. `amount` is null where none was given. */
type Move = (payment: Payment, amount: Units | null) => Payment | Exclude<PaymentResult, 'ok'>

const to =
  (state: PaymentState): Move =>
  (payment) => ({ ...payment, state })

export const dueOf = ({ amount, paid }: Payment): Units => amount - paid

/** A new version: what was paid above it is clawed back, what is missing goes through review and approval again. */
const calculate: Move = (payment, input) => {
  const amount = input ?? -1n
  if (amount < 0n) return 'BAD_AMOUNT'
  if (payment.version > 0 && amount === payment.amount) return 'NO_CHANGE'
  const excess = payment.paid > amount ? payment.paid - amount : 0n
  const paid = payment.paid - excess
  return {
    state: amount > paid ? 'CALCULATED' : 'PAID',
    version: payment.version + 1,
    amount,
    paid,
    clawback: payment.clawback + excess,
  }
}

const pay: Move = (payment, input) => {
  const due = dueOf(payment)
  const amount = input ?? due
  if (amount <= 0n) return 'BAD_AMOUNT'
  if (amount > due) return 'AMOUNT_ABOVE_DUE'
  return { ...payment, state: amount === due ? 'PAID' : 'PARTLY_PAID', paid: payment.paid + amount }
}

/** What can be done in which state; anything else is BAD_STATE. */
const MOVES: Readonly<Record<PaymentState | 'NONE', Readonly<Partial<Record<PaymentAction, Move>>>>> = {
  NONE: { calculate },
  CALCULATED: { recalculate: calculate, review: to('REVIEW') },
  REVIEW: { recalculate: calculate, approve: to('APPROVED'), reject: to('REJECTED') },
  APPROVED: { recalculate: calculate, pay, reject: to('REJECTED') },
  PARTLY_PAID: { recalculate: calculate, pay },
  PAID: { recalculate: calculate },
  REJECTED: { recalculate: calculate },
}

/** Does one thing to a payment; refused, it stays as it is. */
export const movePayment = (
  payment: Payment,
  action: PaymentAction,
  amount: Units | null,
): { readonly payment: Payment; readonly result: PaymentResult } => {
  const moves = MOVES[payment.state ?? 'NONE']
  // What a case names may be anything, also what every object has.
  const after = (Object.hasOwn(moves, action) && moves[action]?.(payment, amount)) || 'BAD_STATE'
  return typeof after === 'string' ? { payment, result: after } : { payment: after, result: 'ok' }
}
