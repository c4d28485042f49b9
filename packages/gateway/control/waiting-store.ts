import type { WaitingItem } from '@portico/contract/center/shapes'
import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { playRaise } from './schema.ts'

/** Higher limits whose second yes may be given now. Before that nothing can be done about them. */
export const waitingRaises = async (db: Queryable, memberId: string, now: Date): Promise<WaitingItem[]> => {
  const rows = await db
    .select({ lapsesAt: playRaise.lapsesAt })
    .from(playRaise)
    .where(
      and(eq(playRaise.memberId, memberId), eq(playRaise.state, 'WAITING'), lte(playRaise.confirmFrom, now), gt(playRaise.lapsesAt, now)),
    )
    .orderBy(asc(playRaise.lapsesAt))
  if (rows.length === 0) return []
  const until = rows[0]!.lapsesAt.toISOString()
  return [{ kind: 'LIMIT_RAISE', section: 'limits', count: rows.length, amount: null, until, badge: true }]
}

/** Whose second yes has come due, or lapsed, after one instant and up to another. */
export const membersWithTurn = async (db: Queryable, after: Date, upTo: Date): Promise<string[]> => {
  const within = (column: typeof playRaise.confirmFrom | typeof playRaise.lapsesAt) => and(gt(column, after), lte(column, upTo))
  const rows = await db
    .selectDistinct({ memberId: playRaise.memberId })
    .from(playRaise)
    .where(and(eq(playRaise.state, 'WAITING'), or(within(playRaise.confirmFrom), within(playRaise.lapsesAt))))
  return rows.map(({ memberId }) => memberId)
}
