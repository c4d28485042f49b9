import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Draw } from '@portico/contract/draw'
import type { Units } from '@portico/contract/money'
import type { Queryable, Tx } from '../db/open.ts'
import { bet, ledgerAccount, lotteryIssue } from '../db/schema/index.ts'

export type BetToSettle = Awaited<ReturnType<typeof takeWaiting>>[number]

/** Takes waiting bets of an issue for this transaction; bets that another instance is settling are passed over. */
export const takeWaiting = async (tx: Tx, issueId: bigint, limit: number) => {
  const bets = await tx
    .select()
    .from(bet)
    .where(and(eq(bet.issueId, issueId), eq(bet.state, 'WAITING')))
    .orderBy(asc(bet.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (bets.length === 0) return []
  const accounts = await tx
    .select({ id: ledgerAccount.id, ownerId: ledgerAccount.ownerId, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(
      and(
        inArray(sql`coalesce(${ledgerAccount.ownerId}, '00000000-0000-0000-0000-000000000000')`, [
          ...new Set(bets.map((row) => row.memberId)),
        ]),
        eq(ledgerAccount.kind, 'player:cash'),
      ),
    )
  const accountOf = new Map(accounts.map((row) => [`${row.ownerId} ${row.currency}`, row.id]))
  return bets.map((row) => ({ ...row, accountId: accountOf.get(`${row.memberId} ${row.currency}`)! }))
}

export interface SettledBet {
  readonly id: string
  readonly state: 'WON' | 'LOST' | 'PUSH' | 'VOID'
  readonly payout: Units
  readonly rebate: Units
  readonly validBet: Units
  readonly hits: readonly { readonly tier: string; readonly count: number }[]
}

/** Writes what bets came to. */
export const writeSettled = async (
  tx: Tx,
  settled: readonly SettledBet[],
  result: Draw,
  resultVersion: number,
  at: Date,
): Promise<void> => {
  const rows = JSON.stringify(
    settled.map((row) => ({ ...row, payout: String(row.payout), rebate: String(row.rebate), validBet: String(row.validBet) })),
  )
  await tx.execute(sql`
    update bet set state = s.state, payout = s.payout, rebate = s.rebate, valid_bet = s."validBet", hits = s.hits,
      result = ${JSON.stringify(result)}::jsonb, result_version = ${resultVersion}, settled_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as s(id uuid, state text, payout bigint, rebate bigint, "validBet" bigint, hits jsonb)
    where bet.id = s.id`)
}

/** Closes an issue of which no bet waits any more; false while one does, or when another instance closed it. */
export const closeIssue = async (queryable: Queryable, id: bigint, at: Date): Promise<boolean> =>
  (
    await queryable
      .update(lotteryIssue)
      .set({ state: 'SETTLED', settledAt: at })
      .where(
        and(
          eq(lotteryIssue.id, id),
          eq(lotteryIssue.state, 'DRAWN'),
          notExists(sql`(select 1 from bet where bet.issue_id = ${id} and bet.state = 'WAITING')`),
        ),
      )
      .returning({ id: lotteryIssue.id })
  ).length > 0
