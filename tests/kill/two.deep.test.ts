import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, gt } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { lotteryIssue } from '@portico/gateway/lottery/schema'
import type { Clock } from '@portico/gateway/ports/clock'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { fastClock, PACE } from './fast-clock.ts'
import { createLoad, type Load } from './load.ts'
import { type Drawn, openWorld, type World } from './world.ts'

const PLAYERS = 4
const KILLS = 6
const DRAW_MS = 60_000 / PACE

/** A gateway with players at it until it is killed. */
const open = async (world: World, load: Load) => {
  const gateway = await world.start()
  const playing = load.play(gateway.address)
  return {
    drawn: gateway.drawn,
    kill: async () => {
      await gateway.kill()
      await playing
    },
  }
}

describe('two gateways, a process each, on one PostgreSQL [LOTTERY-03]', () => {
  it('draw each issue once and pay each bet once, while one after the other is killed and comes again', async () => {
    await withPostgres(async (url) => {
      const world = openWorld('two', { DEMO: 'true', RATE_ALL: '10000000', DATABASE_URL: url })
      onTestFinished(world.close)
      const tokens = await world.inside(fastClock(world.epoch), (gateway) =>
        Promise.all(
          Array.from({ length: PLAYERS }, async (_, i) => {
            const { id, currency } = await gateway.services.members.create({ account: `two${i}`, passwordHash: '-' })
            await gateway.services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: '100000000' }, randomUUID())
            return gateway.services.sessions.open(id, 'SITE', '127.0.0.1')
          }),
        ),
      )
      // The same members play at both.
      const loads = [createLoad(tokens), createLoad(tokens)] as const
      const gateways = await Promise.all(loads.map((load) => open(world, load)))
      const drawn: [Drawn[], Drawn[]] = [[], []]
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(3 * DRAW_MS)
        const side = kill % 2 === 0 ? 0 : 1
        await gateways[side]!.kill()
        drawn[side].push(...gateways[side]!.drawn)
        gateways[side] = await open(world, loads[side])
      }
      await pause(3 * DRAW_MS)
      for (const side of [0, 1] as const) {
        await gateways[side]!.kill()
        drawn[side].push(...gateways[side]!.drawn)
      }

      const later: Clock = { now: () => new Date(fastClock(world.epoch).now().getTime() + 3_600_000) }
      await world.inside(later, async ({ services: { lottery, books }, platform }) => {
        await lottery.tick()
        const { orm } = platform.database
        const { findings, ...counts } = await books.check()
        expect(findings).toEqual([])
        expect(counts.settled).toBe(counts.bets)
        expect(await orm.$count(lotteryIssue, gt(lotteryIssue.resultVersion, 1))).toBe(0)

        const told = drawn.flat().map(({ gameCode, draw }) => `${gameCode} ${draw.numero}`)
        expect(told.toSorted()).toEqual([...new Set(told)].toSorted())
        const known = new Map(
          (await orm.select().from(lotteryIssue).where(eq(lotteryIssue.resultVersion, 1))).map((row) => [
            `${row.gameCode} ${row.numero}`,
            row.result,
          ]),
        )
        for (const { gameCode, draw } of drawn.flat()) expect(known.get(`${gameCode} ${draw.numero}`)).toEqual(draw.result)

        const acknowledged = loads.flatMap((load) => [...load.acknowledged.bets.values()].flat())
        const kept = new Set((await orm.select({ id: bet.id }).from(bet)).map(({ id }) => id))
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
        expect(new Set(acknowledged).size).toBe(acknowledged.length)

        // The run says something only if both drew and both were played at.
        for (const side of drawn) expect(side.length).toBeGreaterThan(2)
        for (const load of loads) expect(load.acknowledged.bets.size).toBeGreaterThan(20)
        process.stdout.write(
          `${told.length} draws by two gateways (${drawn.map((side) => side.length).join(' and ')}), ${acknowledged.length} bets\n`,
        )
      })
    })
  })
})
