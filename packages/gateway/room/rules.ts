import type { RoomRules } from '@portico/contract/chat/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { Queryable } from '../db/open.ts'
import { ruleOf } from './moderation-store.ts'

/** One member speaks at most this often, where nothing else is set. */
const SLOW_SECONDS = 3

/** A room for each language that the site is read in. */
export const roomsOf = ({ languages }: BrandPack): readonly string[] => languages.map(({ code }) => code)

export const rulesOf = async (db: Queryable, room: string): Promise<RoomRules> => {
  const row = await ruleOf(db, room)
  return row ? { room, slowSeconds: row.slowSeconds, words: [...row.words] } : { room, slowSeconds: SLOW_SECONDS, words: [] }
}
