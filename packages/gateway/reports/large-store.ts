import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { team, type TeamRange } from './team-store.ts'

/** A team of more accounts is large: most that happens is its own, so that it is quicker to look at what happened than at each account. */
export const LARGE = 2_000

export const isLarge = async (db: Queryable, { agentId, scope }: Pick<TeamRange, 'agentId' | 'scope'>, large: number): Promise<boolean> => {
  const [row] = await rowsOf<{ large: boolean }>(
    db,
    sql`with ${team({ agentId, scope })} select count(*) > ${large}::int as large from (select id from team limit ${large + 1}::int) few`,
  )
  return row!.large
}
