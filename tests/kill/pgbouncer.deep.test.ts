import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { findPgbouncer, withPgbouncer } from '../../scripts/lib/pgbouncer.ts'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { fastClock, PACE } from './fast-clock.ts'
import { createLoad } from './load.ts'
import { openWorld } from './world.ts'

const PLAYERS = 4
const DRAW_MS = 60_000 / PACE
const program = await findPgbouncer()

it('two gateways take, draw and settle bets through pgbouncer in session mode', async ({ skip }) => {
  skip(program === undefined, 'pgbouncer is not installed')
  await withPostgres((server) =>
    withPgbouncer(program!, { url: server, mode: 'session' }, async (url) => {
      const world = openWorld('pgbouncer', { DEMO: 'true', RATE_ALL: '10000000', DATABASE_URL: url })
      onTestFinished(world.close)
      const tokens = await world.inside(fastClock(world.epoch), (gateway) =>
        Promise.all(
          Array.from({ length: PLAYERS }, async (_, i) => {
            const { id, currency } = await gateway.services.members.create({ account: `bouncer${i}`, passwordHash: '-' })
            await gateway.services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: '100000000' }, randomUUID())
            return gateway.services.sessions.open(id, 'SITE', '127.0.0.1')
          }),
        ),
      )
      const loads = [createLoad(tokens), createLoad(tokens)]
      const gateways = await Promise.all([world.start(), world.start()])
      const playing = gateways.map(({ address }, i) => loads[i]!.play(address))
      await pause(6 * DRAW_MS)
      await Promise.all(gateways.map((gateway) => gateway.kill()))
      await Promise.all(playing)

      const later = { now: () => new Date(fastClock(world.epoch).now().getTime() + 3_600_000) }
      await world.inside(later, async ({ services: { lottery, books } }) => {
        await lottery.tick()
        const { findings, ...counts } = await books.check()
        expect(findings).toEqual([])
        expect(counts.settled).toBe(counts.bets)
        expect(counts.bets).toBeGreaterThan(20)
        process.stdout.write(`${counts.bets} bets through pgbouncer\n`)
      })
    }),
  )
})
