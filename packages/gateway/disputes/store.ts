import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { dispute, disputeEntry } from './schema.ts'

export type DisputeRow = typeof dispute.$inferSelect
export type EntryRow = typeof disputeEntry.$inferSelect

export const insertDispute = async (tx: Tx, row: typeof dispute.$inferInsert): Promise<DisputeRow> =>
  (await tx.insert(dispute).values(row).returning())[0]!

/** A dispute for this transaction alone. */
export const lockDispute = async (tx: Tx, id: string): Promise<DisputeRow | undefined> =>
  (await tx.select().from(dispute).where(eq(dispute.id, id)).for('update'))[0]

export const lockSerial = async (tx: Tx, serial: number): Promise<DisputeRow | undefined> =>
  (await tx.select().from(dispute).where(eq(dispute.serial, serial)).for('update'))[0]

/** Saves where a dispute stands; what it is about never changes. */
export const saveDispute = async (tx: Tx, { id, ...row }: DisputeRow): Promise<void> => {
  const { state, outcome, answerer, changedAt, answerBy, leftMs, answeredAt, version } = row
  await tx.update(dispute).set({ state, outcome, answerer, changedAt, answerBy, leftMs, answeredAt, version }).where(eq(dispute.id, id))
}

/** Disputes of a period, the latest first. */
export const disputesAbout = (db: Queryable, rootId: string): Promise<DisputeRow[]> =>
  db.select().from(dispute).where(eq(dispute.rootId, rootId)).orderBy(desc(dispute.serial))

/** A place among an agent's disputes: when one was last changed, and its serial number. */
interface Place {
  readonly changedAt: Date
  readonly serial: number
}

export const cursorOf = ({ changedAt, serial }: Place): string => `${changedAt.getTime()}.${serial}`

/** The place that a cursor of the contract's form names. */
export const placeOf = (cursor: string): Place => {
  const [at = 0, serial = 0] = cursor.split('.').map(Number)
  return { changedAt: new Date(at), serial }
}

interface DisputePage {
  /** Those that go on, or those that are over; absent: all. */
  readonly active: boolean | undefined
  /** What was answered before then is over. */
  readonly closedBefore: Date
  readonly place: Place | null
  readonly limit: number
}

/** An agent's disputes, the latest changed first. */
export const disputesOf = (db: Queryable, memberId: string, { active, closedBefore, place, limit }: DisputePage): Promise<DisputeRow[]> => {
  const goesOn = or(
    inArray(dispute.state, ['OPEN', 'QUESTION', 'SECOND_LOOK']),
    and(eq(dispute.state, 'ANSWERED'), or(isNull(dispute.answeredAt), gt(dispute.answeredAt, closedBefore))),
  )!
  const older =
    place && or(lt(dispute.changedAt, place.changedAt), and(eq(dispute.changedAt, place.changedAt), lt(dispute.serial, place.serial)))
  return db
    .select()
    .from(dispute)
    .where(and(eq(dispute.memberId, memberId), active === undefined ? undefined : active ? goesOn : not(goesOn), older ?? undefined))
    .orderBy(desc(dispute.changedAt), desc(dispute.serial))
    .limit(limit)
}

export const findDispute = async (db: Queryable, id: string): Promise<DisputeRow | undefined> =>
  (await db.select().from(dispute).where(eq(dispute.id, id)))[0]

/** How many disputes of an agent the desk has to answer. */
export const countWaiting = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(dispute, and(eq(dispute.memberId, memberId), inArray(dispute.state, ['OPEN', 'SECOND_LOOK'])))

const DESK_MOST = 200

/** With whose they are: those of which the desk's time runs, the one that ends first at the head; the others the latest changed first. */
export const deskDisputes = (db: Queryable, waiting: boolean) => {
  const owner = callerView(db)
  return db
    .select({ row: dispute, account: owner.account })
    .from(dispute)
    .innerJoin(owner, eq(owner.memberId, dispute.memberId))
    .where(waiting ? isNotNull(dispute.answerBy) : isNull(dispute.answerBy))
    .orderBy(waiting ? asc(dispute.answerBy) : desc(dispute.changedAt), asc(dispute.serial))
    .limit(DESK_MOST)
}

/** Adds what comes next in a dispute. False where an entry of this id is there already. */
export const addEntry = async (tx: Tx, entry: Omit<EntryRow, 'position'>): Promise<boolean> => {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${disputeEntry.position}), 0)::int` })
    .from(disputeEntry)
    .where(eq(disputeEntry.disputeId, entry.disputeId))
  const added = await tx
    .insert(disputeEntry)
    .values({ ...entry, position: (last?.position ?? 0) + 1 })
    .onConflictDoNothing({ target: disputeEntry.id })
    .returning({ id: disputeEntry.id })
  return added.length > 0
}

export const entriesOf = (db: Queryable, disputeId: string): Promise<EntryRow[]> =>
  db.select().from(disputeEntry).where(eq(disputeEntry.disputeId, disputeId)).orderBy(asc(disputeEntry.position))
