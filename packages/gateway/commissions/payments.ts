import { movePayment, NO_PAYMENT } from '@portico/commission/payout/payment'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { insertPaymentEvent, lockPaymentOf, paymentOf, savePayment } from './payment-store.ts'
import type { NewLine } from './store.ts'
import { movementId, type Wallets } from './wallet.ts'

/** What a new line of a dividend does to its payment: it is to be reviewed anew, and what was paid above it is taken back. */
export const payableFrom = async (tx: Tx, wallets: Wallets, line: NewLine, at: Date): Promise<void> => {
  const row = await lockPaymentOf(tx, line.subject, line.startsAt)
  const before = row ? paymentOf(row) : NO_PAYMENT
  const action = row ? 'recalculate' : 'calculate'
  const { payment, result } = movePayment(before, action, line.amount)
  if (result !== 'ok' || payment.state === null) return
  const id = row?.id ?? derivedId('dividend', line.subject, line.startsAt.toISOString())
  const { subject: contractId, memberId, currency, label, startsAt } = line
  await savePayment(tx, {
    ...payment,
    state: payment.state,
    id,
    contractId,
    memberId,
    currency,
    label,
    startsAt,
    lineId: line.id,
    changedAt: at,
  })
  await insertPaymentEvent(tx, {
    id: derivedId(id, action, String(payment.version)),
    paymentId: id,
    action,
    person: null,
    version: payment.version,
    amount: line.amount,
    at,
  })
  const excess = payment.clawback - before.clawback
  if (excess > 0n)
    await wallets(
      tx,
      [{ lineId: line.id, entryId: movementId(line.id, 'CLAWBACK'), ref: line.id, kind: 'dividend', memberId, currency, due: -excess }],
      at,
    )
}
