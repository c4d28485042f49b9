import type { LetterKind } from '@portico/contract/inbox/shapes'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { letter, letterMark, letterWatermark } from './schema.ts'

export type LetterRow = typeof letter.$inferSelect
export type NewLetter = typeof letter.$inferInsert

/** Who reads: what the letters are that stand in this inbox. */
export interface Reader {
  readonly memberId: string
  readonly joinedAt: Date
  /** The member and everybody above. */
  readonly line: readonly string[]
  /** Offers stand in it but for those sent within this span, which may have no end; `NONE`: none do. */
  readonly offers: 'NONE' | { readonly but?: { readonly from: Date; readonly to: Date | null } }
}

const ALL_LOCK = sql`hashtextextended('letters', 0)`

/** Lets letters of one reader become visible in the order of their ids: whoever writes next waits for this transaction. */
export const lockLetters = async (tx: Tx, target: string | null): Promise<void> => {
  if (target === null) {
    await tx.execute(sql`select pg_advisory_xact_lock(${ALL_LOCK})`)
    return
  }
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ALL_LOCK})`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${target}`}, 0))`)
}

export const insertLetter = async (tx: Tx, row: NewLetter): Promise<LetterRow> => (await tx.insert(letter).values(row).returning())[0]!

const offersFor = (offers: Reader['offers']): SQL | undefined => {
  if (offers === 'NONE') return ne(letter.kind, 'OFFER')
  const { but } = offers
  return but && or(ne(letter.kind, 'OFFER'), lt(letter.sentAt, but.from), but.to === null ? undefined : gte(letter.sentAt, but.to))
}

const standsFor = ({ memberId, joinedAt, line, offers }: Reader): SQL | undefined =>
  and(
    isNull(letter.retractedAt),
    or(
      and(eq(letter.audience, 'ONE'), eq(letter.target, memberId)),
      and(
        gte(letter.sentAt, joinedAt),
        or(eq(letter.audience, 'ALL'), and(eq(letter.audience, 'TEAM'), inArray(letter.target, [...line]))),
      ),
    ),
    offersFor(offers),
    sql`not coalesce(${letterMark.deleted}, false)`,
  )

const IS_READ = sql<boolean>`coalesce(${letterMark.read}, ${letter.id} <= coalesce(${letterWatermark.readTo}, 0))`
const markOf = (memberId: string) => and(eq(letterMark.letterId, letter.id), eq(letterMark.memberId, memberId))
const watermarkOf = (memberId: string) => and(eq(letterWatermark.kind, letter.kind), eq(letterWatermark.memberId, memberId))

/** The newest first. */
export const lettersOf = (
  db: Queryable,
  reader: Reader,
  { kind, before, limit }: { readonly kind?: LetterKind | undefined; readonly before?: number | undefined; readonly limit: number },
) =>
  db
    .select({ row: letter, read: IS_READ })
    .from(letter)
    .leftJoin(letterMark, markOf(reader.memberId))
    .leftJoin(letterWatermark, watermarkOf(reader.memberId))
    .where(and(standsFor(reader), kind && eq(letter.kind, kind), before === undefined ? undefined : lt(letter.id, before)))
    .orderBy(desc(letter.id))
    .limit(limit)

/** How many are unread, by kind. */
export const countUnread = async (db: Queryable, reader: Reader): Promise<Record<LetterKind, number>> => {
  const rows = await db
    .select({ kind: letter.kind, count: sql<number>`count(*)::int` })
    .from(letter)
    .leftJoin(letterMark, markOf(reader.memberId))
    .leftJoin(letterWatermark, watermarkOf(reader.memberId))
    .where(and(standsFor(reader), sql`not ${IS_READ}`))
    .groupBy(letter.kind)
  const of = (kind: LetterKind) => rows.find((row) => row.kind === kind)?.count ?? 0
  return { ACCOUNT: of('ACCOUNT'), OFFER: of('OFFER') }
}

/** Which of these stand in the inbox. */
export const lettersAmong = async (db: Queryable, reader: Reader, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ id: letter.id })
      .from(letter)
      .leftJoin(letterMark, markOf(reader.memberId))
      .where(and(standsFor(reader), inArray(letter.id, [...ids])))
  ).map(({ id }) => id)

/** The unread ones that are about something. */
export const unreadAbout = async (db: Queryable, reader: Reader, ref: string): Promise<number[]> =>
  (
    await db
      .select({ id: letter.id })
      .from(letter)
      .leftJoin(letterMark, markOf(reader.memberId))
      .leftJoin(letterWatermark, watermarkOf(reader.memberId))
      .where(and(standsFor(reader), eq(letter.ref, ref), sql`not ${IS_READ}`))
  ).map(({ id }) => id)

export const saveMarks = async (
  tx: Tx,
  memberId: string,
  letterIds: readonly number[],
  mark: { readonly read: boolean } | { readonly deleted: true },
): Promise<void> => {
  if (letterIds.length === 0) return
  await tx
    .insert(letterMark)
    .values(letterIds.map((letterId) => ({ memberId, letterId, ...mark })))
    .onConflictDoUpdate({ target: [letterMark.memberId, letterMark.letterId], set: mark })
}

/** Raises the watermark of a kind up to the newest letter of it that stands in the inbox, at most `upTo`; exceptions below it are over. */
export const raiseWatermark = async (tx: Tx, reader: Reader, kind: LetterKind, upTo: number): Promise<void> => {
  const { memberId } = reader
  const [newest] = await lettersOf(tx, reader, { kind, before: upTo + 1, limit: 1 })
  if (!newest) return
  const readTo = newest.row.id
  await tx
    .insert(letterWatermark)
    .values({ memberId, kind, readTo })
    .onConflictDoUpdate({
      target: [letterWatermark.memberId, letterWatermark.kind],
      set: { readTo: sql`greatest(${letterWatermark.readTo}, excluded.read_to)` },
    })
  const below = and(
    eq(letterMark.memberId, memberId),
    lte(letterMark.letterId, readTo),
    inArray(letterMark.letterId, tx.select({ id: letter.id }).from(letter).where(eq(letter.kind, kind))),
  )
  await tx
    .update(letterMark)
    .set({ read: null })
    .where(and(below, isNotNull(letterMark.read)))
  await tx.delete(letterMark).where(and(below, isNull(letterMark.read), eq(letterMark.deleted, false)))
}

/** What people at the desk wrote and is not taken back. */
export const writtenLetters = (db: Queryable, limit: number): Promise<LetterRow[]> =>
  db
    .select()
    .from(letter)
    .where(and(isNotNull(letter.sentBy), isNull(letter.retractedAt)))
    .orderBy(desc(letter.id))
    .limit(limit)

/** The letter, taken back; undefined where it is not there or was taken back before. */
export const retractRow = async (tx: Tx, id: number, at: Date): Promise<LetterRow | undefined> =>
  (
    await tx
      .update(letter)
      .set({ retractedAt: at })
      .where(and(eq(letter.id, id), isNull(letter.retractedAt)))
      .returning()
  )[0]

export const forgetLetters = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(letter).where(lt(letter.sentAt, before))
}
