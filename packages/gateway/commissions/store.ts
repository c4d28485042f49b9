import type { CommissionKind } from '@portico/contract/commission/kinds'
import type { Latest } from '@portico/commission/runs/versions'
import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { commissionLine, commissionPeriod, commissionRecovery } from './schema.ts'

export type { StoredCarried, StoredOpening } from './schema.ts'
export type LineRow = typeof commissionLine.$inferSelect
export type NewLine = typeof commissionLine.$inferInsert
export type PeriodRow = typeof commissionPeriod.$inferSelect

const CHUNK = 1000

export const insertLines = async (tx: Tx, lines: readonly NewLine[]): Promise<void> => {
  for (let at = 0; at < lines.length; at += CHUNK) await tx.insert(commissionLine).values(lines.slice(at, at + CHUNK))
}

/** Periods of a series that were calculated and start from `from` on. */
export const periodsSince = (db: Queryable, series: string, from: Date): Promise<PeriodRow[]> =>
  db
    .select()
    .from(commissionPeriod)
    .where(and(eq(commissionPeriod.series, series), gte(commissionPeriod.startsAt, from)))
    .orderBy(commissionPeriod.startsAt)

export const calculatedAmong = (db: Queryable, series: string, starts: readonly Date[]): Promise<PeriodRow[]> =>
  starts.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(commissionPeriod)
        .where(and(eq(commissionPeriod.series, series), inArray(commissionPeriod.startsAt, [...starts])))

export const savePeriod = async (tx: Tx, row: PeriodRow): Promise<void> => {
  await tx
    .insert(commissionPeriod)
    .values(row)
    .onConflictDoUpdate({ target: [commissionPeriod.series, commissionPeriod.startsAt], set: { bets: row.bets } })
}

/** What the lines of a period came to last, by the subject and currency of each. */
export const latestOf = async (
  db: Queryable,
  kind: CommissionKind,
  startsAt: Date,
): Promise<(Latest & { subject: string; memberId: string; currency: string; settledDue: bigint; baseGroup: number | null })[]> => {
  const rows = await rowsOf<{
    subject: string
    memberId: string
    currency: string
    version: number
    amount: string
    paid: string
    baseGroup: number | null
  }>(
    db,
    sql`select distinct on (l.subject, l.currency) l.subject::text, l.member_id::text as "memberId", l.currency, l.version, l.amount::text as amount, l.base_group as "baseGroup",
        sum(l.due) over (partition by l.subject, l.currency)::text as paid
      from commission_line l where l.kind = ${kind} and l.starts_at = ${startsAt.toISOString()}::timestamptz
      order by l.subject, l.currency, l.version desc`,
  )
  return rows.map(({ subject, memberId, currency, version, amount, paid, baseGroup }) => ({
    subject,
    memberId,
    currency,
    version,
    amount: BigInt(amount),
    settledDue: BigInt(paid),
    baseGroup,
  }))
}

/** The place of a line in the order in which lines are posted. */
export interface LinePlace {
  readonly runAt: string
  readonly startsAt: string
  readonly id: string
}

/** Lines that wait for their posting, the oldest first. */
export const waitingLines = (tx: Tx, upTo: Date, after: LinePlace | null, most: number): Promise<LineRow[]> =>
  tx
    .select()
    .from(commissionLine)
    .where(
      and(
        isNull(commissionLine.postedAt),
        ne(commissionLine.kind, 'dividend'),
        lte(commissionLine.runAt, upTo),
        after === null
          ? undefined
          : or(
              gt(commissionLine.runAt, new Date(after.runAt)),
              and(
                eq(commissionLine.runAt, new Date(after.runAt)),
                or(
                  gt(commissionLine.startsAt, new Date(after.startsAt)),
                  and(eq(commissionLine.startsAt, new Date(after.startsAt)), gt(commissionLine.id, after.id)),
                ),
              ),
            ),
      ),
    )
    .orderBy(asc(commissionLine.runAt), asc(commissionLine.startsAt), asc(commissionLine.id))
    .limit(most)

/** What is owed by these accounts, the oldest first. */
export const owedBy = (tx: Tx, memberIds: readonly string[]): Promise<LineRow[]> =>
  memberIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(commissionLine)
        .where(and(inArray(commissionLine.memberId, [...memberIds]), sql`${commissionLine.owed} > 0`))
        .orderBy(asc(commissionLine.postedAt), asc(commissionLine.runAt), asc(commissionLine.startsAt), asc(commissionLine.id))

/** What posting made of a line. */
export interface Posted {
  readonly id: string
  readonly toWallet: bigint
  readonly owed: bigint
}

const column = <Row>(rows: readonly Row[], value: (row: Row) => string | bigint) => sql`string_to_array(${rows.map(value).join(',')}, ',')`

/** Writes what lines brought, on top of what they brought before. */
export const markPosted = async (tx: Tx, posted: readonly Posted[], at: Date): Promise<void> => {
  if (posted.length === 0) return
  await tx.execute(sql`update commission_line l set posted_at = ${at.toISOString()}::timestamptz, to_wallet = l.to_wallet + p.moved, owed = l.owed + p.owed
    from unnest(${column(posted, ({ id }) => id)}::uuid[], ${column(posted, ({ toWallet }) => toWallet)}::bigint[],
      ${column(posted, ({ owed }) => owed)}::bigint[]) as p(id, moved, owed)
    where l.id = p.id`)
}

export interface Recovery {
  readonly debtId: string
  readonly lineId: string
  readonly amount: bigint
}

/** Settles debts from lines. */
export const insertRecoveries = async (tx: Tx, recoveries: readonly Recovery[]): Promise<void> => {
  for (const recovery of recoveries) {
    await tx
      .insert(commissionRecovery)
      .values(recovery)
      .onConflictDoUpdate({
        target: [commissionRecovery.debtId, commissionRecovery.lineId],
        set: { amount: sql`${commissionRecovery.amount} + excluded.amount` },
      })
    await tx
      .update(commissionLine)
      .set({ owed: sql`${commissionLine.owed} - ${recovery.amount}` })
      .where(eq(commissionLine.id, recovery.debtId))
  }
}
