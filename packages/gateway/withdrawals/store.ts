import type { Units } from '@portico/contract/kit/money'
import type { PayeeKind } from '@portico/contract/withdrawal/shapes'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { withdrawal } from './schema.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect
export type NewWithdrawal = typeof withdrawal.$inferInsert

/** Nothing is on its way any more. */
const OVER = ['PAID', 'REJECTED'] as const satisfies readonly WithdrawalRow['state'][]

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const insertWithdrawal = async (tx: Tx, row: NewWithdrawal): Promise<WithdrawalRow> =>
  (await tx.insert(withdrawal).values(row).returning())[0]!

export const findWithdrawal = async (db: Queryable, id: string): Promise<WithdrawalRow | undefined> =>
  (await db.select().from(withdrawal).where(eq(withdrawal.id, id)))[0]

/** By its id or its reference. */
export const findNamed = async (db: Queryable, name: string): Promise<WithdrawalRow | undefined> =>
  UUID.test(name)
    ? findWithdrawal(db, name.toLowerCase())
    : (await db.select().from(withdrawal).where(eq(withdrawal.reference, name.trim().toUpperCase())))[0]

export const lockWithdrawal = async (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  UUID.test(id) ? (await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update'))[0] : undefined

export const changeWithdrawal = async (tx: Queryable, id: string, change: Partial<WithdrawalRow>): Promise<void> => {
  await tx.update(withdrawal).set(change).where(eq(withdrawal.id, id))
}

/** A member's, the latest first. */
export const withdrawalsOf = (db: Queryable, memberId: string, most: number): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawal).where(eq(withdrawal.memberId, memberId)).orderBy(desc(withdrawal.createdAt), withdrawal.id).limit(most)

/** Those of the ids that are withdrawals of the member. */
export const withdrawalsNamed = async (db: Queryable, memberId: string, ids: readonly string[]): Promise<WithdrawalRow[]> => {
  const named = ids.filter((id) => UUID.test(id))
  if (named.length === 0) return []
  return db
    .select()
    .from(withdrawal)
    .where(and(inArray(withdrawal.id, named), eq(withdrawal.memberId, memberId)))
}

export const countOpen = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(withdrawal, and(eq(withdrawal.memberId, memberId), notInArray(withdrawal.state, [...OVER])))

/** Withdrawals of a member since a moment of which something was said not to have arrived. */
export const countDisputed = (db: Queryable, memberId: string, since: Date): Promise<number> =>
  db.$count(
    withdrawal,
    and(
      eq(withdrawal.memberId, memberId),
      isNotNull(withdrawal.decisionBy),
      sql`${withdrawal.createdAt} >= ${since.toISOString()}::timestamptz`,
    ),
  )

const QUEUES = {
  REVIEW: eq(withdrawal.state, 'REVIEW'),
  UNKNOWN: eq(withdrawal.state, 'UNKNOWN'),
  DISPUTED: eq(withdrawal.receipt, 'DISPUTED'),
  CASE: isNotNull(withdrawal.attention),
  ALL: undefined,
} as const

export type Queue = keyof typeof QUEUES

export const queueOf = (db: Queryable, queue: Queue, most: number): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawal)
    .where(QUEUES[queue])
    .orderBy(queue === 'ALL' ? desc(withdrawal.createdAt) : asc(withdrawal.createdAt), withdrawal.id)
    .limit(most)

/** Locks some that have waited until their time: for an account or a password to be old enough. */
export const lockWaiting = (tx: Tx, now: Date, most: number): Promise<WithdrawalRow[]> =>
  tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.state, 'REQUESTED'), lte(withdrawal.notBefore, now)))
    .limit(most)
    .for('update', { skipLocked: true })

/** Locks some that may be sent; not those that somebody has to look at first. */
export const lockApproved = (tx: Tx, most: number): Promise<WithdrawalRow[]> =>
  tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.state, 'APPROVED'), isNull(withdrawal.attention)))
    .orderBy(asc(withdrawal.createdAt))
    .limit(most)
    .for('update', { skipLocked: true })

/** Takes payouts about which the provider is to be asked; until `until` nobody else takes them. */
export const claimAsks = (db: Queryable, { now, until, most }: { now: Date; until: Date; most: number }): Promise<WithdrawalRow[]> =>
  db
    .update(withdrawal)
    .set({ nextAskAt: until })
    .where(
      inArray(
        withdrawal.id,
        db
          .select({ id: withdrawal.id })
          .from(withdrawal)
          .where(lte(withdrawal.nextAskAt, now))
          .orderBy(asc(withdrawal.nextAskAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

export const lockReminders = (tx: Tx, now: Date, most: number): Promise<WithdrawalRow[]> =>
  tx
    .select()
    .from(withdrawal)
    .where(lte(withdrawal.nextReminderAt, now))
    .orderBy(asc(withdrawal.nextReminderAt))
    .limit(most)
    .for('update', { skipLocked: true })

export interface PayoutTime {
  readonly institution: string
  readonly half: number
  readonly most: number
}

/** How many minutes half and nine of ten payouts since a moment took, from sending to paid, where five or more are known. */
export const payoutTimes = async (db: Queryable, since: Date): Promise<PayoutTime[]> =>
  rowsOf<PayoutTime>(
    db,
    sql`
      select p.institution,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from w.paid_at - w.sent_at)) / 60)::int as half,
        ceil(percentile_cont(0.9) within group (order by extract(epoch from w.paid_at - w.sent_at)) / 60)::int as most
      from withdrawal w join payee p on p.id = w.payee_id
      where w.paid_at >= ${since.toISOString()}::timestamptz and w.sent_at is not null
      group by p.institution having count(*) >= 5`,
  )

/** What has gone out to each kind of account, or is on its way there; what did not arrive has not. */
export const sentByKind = (db: Queryable, memberId: string, currency: string): Promise<{ kind: PayeeKind; amount: Units }[]> =>
  rowsOf<{ kind: PayeeKind; amount: string }>(
    db,
    sql`
      select p.kind, sum(w.amount - w.not_received)::text as amount
      from withdrawal w join payee p on p.id = w.payee_id
      where w.member_id = ${memberId} and w.currency = ${currency} and w.state <> 'REJECTED'
      group by p.kind`,
  ).then((rows) => rows.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) })))

/** What was asked for since a moment and did not come back. */
export const sentSince = async (db: Queryable, memberId: string, currency: string, since: Date): Promise<Units> => {
  const [row] = await db
    .select({ amount: sql<string>`coalesce(sum(${withdrawal.amount} - ${withdrawal.notReceived}), 0)::text` })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        eq(withdrawal.currency, currency),
        ne(withdrawal.state, 'REJECTED'),
        gte(withdrawal.createdAt, since),
      ),
    )
  return BigInt(row?.amount ?? 0)
}

/** How many stand where, for the operator's figures. */
export const countQueues = async (db: Queryable): Promise<Readonly<Record<string, number>>> => {
  const rows = await db
    .select({
      state: sql<string>`case when ${withdrawal.receipt} = 'DISPUTED' then 'DISPUTED' else ${withdrawal.state} end`,
      count: sql<number>`count(*)::int`,
    })
    .from(withdrawal)
    .where(or(notInArray(withdrawal.state, [...OVER]), eq(withdrawal.receipt, 'DISPUTED')))
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
