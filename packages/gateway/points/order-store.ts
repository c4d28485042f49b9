import type { PointOrderState } from '@portico/contract/points/shapes'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { pointItem, pointOrder } from './schema.ts'

export type ItemRow = typeof pointItem.$inferSelect
export type OrderRow = typeof pointOrder.$inferSelect

const MOST_LISTED = 200

/** Things in the mall, the cheapest first; `all`: closed ones too. */
export const itemRows = (db: Queryable, { all = false }: { readonly all?: boolean } = {}): Promise<ItemRow[]> =>
  db
    .select()
    .from(pointItem)
    .where(all ? undefined : eq(pointItem.open, true))
    .orderBy(asc(pointItem.points), asc(pointItem.item))

/** A thing for this transaction alone. */
export const lockItem = async (tx: Tx, item: string): Promise<ItemRow | undefined> =>
  (await tx.select().from(pointItem).where(eq(pointItem.item, item)).for('update'))[0]

export const saveItem = async (db: Queryable, row: ItemRow): Promise<void> => {
  const { item: _, ...change } = row
  await db.insert(pointItem).values(row).onConflictDoUpdate({ target: pointItem.item, set: change })
}

/** Takes pieces of a thing, or puts them back where the number is below zero. */
export const takePieces = async (tx: Tx, item: string, pieces: number): Promise<void> => {
  await tx
    .update(pointItem)
    .set({ left: sql`${pointItem.left} - ${pieces}` })
    .where(eq(pointItem.item, item))
}

export const insertOrder = async (tx: Tx, row: typeof pointOrder.$inferInsert): Promise<OrderRow> =>
  (await tx.insert(pointOrder).values(row).returning())[0]!

export const lockOrder = async (tx: Tx, number: string): Promise<OrderRow | undefined> =>
  (await tx.select().from(pointOrder).where(eq(pointOrder.number, number)).for('update'))[0]

export const decideOrder = async (
  tx: Tx,
  id: string,
  decision: Pick<OrderRow, 'state' | 'remark' | 'tracking' | 'decidedAt' | 'decidedBy'>,
): Promise<OrderRow> => (await tx.update(pointOrder).set(decision).where(eq(pointOrder.id, id)).returning())[0]!

export interface OrderFilter {
  readonly memberId: string
  readonly state?: PointOrderState | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const matching = ({ memberId, state, from, to }: OrderFilter): SQL | undefined =>
  and(
    eq(pointOrder.memberId, memberId),
    state && eq(pointOrder.state, state),
    from && gte(pointOrder.appliedAt, from),
    to && lt(pointOrder.appliedAt, to),
  )

export const countOrders = (db: Queryable, filter: OrderFilter): Promise<number> => db.$count(pointOrder, matching(filter))

/** A member's orders, the latest first. */
export const ordersOf = (db: Queryable, filter: OrderFilter, offset: number, limit: number): Promise<OrderRow[]> =>
  db.select().from(pointOrder).where(matching(filter)).orderBy(desc(pointOrder.appliedAt), desc(pointOrder.id)).offset(offset).limit(limit)

export const ordersNamed = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, OrderRow>> =>
  new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select()
            .from(pointOrder)
            .where(inArray(pointOrder.id, [...ids]))
        ).map((row) => [row.id, row]),
  )

/** Orders of everybody in a state, the oldest first. */
export const ordersIn = (db: Queryable, state: PointOrderState) => {
  const owner = callerView(db)
  return db
    .select({ row: pointOrder, account: owner.account })
    .from(pointOrder)
    .innerJoin(owner, eq(owner.memberId, pointOrder.memberId))
    .where(eq(pointOrder.state, state))
    .orderBy(asc(pointOrder.appliedAt), asc(pointOrder.id))
    .limit(MOST_LISTED)
}
