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
import { openReader, type Reader } from './reader.ts'
import { type DrawEvent, openWorld, type World } from './world.ts'

const PLAYERS = 4
const KILLS = 6
const DRAW_MS = 60_000 / PACE

/** What is committed reaches every instance within this time: a second, and more on a machine with other work. */
const BOUND_MS = 4_000

/** What a socket heard while its gateway lived. */
interface ReaderReport extends Pick<Reader, 'since' | 'draws' | 'settled'> {
  readonly side: 0 | 1
  readonly until: number
}

/** A gateway with players and a listening member at it until it is killed. */
const open = async (world: World, load: Load, side: 0 | 1, token: string) => {
  const gateway = await world.start()
  const reader = await openReader(gateway.address, token)
  const playing = load.play(gateway.address)
  return {
    drawn: gateway.drawn,
    kill: async (): Promise<ReaderReport> => {
      const until = Date.now()
      await gateway.kill()
      await playing
      return { ...reader, side, until }
    },
  }
}

describe('two gateways, a process each, on one PostgreSQL [LOTTERY-03]', () => {
  it('draw each issue once, pay each bet once and tell it at both, while one after the other is killed and comes again', async () => {
    await withPostgres(async (url) => {
      const world = openWorld('two', { DEMO: 'true', RATE_ALL: '10000000', DATABASE_URL: url })
      onTestFinished(world.close)
      const players = await world.inside(fastClock(world.epoch), (gateway) =>
        Promise.all(
          Array.from({ length: PLAYERS }, async (_, i) => {
            const { id, currency } = await gateway.services.members.create({ account: `two${i}`, passwordHash: '-' })
            await gateway.services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: '100000000' }, randomUUID())
            return { memberId: id, token: await gateway.services.sessions.open(id, 'SITE', '127.0.0.1') }
          }),
        ),
      )
      const tokens = players.map(({ token }) => token)
      const listener = players[0]!
      // The same members play at both.
      const loads = [createLoad(tokens), createLoad(tokens)] as const
      const start = (side: 0 | 1) => open(world, loads[side], side, listener.token)
      const gateways = await Promise.all([start(0), start(1)])
      const drawn: [DrawEvent[], DrawEvent[]] = [[], []]
      const listened: ReaderReport[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(3 * DRAW_MS)
        const side = kill % 2 === 0 ? 0 : 1
        listened.push(await gateways[side]!.kill())
        drawn[side].push(...gateways[side]!.drawn)
        gateways[side] = await start(side)
      }
      await pause(3 * DRAW_MS)
      for (const side of [0, 1] as const) {
        listened.push(await gateways[side]!.kill())
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

        const published = drawn.flat().map(({ gameCode, draw }) => `${gameCode} ${draw.numero}`)
        expect(published.toSorted()).toEqual([...new Set(published)].toSorted())
        const known = new Map(
          (await orm.select().from(lotteryIssue).where(eq(lotteryIssue.resultVersion, 1))).map((row) => [
            `${row.gameCode} ${row.numero}`,
            row.result,
          ]),
        )
        for (const { gameCode, draw } of drawn.flat()) expect(known.get(`${gameCode} ${draw.numero}`)).toEqual(draw.result)

        // Whichever gateway did it, also one that was killed right after its commit: every socket that was open heard of it, once.
        const realTime = (at: Date) => world.epoch + (at.getTime() - world.epoch) / PACE
        const during = ({ since, until }: ReaderReport, at: Date | null) =>
          at !== null && realTime(at) > since && realTime(at) < until - BOUND_MS
        const issues = await orm.select().from(lotteryIssue)
        const bets = await orm.select().from(bet).where(eq(bet.memberId, listener.memberId))
        let byOther = 0
        for (const each of listened) {
          const draws = issues.filter(({ drawnAt }) => during(each, drawnAt)).map(({ gameCode, numero }) => `${gameCode} ${numero}`)
          const settled = bets.filter(({ settledAt }) => during(each, settledAt)).map(({ id }) => id)
          expect(draws.filter((draw) => !each.draws.includes(draw))).toEqual([])
          expect(settled.filter((id) => !each.settled.includes(id))).toEqual([])
          for (const all of [each.draws, each.settled]) expect(new Set(all).size).toBe(all.length)
          const other = new Set(drawn[each.side === 0 ? 1 : 0].map(({ gameCode, draw }) => `${gameCode} ${draw.numero}`))
          byOther += draws.filter((draw) => other.has(draw)).length
        }
        expect(byOther).toBeGreaterThan(2)

        const acknowledged = loads.flatMap((load) => [...load.acknowledged.bets.values()].flat())
        const ids = new Set((await orm.select({ id: bet.id }).from(bet)).map(({ id }) => id))
        expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
        expect(new Set(acknowledged).size).toBe(acknowledged.length)

        // The run says something only if both drew and both were played at.
        for (const side of drawn) expect(side.length).toBeGreaterThan(2)
        for (const load of loads) expect(load.acknowledged.bets.size).toBeGreaterThan(20)
        process.stdout.write(
          `${published.length} draws by two gateways (${drawn.map((side) => side.length).join(' and ')}), ${acknowledged.length} bets, ${byOther} draws heard at the other\n`,
        )
      })
    })
  })
})
