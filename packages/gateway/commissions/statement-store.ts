import type { CommissionKind } from '@portico/contract/commission/kinds'
import type { PaymentState } from '@portico/contract/commission/shapes'
import { and, asc, desc, eq, getTableColumns, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { commissionLine, commissionPayment, commissionRecovery } from './schema.ts'
import type { LineRow } from './store.ts'

/** Whose lines, of periods that began on these days of the merchant's. */
export interface LineFilter {
  readonly memberId: string
  readonly currency: string
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly kind?: CommissionKind | undefined
  readonly overBy?: Date | undefined
}

export interface StatedLine extends LineRow {
  /** Of a dividend. */
  readonly payment: PaymentState | null
}

const columns = { ...getTableColumns(commissionLine), payment: commissionPayment.state }

const lines = (db: Queryable) =>
  db
    .select(columns)
    .from(commissionLine)
    .leftJoin(
      commissionPayment,
      and(
        eq(commissionLine.kind, 'dividend'),
        eq(commissionPayment.contractId, commissionLine.subject),
        eq(commissionPayment.startsAt, commissionLine.startsAt),
      ),
    )
    .$dynamic()

const dayStart = (day: SQL, timeZone: string): SQL => sql`(${day}::timestamp at time zone ${timeZone})`

const matching = ({ memberId, currency, from, to, timeZone, kind, overBy }: LineFilter): SQL =>
  and(
    eq(commissionLine.memberId, memberId),
    eq(commissionLine.currency, currency),
    kind === undefined ? undefined : eq(commissionLine.kind, kind),
    overBy && lte(commissionLine.endsAt, overBy),
    sql`${commissionLine.startsAt} >= ${dayStart(sql`${from}::date`, timeZone)}`,
    sql`${commissionLine.startsAt} < ${dayStart(sql`(${to}::date + 1)`, timeZone)}`,
  )!

export interface Place {
  readonly startsAt: Date
  readonly version: number
  readonly id: string
}

/** The latest first; of one period its last version. */
export const linePage = (db: Queryable, filter: LineFilter, after: Place | null, limit: number): Promise<StatedLine[]> => {
  const { startsAt, version, id } = commissionLine
  const beyond =
    after === null
      ? undefined
      : or(
          lt(startsAt, after.startsAt),
          and(eq(startsAt, after.startsAt), or(lt(version, after.version), and(eq(version, after.version), lt(id, after.id)))),
        )
  return lines(db)
    .where(and(matching(filter), beyond))
    .orderBy(desc(startsAt), desc(version), desc(id))
    .limit(limit)
}

export interface LineSums {
  readonly kind: CommissionKind
  readonly lines: number
  readonly earned: string
  readonly takenBack: string
  readonly toWallet: string
  readonly settled: string
  readonly waiting: string
}

/** What is still to be paid of a line: of a dividend, the rest of its payment, which its latest line stands for. */
const waitingOf = sql`case when ${commissionLine.kind} <> 'dividend' then case when ${commissionLine.postedAt} is null then ${commissionLine.due} else 0 end
  else coalesce((select ${commissionPayment.amount} - ${commissionPayment.paid} from ${commissionPayment}
    where ${commissionPayment.lineId} = ${commissionLine.id} and ${commissionPayment.state} <> 'REJECTED'), 0) end`

/** What lines come to by kind: what was added, what corrections took back, what the wallet got, what bets had brought before, what waits. */
export const lineSums = (db: Queryable, filter: LineFilter): Promise<LineSums[]> =>
  rowsOf(
    db,
    sql`select kind, count(*)::int as lines, coalesce(sum(pay) filter (where pay > 0), 0)::text as earned,
      coalesce(sum(pay) filter (where pay < 0), 0)::text as "takenBack", sum(to_wallet)::text as "toWallet", sum(settled)::text as settled,
      sum(${waitingOf})::text as waiting
    from ${commissionLine} where ${matching(filter)} group by kind`,
  )

/** Lines of which something is still owed, the oldest first. */
export const debtLines = (db: Queryable, memberId: string, currency: string): Promise<StatedLine[]> =>
  lines(db)
    .where(and(eq(commissionLine.memberId, memberId), eq(commissionLine.currency, currency), sql`${commissionLine.owed} > 0`))
    .orderBy(asc(commissionLine.postedAt), asc(commissionLine.runAt), asc(commissionLine.startsAt), asc(commissionLine.id))

export const lineOf = async (db: Queryable, memberId: string, id: string): Promise<StatedLine | undefined> =>
  (await lines(db).where(and(eq(commissionLine.id, id), eq(commissionLine.memberId, memberId))))[0]

/** All versions of the period of a line, the first one first. */
export const versionsOf = (db: Queryable, { kind, subject, currency, startsAt }: LineRow): Promise<StatedLine[]> =>
  lines(db)
    .where(
      and(
        eq(commissionLine.kind, kind),
        eq(commissionLine.subject, subject),
        eq(commissionLine.currency, currency),
        eq(commissionLine.startsAt, startsAt),
      ),
    )
    .orderBy(asc(commissionLine.version))

/** What a line settled of others, or others of it, with the other line. */
export const recoveriesOf = (db: Queryable, id: string, side: 'debtId' | 'lineId') => {
  const other = side === 'debtId' ? commissionRecovery.lineId : commissionRecovery.debtId
  return db
    .select({
      lineId: commissionLine.id,
      kind: commissionLine.kind,
      label: commissionLine.label,
      version: commissionLine.version,
      amount: commissionRecovery.amount,
    })
    .from(commissionRecovery)
    .innerJoin(commissionLine, eq(commissionLine.id, other))
    .where(eq(commissionRecovery[side], id))
    .orderBy(asc(commissionLine.startsAt), asc(commissionLine.id))
}

export const paymentIdOf = async (db: Queryable, { subject, startsAt }: LineRow): Promise<string | undefined> =>
  (
    await db
      .select({ id: commissionPayment.id })
      .from(commissionPayment)
      .where(and(eq(commissionPayment.contractId, subject), eq(commissionPayment.startsAt, startsAt)))
  )[0]?.id
