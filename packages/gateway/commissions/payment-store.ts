import type { Payment } from '@portico/commission/payout/payment'
import type { PaymentState } from '@portico/contract/commission/shapes'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { commissionPayment, commissionPaymentEvent } from './schema.ts'

export type PaymentRow = typeof commissionPayment.$inferSelect
export type PaymentEventRow = typeof commissionPaymentEvent.$inferSelect

/** The payment of a period, for this transaction alone. */
export const lockPaymentOf = async (tx: Tx, contractId: string, startsAt: Date): Promise<PaymentRow | undefined> =>
  (
    await tx
      .select()
      .from(commissionPayment)
      .where(and(eq(commissionPayment.contractId, contractId), eq(commissionPayment.startsAt, startsAt)))
      .for('update')
  )[0]

export const lockPayment = async (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  (await tx.select().from(commissionPayment).where(eq(commissionPayment.id, id)).for('update'))[0]

export const savePayment = async (tx: Tx, row: PaymentRow): Promise<void> => {
  await tx.insert(commissionPayment).values(row).onConflictDoUpdate({ target: commissionPayment.id, set: row })
}

export const insertPaymentEvent = async (tx: Tx, row: PaymentEventRow): Promise<void> => {
  await tx.insert(commissionPaymentEvent).values(row)
}

export const paymentEvents = (db: Queryable, paymentId: string): Promise<PaymentEventRow[]> =>
  db.select().from(commissionPaymentEvent).where(eq(commissionPaymentEvent.paymentId, paymentId)).orderBy(asc(commissionPaymentEvent.at))

/** The state of a payment as the rules take it. */
export const paymentOf = ({ state, version, amount, paid, clawback }: PaymentRow): Payment => ({ state, version, amount, paid, clawback })

const MOST = 200

/** The oldest first. */
export const paymentsIn = (db: Queryable, state: PaymentState): Promise<PaymentRow[]> =>
  db.select().from(commissionPayment).where(eq(commissionPayment.state, state)).orderBy(asc(commissionPayment.changedAt)).limit(MOST)
