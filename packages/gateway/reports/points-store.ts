import type { Units } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { memberSums } from './folded-store.ts'

/** A member's valid bets for ever, by category of games. */
export const validBetsByCategory = async (db: Queryable, memberId: string): Promise<ReadonlyMap<string, Units>> => {
  const rows = await rowsOf<{ category: string; valid: string }>(
    db,
    sql`select game_type as category, sum(valid_bet)::text as valid
      from ${memberSums(sql`game_type <> ''`, sql`member_id = ${memberId}::uuid`)} did group by game_type order by game_type`,
  )
  return new Map(rows.map(({ category, valid }) => [category, BigInt(valid)]))
}
