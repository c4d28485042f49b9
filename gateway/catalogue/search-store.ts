import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { game, gameWord } from '../db/schema/index.ts'

/** One typed word as it is looked for: any of the parts in a name, or any of the vendors. All are folded: letters and digits only. */
export interface Wanted {
  readonly parts: readonly string[]
  readonly vendorCodes: readonly string[]
}

const holds = (part: string): SQL => sql`${game.searchText} like ${`%${part}%`}`

/** The games in which each of these is found, in no order. */
export const nodeIdsWith = async (db: Queryable, wanted: readonly Wanted[]): Promise<readonly number[]> => {
  const each = wanted.map(({ parts, vendorCodes }) =>
    or(...parts.map(holds), ...vendorCodes.map((code) => sql`${game.vendorCode} = ${code}`)),
  )
  const rows = await db
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(and(...each))
  return rows.map(({ nodeId }) => nodeId)
}

export interface NearWord {
  readonly typed: string
  readonly word: string
  /** Share of the trigrams of both that they have in common, 0 to 1. */
  readonly similarity: number
}

/** How many words of the catalogue are compared with a misspelt one. */
const NEAREST = 40

/** The words of the catalogue whose trigrams are nearest to each typed word's, or to its beginning's. */
export const nearestWords = async (db: Queryable, typed: readonly string[]): Promise<readonly NearWord[]> => {
  const near = (one: string) => sql`
    (select ${one}::text as typed, ${gameWord.word} as word, similarity(${gameWord.word}, ${one}::text)::float8 as similarity
    from ${gameWord} order by ${gameWord.word} <->> ${one}::text limit ${sql.raw(String(NEAREST))})`
  if (typed.length === 0) return []
  const answer = await db.execute(sql.join(typed.map(near), sql` union all `))
  return (answer as unknown as { rows: NearWord[] }).rows
}
