import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { inOrder } from '../kit/in-order.ts'
import { dueOf, movePayment, NO_PAYMENT, type PaymentAction, type PaymentResult, type PaymentState } from './payment.ts'

export interface PayoutCase {
  readonly events: readonly { readonly id: string; readonly at: string; readonly type: PaymentAction; readonly amount?: string | null }[]
}

export interface PayoutAnswer {
  readonly events: readonly { readonly id: string; readonly result: PaymentResult; readonly state: PaymentState | null }[]
  readonly state: PaymentState | null
  readonly version: number
  readonly amount: string
  readonly paid: string
  readonly due: string
  readonly clawback: string
}

/** The payment of one dividend, from its calculation on. */
export const settlePayout = ({ events }: PayoutCase): PayoutAnswer => {
  let payment = NO_PAYMENT
  const results = inOrder(events).map(({ id, type, amount }) => {
    const step = movePayment(payment, type, typeof amount === 'string' ? parseUnits(amount) : null)
    payment = step.payment
    return { id, result: step.result, state: payment.state }
  })
  return {
    events: results,
    state: payment.state,
    version: payment.version,
    amount: formatUnits(payment.amount),
    paid: formatUnits(payment.paid),
    due: formatUnits(dueOf(payment)),
    clawback: formatUnits(payment.clawback),
  }
}
