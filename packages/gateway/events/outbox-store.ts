import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import type { OwnConnection } from '../db/own-connection.ts'
import type { BusEvent } from './bus.ts'

export const insertEvents = async (tx: Tx, events: readonly BusEvent[]): Promise<void> => {
  const rows = JSON.stringify(events.map((event, n) => ({ n, ...event })))
  await tx.execute(sql`
    insert into outbox (channel, target, type, data)
    select channel, target, type, data from json_to_recordset(${rows}::json) as e(n int, channel text, target uuid, type text, data json)
    order by n`)
}

/** Takes out all events there are. */
export const forgetEvents = async (db: Queryable): Promise<void> => void (await db.execute(sql`truncate outbox`))

/** Which transactions had committed when an instance last looked, as the database writes it. */
export type Snapshot = string

/** The present: what has committed up to now. */
export const presentOf = async (connection: OwnConnection): Promise<Snapshot> =>
  String((await connection.query('select pg_current_snapshot()::text as snapshot'))[0]!['snapshot'])

type PackedEvents = readonly (readonly [channel: BusEvent['channel'], target: string | null, type: string, data: unknown])[]

/**
 * What has committed since `since`, each event once: of the transactions that had not begun then, and of those that were under way. By
 * transaction, because a row with a lower id may become visible later than one with a higher, if its transaction was longer. Ids are
 * given under the locks by which transactions on one account wait for each other, so they are in order.
 */
export const readSince = async (
  connection: OwnConnection,
  since: Snapshot,
): Promise<{ readonly snapshot: Snapshot; readonly events: BusEvent[] }> => {
  const [row] = await connection.query(
    `select pg_current_snapshot()::text as snapshot, (
       select json_agg(json_build_array(channel, target, type, data) order by id)::text from (
         select * from outbox where xid >= pg_snapshot_xmax($1::pg_snapshot)
         union all
         select * from outbox where xid = any(array(select pg_snapshot_xip($1::pg_snapshot)))
       ) fresh
     ) as events`,
    [since],
  )
  const packed = typeof row!['events'] === 'string' ? (JSON.parse(row!['events']) as PackedEvents) : []
  return { snapshot: String(row!['snapshot']), events: packed.map(([channel, target, type, data]) => ({ channel, target, type, data })) }
}

/** Removes what transactions wrote that had ended when `snapshot` was the present. */
export const removeBefore = async (connection: OwnConnection, snapshot: Snapshot): Promise<void> => {
  await connection.query('delete from outbox where xid < pg_snapshot_xmin($1::pg_snapshot)', [snapshot])
}

/** Removes what no transaction of this server can have written: it came with a copy from another one. */
export const removeForeign = async (connection: OwnConnection): Promise<void> => {
  await connection.query('delete from outbox where xid >= pg_snapshot_xmax(pg_current_snapshot())')
}
