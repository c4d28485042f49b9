import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { slotRow } from '@portico/gateway/testing/games'
import { vendorPlayer, vendorRound } from '@portico/gateway/vendors/schema'
import { moonGate } from '@portico/studio/games/slot/slot'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import type { Key } from '../../scripts/vendor/client.ts'
import { openLine } from './cut-line.ts'
import { fastClock } from './fast-clock.ts'
import { killsOf } from './kills.ts'
import { type Addresses, playOn, STAKE } from './studio-player.ts'
import { openStudios } from './studio-process.ts'
import { openWorld } from './world.ts'

const KILLS = killsOf(9, 500)
const LONG_MS = 14_400_000
/** A spin takes two and a half seconds at least, so it takes many to have one under way at each kill. */
const PLAYERS = 8
const CASH = 100_000_000n
const TURN_MS = 50
const VENDOR = 'PS'
const TARGETS = ['studio', 'wallet', 'network', 'studio and wallet'] as const

const line = await openLine()
let studios: ReturnType<typeof openStudios> | undefined
afterAll(() => {
  studios?.close()
  line.close()
})

/** What the studio says that its rounds came to for each player. */
const movedOf = (own: ReturnType<typeof openStudios>): ReadonlyMap<string, bigint> =>
  new Map(
    own
      .rows("SELECT player, sum(paid + jackpot - stake) AS moved FROM rounds WHERE state = 'settled' GROUP BY player")
      .map(({ player, moved }) => [String(player), BigInt(Number(moved))]),
  )

/** Strikes amid spins, and compares what both sides say afterwards. On PostgreSQL a gateway is back within a second or two. */
const strikeAmidSpins = async (databaseUrl: string): Promise<void> => {
  const world = openWorld('studio', { DEMO: 'true', RATE_ALL: '10000000', KILL_PACE: '1', DATABASE_URL: databaseUrl })
  const clock = fastClock(world.epoch, 1)
  try {
    const { key, players } = await world.inside(clock, async ({ services, platform }) => {
      await addCatalogue(
        platform.database.orm,
        [{ code: VENDOR, displayName: 'Studio', position: 1 }],
        [slotRow(1, { code: moonGate.code, vendorCode: VENDOR })],
      )
      await services.vendors.keys.connect(VENDOR, { lateWins: true })
      const opened: { memberId: string; token: string }[] = []
      for (let n = 0; n < PLAYERS; n++) {
        const { id, currency } = await services.members.create({ account: `studio${n}`, passwordHash: '-' })
        await services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: String(CASH) }, randomUUID())
        opened.push({ memberId: id, token: await services.sessions.open(id, 'SITE', '127.0.0.1') })
      }
      return { key: { vendor: VENDOR, ...(await services.vendors.keys.add(VENDOR)) } satisfies Key, players: opened }
    })
    studios = openStudios(line.url, key)
    const own = studios
    let wallet = await world.start()
    line.lead(wallet.address)
    let studio = await own.start()
    const addresses: Addresses = { portal: () => wallet.address, studio: () => studio.address }
    let [isOver, rounds] = [false, 0]
    const lanes = Promise.all(players.map(({ token }) => playOn(addresses, token, { isOver: () => isOver, played: () => (rounds += 1) })))
    lanes.catch(() => undefined)

    const strike = async (target: (typeof TARGETS)[number]): Promise<void> => {
      if (target === 'network') {
        line.cut()
        await pause(randomInt(1500))
        return line.mend()
      }
      // Both at once: what one of them has heard last is not what the other one remembers.
      const [studioDies, walletDies] = [target !== 'wallet', target !== 'studio']
      await Promise.all([studioDies && studio.kill(), walletDies && wallet.kill()])
      if (walletDies) {
        wallet = await world.start()
        line.lead(wallet.address)
      }
      if (studioDies) studio = await own.start()
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const before = rounds
      for (let turn = 0; rounds < before + 2 && turn < 600; turn++) await pause(TURN_MS)
      await pause(randomInt(400))
      await strike(TARGETS[kill % 10 === 9 ? 3 : randomInt(3)]!)
      if (kill % 50 === 49) process.stdout.write(`${kill + 1} kills, ${rounds} rounds\n`)
    }
    isOver = true
    await lanes
    // What is owed is on its way: each letter waits twice as long after each time that nobody answered.
    const open = () =>
      own.rows("SELECT 1 FROM rounds WHERE state NOT IN ('settled', 'refused', 'void') UNION ALL SELECT 1 FROM outbox WHERE status IS NULL")
        .length
    while (open() > 0) await pause(10 * TURN_MS)
    await studio.kill()
    await wallet.kill()

    const letters = own.rows("SELECT status, count(*) AS count FROM outbox WHERE status <> 'OK' GROUP BY status")
    await world.inside(clock, async ({ services, platform: { database } }) => {
      const moved = movedOf(own)
      const named = await database.orm.select().from(vendorPlayer)
      const cash = await Promise.all(
        named.map(async ({ playerId, memberId }) => [playerId, (await services.ledger.balanceOf(memberId, 'VND'))! - CASH * 10_000n]),
      )
      expect(new Map(cash as [string, bigint][])).toEqual(new Map(named.map(({ playerId }) => [playerId, moved.get(playerId) ?? 0n])))
      expect((await services.books.check()).findings).toEqual([])
      expect(await database.orm.$count(vendorRound, eq(vendorRound.state, 'OPEN'))).toBe(0)
    })
    const [ended] = own.rows(
      "SELECT sum(state = 'settled') AS settled, sum(state = 'void') AS void, sum(state = 'refused') AS refused, sum(stake) AS staked FROM rounds",
    )
    process.stdout.write(`${KILLS} kills amid ${rounds} rounds: ${JSON.stringify({ ...ended, letters })}\n`)
    expect(Number(ended?.['staked']) % STAKE).toBe(0)
    // The run says something only if some stakes were in doubt and came back.
    expect(Number(ended?.['settled'])).toBeGreaterThan(KILLS)
  } finally {
    world.close()
  }
}

it(
  `kill -9 of the studio and of the wallet, and the network cut between them, ${KILLS} times amid spins: both say the same, and no round is left open [W14] [W37]`,
  () => withPostgres(strikeAmidSpins),
  LONG_MS,
)
