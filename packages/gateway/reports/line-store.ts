import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member, memberTree } from '../member/schema.ts'

/** Whose account it is, if it is in the agent's team. */
export const accountInTeam = async (db: Queryable, agentId: string, account: string): Promise<string | undefined> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select m.id::text from ${member} m join ${memberTree} t on t.descendant_id = m.id and t.ancestor_id = ${agentId}::uuid
        where lower(m.account) = ${account.toLowerCase()}`,
    )
  )[0]?.id

export interface LineAccount {
  readonly account: string
  readonly nickname: string
  readonly downlines: number
}

/** The accounts from the agent down to another of its team, both included. */
export const lineTo = (db: Queryable, agentId: string, memberId: string): Promise<LineAccount[]> =>
  rowsOf<LineAccount>(
    db,
    sql`select m.account, m.nickname,
        (select count(*) from ${memberTree} b where b.ancestor_id = m.id and b.depth > 0)::int as downlines
      from ${memberTree} up
        join ${memberTree} down on down.descendant_id = up.ancestor_id and down.ancestor_id = ${agentId}::uuid
        join ${member} m on m.id = up.ancestor_id
      where up.descendant_id = ${memberId}::uuid order by down.depth`,
  )
