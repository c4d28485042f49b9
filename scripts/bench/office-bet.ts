import { randomUUID } from 'node:crypto'
import type { Orm } from '@portico/gateway/db/open'
import { rowsOf } from '@portico/gateway/db/rows'
import { noteBets } from '@portico/gateway/figures/index'
import { sql } from 'drizzle-orm'

/**
 * Bets of accounts below an agent that settle now, one after the other: copies of such as are there, with their figures. `undo` takes all of them
 * back, so that the database is as it was.
 */
export const settleOne = async (orm: Orm, agentId: string) => {
  const models = await rowsOf<{ id: string }>(
    orm,
    sql`select b.id from bet b join member_tree t on t.ancestor_id = ${agentId}::uuid and t.descendant_id = b.member_id
      where b.state = 'LOST' limit 500`,
  )
  const columns = await rowsOf<{ name: string }>(
    orm,
    sql`select quote_ident(column_name) as name from information_schema.columns
      where table_name = 'bet' and column_name not in ('id', 'settled_at', 'plan_id') order by ordinal_position`,
  )
  const names = sql.raw(columns.map(({ name }) => name).join(', '))
  const ids: string[] = []
  const note = (ids: readonly string[], factor: 1 | -1) =>
    noteBets(sql`select *, ${sql.raw(String(factor))} as factor from bet where id = any(string_to_array(${ids.join()}, ',')::uuid[])`)
  return {
    again: async (): Promise<void> => {
      const id = randomUUID()
      const model = models[ids.length % models.length]!
      await orm.transaction(async (tx) => {
        await tx.execute(
          sql`insert into bet (id, settled_at, ${names}) select ${id}::uuid, now(), ${names} from bet where id = ${model.id}::uuid`,
        )
        await tx.execute(
          sql`insert into settlement (member_id, at, issue_id, game_type) select member_id, settled_at, issue_id, game_type from bet where id = ${id}::uuid`,
        )
        await tx.execute(note([id], 1))
      })
      ids.push(id)
    },
    undo: async (): Promise<void> => {
      await orm.transaction(async (tx) => {
        await tx.execute(note(ids, -1))
        await tx.execute(sql`delete from settlement s using bet b where b.id = any(string_to_array(${ids.join()}, ',')::uuid[])
          and s.member_id = b.member_id and s.at = b.settled_at and s.issue_id = b.issue_id`)
        await tx.execute(sql`delete from bet where id = any(string_to_array(${ids.join()}, ',')::uuid[])`)
      })
    },
  }
}
