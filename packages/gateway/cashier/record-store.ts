import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { isUuid } from '../db/uuid.ts'
import { deposit, paymentNotice } from './schema.ts'
import type { DepositRow } from './store.ts'

/** Those of the ids that are deposits of the member. */
export const depositsNamed = async (queryable: Queryable, memberId: string, ids: readonly string[]): Promise<DepositRow[]> => {
  const named = ids.filter(isUuid)
  if (named.length === 0) return []
  return queryable
    .select()
    .from(deposit)
    .where(and(inArray(deposit.id, named), eq(deposit.memberId, memberId)))
}

/** What a provider said about a deposit, the first first. */
export const noticesAbout = (queryable: Queryable, depositId: string) =>
  queryable
    .select({
      receivedAt: paymentNotice.receivedAt,
      outcome: paymentNotice.outcome,
      amount: paymentNotice.amount,
      currency: paymentNotice.currency,
    })
    .from(paymentNotice)
    .where(eq(paymentNotice.about, depositId))
    .orderBy(asc(paymentNotice.receivedAt))
    .limit(20)
