import type { Units } from '@portico/contract/kit/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { deposit } from './schema.ts'

/** What a member has paid in and still has of it, before fees, by the method. */
export const creditedByMethod = async (
  db: Queryable,
  memberId: string,
  currency: string,
): Promise<readonly { readonly method: string; readonly amount: Units }[]> => {
  const rows = await db
    .select({ method: deposit.method, sum: sql<string>`sum(${deposit.amount})::text` })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.currency, currency), eq(deposit.state, 'CREDITED')))
    .groupBy(deposit.method)
  return rows.map(({ method, sum }) => ({ method, amount: BigInt(sum) }))
}
