import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** Bytes of a uuid. */
const UUID = 16

/** Ids in the order of a list, packed: of a team of 100,000 some of these are kept (`../agents/list-memory.ts`). */
export type Ids = Buffer

interface Ordered {
  readonly from: SQL
  /** Columns of uuids, `id` alone or with more. */
  readonly id: SQL
  readonly order: SQL
  /** What is kept of a row `each`. */
  readonly packed?: SQL
}

/** What is kept of all rows that `from` gives, in order. */
export const idsInOrder = async (db: Queryable, { from, id, order, packed = sql`uuid_send(each.id)` }: Ordered): Promise<Ids> => {
  const [row] = await rowsOf<{ ids: Uint8Array | null }>(
    db,
    sql`${from} select string_agg(${packed}, ''::bytea) as ids from (select ${id} ${order}) each`,
  )
  return Buffer.from(row!.ids ?? [])
}

/** Some of them, as the database reads them. `each`: how many ids a row has. */
export const idSlice = (ids: Ids, { limit, offset }: { limit: number; offset: number }, each = 1): string[] => {
  const bytes = ids.subarray(offset * each * UUID, (offset + limit) * each * UUID)
  return Array.from({ length: bytes.length / UUID }, (_, n) => bytes.toString('hex', n * UUID, (n + 1) * UUID))
}

/** How many they are. */
export const idCount = (ids: Ids): number => ids.length / UUID

/** `page(id, place)`: these ids in their order. */
export const pageOfIds = (ids: readonly string[]): SQL =>
  sql`page as materialized (select id, place from unnest(string_to_array(${ids.join()}, ',')::uuid[]) with ordinality as each(id, place))`

/** A part of an account's name, whatever its case; its index is of trigrams. */
export const accountHas = (column: SQL, part: string): SQL =>
  sql`lower(${column}) like ${`%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
