import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { gameWord } from './schema.ts'

export interface NearWord {
  readonly typed: string
  readonly word: string
  /** Share of the trigrams of both that they have in common, 0 to 1. */
  readonly similarity: number
}

/** How many words of the catalogue are compared with a misspelt one. */
const NEAREST = 40
/** A word so short has too few trigrams for them to say anything; those of about its length are few enough to compare. */
const SHORT = 3
/** In a longer word trigrams alone find what was meant; letters that changed places leave a shorter one hardly any. */
const FEW_TRIGRAMS = 7

/**
 * The words of the catalogue whose trigrams are nearest to each typed word's, or to its beginning's; for a short one also those
 * of the same letters in any order, and for a very short one all of about its length.
 */
export const nearestWords = async (db: Queryable, typed: readonly string[]): Promise<readonly NearWord[]> => {
  const nearestTo = (one: string) => sql`
    select ${one}::text as typed, ${gameWord.word} as word, similarity(${gameWord.word}, ${one}::text)::float8 as similarity from ${gameWord}`
  const near = (one: string) => sql`(${nearestTo(one)} order by ${gameWord.word} <->> ${one}::text limit ${sql.raw(String(NEAREST))})`
  const turned = (one: string) => sql`
    (${nearestTo(one)} where length(${gameWord.word}) = ${one.length} and translate(${gameWord.word}, ${one}, '') = '')`
  const short = (one: string) => sql`
    (${nearestTo(one)} where length(${gameWord.word}) between ${Math.max(2, one.length - 1)} and ${one.length + 1})`
  if (typed.length === 0) return []
  const questions = [
    ...typed.map(near),
    ...typed.filter(({ length }) => length <= FEW_TRIGRAMS).map(turned),
    ...typed.filter(({ length }) => length <= SHORT).map(short),
  ]
  const answer = await db.execute(sql.join(questions, sql` union `))
  return (answer as unknown as { rows: NearWord[] }).rows
}
