import type { RoomMessage, RoomQuote } from '@portico/contract/chat/shapes'
import { and, inArray, notExists } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { roomMessage } from './schema.ts'
import { blockedBy, type MessageRow } from './store.ts'

const toMessage = (
  { id, room, position, by, name, host, text, saidAt, state, reason }: MessageRow,
  replyTo: RoomQuote | null,
): RoomMessage => ({
  id,
  room,
  position: Number(position),
  by,
  name,
  host,
  text: state === 'REMOVED' ? '' : text,
  replyTo,
  saidAt: saidAt.toISOString(),
  state,
  reason: state === 'REMOVED' ? reason : null,
})

/** What these messages answer, for the reader who is named: nothing of whom that one has blocked. Within a transaction none of it is taken out meanwhile. */
const quotesOf = async (
  db: Queryable,
  ids: readonly string[],
  reader: string | undefined,
  lock: boolean,
): Promise<ReadonlyMap<string, RoomQuote>> => {
  if (ids.length === 0) return new Map()
  const found = db
    .select()
    .from(roomMessage)
    .where(and(inArray(roomMessage.id, [...ids]), reader === undefined ? undefined : notExists(blockedBy(db, reader))))
  const rows = await (lock ? found.for('share') : found)
  return new Map(rows.map(({ id, by, name, state, text }) => [id, { id, by, name, text: state === 'SAID' ? text : null }]))
}

/** Messages with what they answer. A quote of what is not there any more says so. */
export const toMessages = async (
  db: Queryable,
  rows: readonly MessageRow[],
  { reader, lock = false }: { readonly reader?: string; readonly lock?: boolean } = {},
): Promise<RoomMessage[]> => {
  const quotes = await quotesOf(db, [...new Set(rows.flatMap(({ replyTo }) => replyTo ?? []))], reader, lock)
  return rows.map((row) =>
    toMessage(row, row.replyTo === null ? null : (quotes.get(row.replyTo) ?? { id: row.replyTo, by: '', name: '', text: null })),
  )
}

/** One message for everybody who reads the room. */
export const toFrame = async (tx: Tx, row: MessageRow): Promise<RoomMessage> => (await toMessages(tx, [row], { lock: true }))[0]!
