import { and, asc, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { vendorCampaign, vendorCase, vendorRound } from './schema.ts'

export type CaseRow = typeof vendorCase.$inferSelect

const MOST = 200

/** Open rounds in which nothing happened since, the longest first; of one vendor where it is named. */
export const roundsOpenSince = (db: Queryable, before: Date, vendor?: string, limit = MOST) =>
  db
    .select()
    .from(vendorRound)
    .where(
      and(eq(vendorRound.state, 'OPEN'), lt(vendorRound.lastAt, before), vendor === undefined ? undefined : eq(vendorRound.vendor, vendor)),
    )
    .orderBy(asc(vendorRound.lastAt))
    .limit(limit)

/** Of one vendor where it is named, the oldest first. */
export const openCases = (db: Queryable, vendor?: string): Promise<CaseRow[]> =>
  db
    .select()
    .from(vendorCase)
    .where(and(isNull(vendorCase.closedAt), vendor === undefined ? undefined : eq(vendorCase.vendor, vendor)))
    .orderBy(asc(vendorCase.openedAt))
    .limit(MOST)

/** The open cases of these rounds, which stand still, however many there are of others. */
export const stuckCasesOf = (
  db: Queryable,
  rounds: readonly { readonly vendor: string; readonly roundId: string }[],
): Promise<CaseRow[]> =>
  rounds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(vendorCase)
        .where(
          and(
            isNull(vendorCase.closedAt),
            eq(vendorCase.kind, 'STUCK_ROUND'),
            inArray(vendorCase.vendor, [...new Set(rounds.map(({ vendor }) => vendor))]),
            inArray(
              vendorCase.about,
              rounds.map(({ roundId }) => roundId),
            ),
          ),
        )

const byVendor = (rows: readonly { readonly vendor: string; readonly count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [row.vendor, row.count]))

export const countOpenCases = async (db: Queryable) =>
  byVendor(
    await db
      .select({ vendor: vendorCase.vendor, count: count() })
      .from(vendorCase)
      .where(isNull(vendorCase.closedAt))
      .groupBy(vendorCase.vendor),
  )

export const countOpenRounds = async (db: Queryable) =>
  byVendor(
    await db
      .select({ vendor: vendorRound.vendor, count: count() })
      .from(vendorRound)
      .where(eq(vendorRound.state, 'OPEN'))
      .groupBy(vendorRound.vendor),
  )

/** Keeps stakes of every vendor waiting until this transaction ends, after those under way: what it then counts stands. */
export const holdStakes = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${vendorRound} in share mode`)
}

/** False for one that is closed, and for that of a round: it ends with its round. */
export const closeCase = async (db: Queryable, id: string, change: Pick<CaseRow, 'closedAt' | 'closedBy' | 'note'>): Promise<boolean> =>
  (
    await db
      .update(vendorCase)
      .set(change)
      .where(and(eq(vendorCase.id, id), isNull(vendorCase.closedAt), ne(vendorCase.kind, 'STUCK_ROUND')))
      .returning({ id: vendorCase.id })
  ).length > 0

/** The case of a win that is beyond what this round may pay, one that is open before any other; none where there was no such win. */
export const payoutCaseOf = async (tx: Tx, vendor: string, roundId: string): Promise<CaseRow | undefined> =>
  (
    await tx
      .select()
      .from(vendorCase)
      .where(and(eq(vendorCase.vendor, vendor), eq(vendorCase.kind, 'MOST_PAYOUT'), sql`${vendorCase.details} ->> 'roundId' = ${roundId}`))
      .orderBy(sql`${vendorCase.closedAt} desc nulls first`)
      .limit(1)
  )[0]

/** Those that end last, first. */
export const readCampaigns = (db: Queryable) => db.select().from(vendorCampaign).orderBy(desc(vendorCampaign.endsAt)).limit(MOST)

const isCase = (vendor: string, kind: CaseRow['kind'], about: string) =>
  and(eq(vendorCase.vendor, vendor), eq(vendorCase.kind, kind), eq(vendorCase.about, about))

/** Held for this transaction. */
export const lockCase = async (tx: Tx, vendor: string, kind: CaseRow['kind'], about: string): Promise<CaseRow | undefined> =>
  (
    await tx
      .select()
      .from(vendorCase)
      .where(isCase(vendor, kind, about))
      .for('update')
  )[0]

export const changeCase = async (tx: Tx, id: string, change: Partial<CaseRow>): Promise<void> => {
  await tx.update(vendorCase).set(change).where(eq(vendorCase.id, id))
}
