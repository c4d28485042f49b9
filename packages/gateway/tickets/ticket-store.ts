import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, lte, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { ticket } from './schema.ts'

export type TicketRow = typeof ticket.$inferSelect

export const findTicket = async (db: Queryable, id: string, memberId: string): Promise<TicketRow | undefined> =>
  (
    await db
      .select()
      .from(ticket)
      .where(and(eq(ticket.id, id), eq(ticket.memberId, memberId)))
  )[0]

/** Gives tickets out; those that were given before are left alone. Answers how many are new. */
export const insertTickets = async (tx: Tx, rows: readonly (typeof ticket.$inferInsert)[]): Promise<number> =>
  rows.length === 0
    ? 0
    : (
        await tx
          .insert(ticket)
          .values([...rows])
          .onConflictDoNothing({ target: ticket.id })
          .returning({ id: ticket.id })
      ).length

/** Which of these ids are tickets already. */
export const existingTickets = async (db: Queryable, ids: readonly string[]): Promise<Set<string>> =>
  ids.length === 0
    ? new Set()
    : new Set(
        (
          await db
            .select({ id: ticket.id })
            .from(ticket)
            .where(inArray(ticket.id, [...ids]))
        ).map(({ id }) => id),
      )

export const changeTicket = async (tx: Tx, id: string, change: Partial<Omit<TicketRow, 'seq' | 'id'>>): Promise<TicketRow> =>
  (await tx.update(ticket).set(change).where(eq(ticket.id, id)).returning())[0]!

/** What a member can open in a pool, the first to expire first. */
export const readyTickets = (db: Queryable, memberId: string, now: Date): Promise<TicketRow[]> =>
  db
    .select()
    .from(ticket)
    .where(and(eq(ticket.memberId, memberId), eq(ticket.state, 'READY'), gt(ticket.expiresAt, now)))
    .orderBy(asc(ticket.expiresAt), asc(ticket.seq))

/** What a member opened or entered, or let expire, the latest first. */
export const pastTickets = (
  db: Queryable,
  memberId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<TicketRow[]> =>
  db
    .select()
    .from(ticket)
    .where(and(eq(ticket.memberId, memberId), ne(ticket.state, 'READY'), before === undefined ? undefined : lt(ticket.seq, before)))
    .orderBy(desc(ticket.seq))
    .limit(limit)

/** How often a member entered each raffle. */
export const entriesOf = async (db: Queryable, memberId: string, poolIds: readonly string[]): Promise<Map<string, number>> =>
  poolIds.length === 0
    ? new Map()
    : new Map(
        (
          await db
            .select({ poolId: ticket.poolId, entries: count() })
            .from(ticket)
            .where(and(eq(ticket.memberId, memberId), inArray(ticket.poolId, [...poolIds]), isNotNull(ticket.number)))
            .groupBy(ticket.poolId)
        ).map(({ poolId, entries }) => [poolId, entries]),
      )

/** The entries of a raffle in their order. */
export const poolEntries = (db: Queryable, poolId: string): Promise<TicketRow[]> =>
  db
    .select()
    .from(ticket)
    .where(and(eq(ticket.poolId, poolId), isNotNull(ticket.number)))
    .orderBy(asc(ticket.number))

/** A member's opened tickets of a pool. */
export const numbersOf = (db: Queryable, poolId: string, memberId: string, limit: number): Promise<TicketRow[]> =>
  db
    .select()
    .from(ticket)
    .where(and(eq(ticket.poolId, poolId), eq(ticket.memberId, memberId), isNotNull(ticket.number)))
    .orderBy(asc(ticket.number))
    .limit(limit)

/** Winners of raffles. */
export const raffleWinnersOf = (db: Queryable, poolIds: readonly string[]): Promise<TicketRow[]> =>
  poolIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ticket)
        .where(and(inArray(ticket.poolId, [...poolIds]), isNotNull(ticket.prize)))
        .orderBy(asc(ticket.prize), asc(ticket.number))

/** Every entry of a raffle that is not among its winners has nothing. */
export const closeEntries = async (tx: Tx, poolId: string): Promise<void> => {
  await tx
    .update(ticket)
    .set({ state: 'OPENED' })
    .where(and(eq(ticket.poolId, poolId), eq(ticket.state, 'ENTERED')))
}

/** Pools with tickets whose time is over. */
export const poolsToExpire = async (db: Queryable, now: Date): Promise<string[]> =>
  (
    await db
      .selectDistinct({ poolId: ticket.poolId })
      .from(ticket)
      .where(and(eq(ticket.state, 'READY'), lte(ticket.expiresAt, now)))
      .orderBy(asc(ticket.poolId))
  ).map(({ poolId }) => poolId)

/** Expires a pool's unopened tickets, up to an instant or all of them. The caller holds the pool. Answers whose they were. */
export const expireTickets = async (tx: Tx, poolId: string, until?: Date): Promise<string[]> =>
  (
    await tx
      .update(ticket)
      .set({ state: 'EXPIRED' })
      .where(and(eq(ticket.poolId, poolId), eq(ticket.state, 'READY'), until && lte(ticket.expiresAt, until)))
      .returning({ memberId: ticket.memberId })
  ).map(({ memberId }) => memberId)
