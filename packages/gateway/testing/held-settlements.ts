import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { TestGateway } from './gateway.ts'

/** Holds whoever settles a bet until it is let go, and tells how many wait in the database, which has to be a PostgreSQL. */
export const holdSettlements = async ({ database: { orm } }: Pick<TestGateway, 'database'>) => {
  await orm.execute(
    sql`create or replace function hold() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(7); return new; end $$`,
  )
  await orm.execute(sql`create or replace trigger hold before update on bet for each row execute function hold()`)
  const barrier = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const done = orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7)`)
    barrier.resolve()
    await free.promise
  })
  await barrier.promise
  const waiting = async () =>
    (
      await rowsOf<{ count: number }>(
        orm,
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    )[0]!.count
  return {
    waiting,
    letGo: async () => {
      free.resolve()
      await done
    },
  }
}
