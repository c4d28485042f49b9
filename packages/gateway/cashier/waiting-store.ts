import type { WaitingItem } from '@portico/contract/center/shapes'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { deposit } from './schema.ts'

/** Deposits that wait for their member's payment, with the first end of their pages that is still to come. */
export const waitingDeposits = async (db: Queryable, memberId: string, now: Date): Promise<WaitingItem[]> => {
  const rows = await db
    .select({ amount: deposit.amount, currency: deposit.currency, expiresAt: deposit.expiresAt })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), inArray(deposit.state, ['CREATED', 'PENDING_PAYMENT'])))
  const open = rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  if (open.length === 0) return []
  const ends = open.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  const sum = open.reduce((total, { amount }) => total + amount, 0n)
  const until = ends[0]?.toISOString() ?? null
  return [{ kind: 'DEPOSIT', section: 'depositv2', count: open.length, amount: toMoney(sum, open[0]!.currency), until, badge: true }]
}

/** What a member has paid in between two instants and was credited, before fees. */
export const creditedBetween = async (db: Queryable, memberId: string, from: Date, to: Date): Promise<Units> => {
  const span = and(isNotNull(deposit.creditedAt), gte(deposit.creditedAt, from), lt(deposit.creditedAt, to))
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.state, 'CREDITED'), span))
  return BigInt(row!.sum)
}
