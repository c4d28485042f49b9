import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { callerView } from '../member/index.ts'
import { supportCase, supportEntry } from './schema.ts'

export type CaseRow = Omit<typeof supportCase.$inferSelect, 'number'> & { readonly number: string }
export type EntryRow = typeof supportEntry.$inferSelect

const rowOf = (row: typeof supportCase.$inferSelect): CaseRow => ({ ...row, number: row.number ?? '' })

const numberOf = (day: string, serial: number): string => `C-${day.replaceAll('-', '')}-${String(serial).padStart(4, '0')}`

/** Opens a case and gives it its number, of the day and its serial. */
export const insertCase = async (tx: Tx, row: typeof supportCase.$inferInsert, day: string): Promise<CaseRow> => {
  const [{ serial } = { serial: 0 }] = await tx.insert(supportCase).values(row).returning({ serial: supportCase.serial })
  const [saved] = await tx
    .update(supportCase)
    .set({ number: numberOf(day, serial) })
    .where(eq(supportCase.id, row.id))
    .returning()
  return rowOf(saved!)
}

/** A number for a case that is opened later, or never. */
export const keepNumber = async (tx: Tx, day: string): Promise<{ readonly serial: number; readonly number: string }> => {
  const [{ serial } = { serial: 0 }] = await rowsOf<{ serial: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('support_case', 'serial'))::int as serial`,
  )
  return { serial, number: numberOf(day, serial) }
}

/** Opens a case under a number that was kept for it. */
export const insertNumbered = async (
  tx: Tx,
  row: typeof supportCase.$inferInsert & { readonly serial: number; readonly number: string },
): Promise<CaseRow> => {
  const [saved] = await tx.insert(supportCase).overridingSystemValue().values(row).returning()
  return rowOf(saved!)
}

export const caseOfRequest = async (db: Queryable, memberId: string, requestId: string): Promise<CaseRow | undefined> => {
  const [row] = await db
    .select()
    .from(supportCase)
    .where(and(eq(supportCase.memberId, memberId), eq(supportCase.requestId, requestId)))
  return row && rowOf(row)
}

/** The case for this transaction alone. */
export const lockCase = async (tx: Tx, number: string): Promise<CaseRow | undefined> => {
  const [row] = await tx.select().from(supportCase).where(eq(supportCase.number, number)).for('update')
  return row && rowOf(row)
}

export const findCase = async (db: Queryable, number: string): Promise<CaseRow | undefined> => {
  const [row] = await db.select().from(supportCase).where(eq(supportCase.number, number))
  return row && rowOf(row)
}

export const saveCase = async (tx: Tx, { id, state, changedAt, answerBy, solvedAt, version }: CaseRow): Promise<void> => {
  await tx.update(supportCase).set({ state, changedAt, answerBy, solvedAt, version }).where(eq(supportCase.id, id))
}

/** How many cases of a member wait for the desk. */
export const countWaiting = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(supportCase, and(eq(supportCase.memberId, memberId), eq(supportCase.state, 'WAITING')))

export const casesOf = async (db: Queryable, memberId: string, limit: number): Promise<CaseRow[]> =>
  (
    await db
      .select()
      .from(supportCase)
      .where(eq(supportCase.memberId, memberId))
      .orderBy(desc(supportCase.changedAt), desc(supportCase.serial))
      .limit(limit)
  ).map(rowOf)

const MOST = 200

/** With whose they are: those that wait the longest first, the others the latest changed first. */
export const deskCases = async (db: Queryable, waiting: boolean) => {
  const owner = callerView(db)
  const rows = await db
    .select({ row: supportCase, account: owner.account })
    .from(supportCase)
    .innerJoin(owner, eq(owner.memberId, supportCase.memberId))
    .where((waiting ? eq : ne)(supportCase.state, 'WAITING'))
    .orderBy(waiting ? asc(supportCase.changedAt) : desc(supportCase.changedAt), supportCase.serial)
    .limit(MOST)
  return rows.map(({ row, account }) => ({ row: rowOf(row), account }))
}

/** Adds what comes next in a case. False where an entry of this id is there already. */
export const addEntry = async (tx: Tx, entry: Omit<EntryRow, 'position'>): Promise<boolean> => {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${supportEntry.position}), 0)::int` })
    .from(supportEntry)
    .where(eq(supportEntry.caseId, entry.caseId))
  const added = await tx
    .insert(supportEntry)
    .values({ ...entry, position: (last?.position ?? 0) + 1 })
    .onConflictDoNothing({ target: supportEntry.id })
    .returning({ id: supportEntry.id })
  return added.length > 0
}

/** What was written in these cases, in its order. */
export const entriesOf = (db: Queryable, caseIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .select()
    .from(supportEntry)
    .where(inArray(supportEntry.caseId, [...caseIds]))
    .orderBy(supportEntry.caseId, supportEntry.position)

/** The first words of each of these; none of one that has pictures alone. */
export const firstTexts = async (db: Queryable, caseIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([supportEntry.caseId], { caseId: supportEntry.caseId, text: supportEntry.text })
    .from(supportEntry)
    .where(and(inArray(supportEntry.caseId, [...caseIds]), ne(supportEntry.text, '')))
    .orderBy(supportEntry.caseId, supportEntry.position)
  return new Map(rows.map(({ caseId, text }) => [caseId, text]))
}
