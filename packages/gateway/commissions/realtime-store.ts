import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/open.ts'
import { commissionLine, commissionPeriod, commissionRecovery } from './schema.ts'
import type { LineRow, PeriodRow } from './store.ts'

/** Whose lines by windows, of windows that begin in [from, to). */
export interface WindowFilter {
  readonly memberId: string
  readonly currency: string
  readonly from: Date
  readonly to: Date
}

const KIND = 'realtime'

const matching = ({ memberId, currency, from, to }: WindowFilter) =>
  and(
    eq(commissionLine.memberId, memberId),
    eq(commissionLine.kind, KIND),
    eq(commissionLine.currency, currency),
    gte(commissionLine.startsAt, from),
    lt(commissionLine.startsAt, to),
  )

/** Every version of every window, in the order of windows and of versions. */
export const windowLines = (db: Queryable, filter: WindowFilter): Promise<LineRow[]> =>
  db
    .select()
    .from(commissionLine)
    .where(matching(filter))
    .orderBy(asc(commissionLine.startsAt), asc(commissionLine.version), asc(commissionLine.id))

/** The windows that begin in [from, to) and were calculated, in order. */
export const calculatedWindows = (db: Queryable, { from, to }: Pick<WindowFilter, 'from' | 'to'>): Promise<PeriodRow[]> =>
  db
    .select()
    .from(commissionPeriod)
    .where(and(eq(commissionPeriod.series, KIND), gte(commissionPeriod.startsAt, from), lt(commissionPeriod.startsAt, to)))
    .orderBy(asc(commissionPeriod.startsAt))

/** The window that was calculated last. */
export const lastWindow = async (db: Queryable): Promise<PeriodRow | undefined> =>
  (await db.select().from(commissionPeriod).where(eq(commissionPeriod.series, KIND)).orderBy(desc(commissionPeriod.startsAt)).limit(1))[0]

/** What of these lines moved no money: debts that they settled, less what was recovered of their own and what is owed still. */
export const unmovedOf = async (db: Queryable, filter: WindowFilter): Promise<bigint> => {
  const ids = db.select({ id: commissionLine.id }).from(commissionLine).where(matching(filter))
  const settling = alias(commissionRecovery, 'settling')
  const sum = async (side: 'lineId' | 'debtId') =>
    BigInt(
      (
        await db
          .select({ amount: sql<string>`coalesce(sum(${settling.amount}), 0)::text` })
          .from(settling)
          .where(inArray(settling[side], ids))
      )[0]?.amount ?? 0,
    )
  const [owed] = await db
    .select({ amount: sql<string>`coalesce(sum(${commissionLine.owed}), 0)::text` })
    .from(commissionLine)
    .where(matching(filter))
  return (await sum('lineId')) - (await sum('debtId')) - BigInt(owed?.amount ?? 0)
}
