import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { confirm, direct, drawIt, findingsOf, openReplay, propose, WRONG } from '../../testing/outcomes.ts'
import { inYuan, openPlayer } from '../../testing/player.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway(inYuan)
})
afterEach(() => gateway.close())

/** Holds whoever settles a bet until it is let go, and tells how many wait in the database. */
const holdSettlements = async () => {
  const { orm } = gateway.database
  await orm.execute(
    sql`create function hold() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(7); return new; end $$`,
  )
  await orm.execute(sql`create trigger hold before update on bet for each row execute function hold()`)
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

// One connection cannot wait for itself.
describe('two confirmations at once [LOTTERY-03]', () => {
  beforeEach(({ skip }) => skip(!process.env['TEST_DATABASE_URL'], 'needs a PostgreSQL: node scripts/gateway-postgres.ts'))

  it('both answer what the whole correction did, also the one that found every bet taken', async () => {
    const numero = await openReplay(gateway, WRONG)
    const player = await openPlayer(gateway, '10')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    const { id, effect } = await propose(gateway, numero)
    const { waiting, letGo } = await holdSettlements()
    let answered = false
    const both = [1, 2].map(() =>
      confirm(gateway, id).finally(() => {
        answered = true
      }),
    )
    // One settles the only bet; the other waits for it, or has answered without it.
    await vi.waitFor(async () => expect(answered || (await waiting()) >= 2).toBe(true), 20_000)
    await letGo()
    expect(await Promise.all(both)).toMatchObject([{ effect }, { effect }])
    expect(await findingsOf(gateway)).toEqual([])
  })
})
