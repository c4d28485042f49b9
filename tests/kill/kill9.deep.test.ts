import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deposit } from '@portico/gateway/cashier/schema'
import { idempotency } from '@portico/gateway/db/schema'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { lotteryIssue } from '@portico/gateway/lottery/schema'
import type { Clock } from '@portico/gateway/ports/clock'
import { soakSize } from '@portico/gateway/testing/soak'
import { fastClock, PACE } from './fast-clock.ts'
import { createLoad } from './load.ts'
import { openWorld } from './world.ts'

const KILLS = soakSize(20, 50)
/** The run goes on until enough was answered for it to say something, but not for ever. */
const MOST_KILLS = 2 * KILLS
const PLAYERS = 6
const FIRST_ANSWER_MS = 10_000
const TURN_MS = 20

const world = openWorld('kill', { DEMO: 'true', RATE_ALL: '10000000' })
const { epoch } = world

/** A moment to kill at: any, or every other time just behind a draw, when bets are being settled. */
const moment = (round: number): number => {
  if (round % 2 === 0) return randomInt(50, 1_500)
  const drawEvery = 60_000 / PACE
  const sinceDraw = (fastClock(epoch).now().getTime() % 60_000) / PACE
  return drawEvery - sinceDraw + randomInt(0, 350)
}

let players: { memberId: string; token: string }[] = []
beforeAll(async () => {
  players = await world.inside(fastClock(epoch), async (gateway) => {
    const opened = []
    for (let i = 0; i < PLAYERS; i++) {
      const { id, currency } = await gateway.services.members.create({ account: `kill${i}`, passwordHash: '-' })
      await gateway.services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: '100000000' }, randomUUID())
      opened.push({ memberId: id, token: await gateway.services.sessions.open(id, 'SITE', '127.0.0.1') })
    }
    return opened
  })
})
afterAll(world.close)

describe(`kill -9, at least ${KILLS} times under load`, () => {
  it('loses no acknowledged bet, pays none twice, and leaves the books balanced', async () => {
    const load = createLoad(players.map(({ token }) => token))
    const answered = (): number => [...load.acknowledged.bets.values()].flat().length
    /** On a slow machine nearly every kill would come before the first answer, so most wait for it. */
    const firstAnswer = async (): Promise<void> => {
      const before = answered()
      for (let waited = 0; answered() === before && waited < FIRST_ANSWER_MS; waited += TURN_MS) await pause(TURN_MS)
    }
    for (let round = 0; round < KILLS || (round < MOST_KILLS && (answered() <= KILLS || load.acknowledged.repeated === 0)); round++) {
      const gateway = await world.start()
      const playing = load.play(gateway.address)
      if (round % 4 !== 0) await firstAnswer()
      await Promise.race([pause(moment(round)), playing])
      await gateway.kill()
      await playing
    }

    const later: Clock = { now: () => new Date(fastClock(epoch).now().getTime() + 3_600_000) }
    await world.inside(later, async ({ services: { lottery, ledger, books }, platform }) => {
      await lottery.tick()
      const { orm } = platform.database
      const { findings, ...counts } = await books.check()
      expect(findings).toEqual([])
      expect(counts.settled).toBe(counts.bets)

      const bets = new Map((await orm.select().from(bet)).map((row) => [row.id, row]))
      const acknowledged = [...load.acknowledged.bets.values()].flat()
      expect(acknowledged.filter((id) => !bets.has(id))).toEqual([])
      expect(new Set(acknowledged).size).toBe(acknowledged.length)

      // Nothing stands in the database that no key asked for: every bet belongs to the one answer of its key.
      const answers = (await orm.select().from(idempotency)).map(({ answer }) => answer as { bets?: string[] } | string)
      expect(answers.flatMap((answer) => (typeof answer === 'object' ? (answer.bets ?? []) : [])).sort()).toEqual([...bets.keys()].sort())

      const deposits = new Map((await orm.select().from(deposit)).map((row) => [row.id, row]))
      for (const id of load.acknowledged.deposits.values()) expect(deposits.get(id)?.state).toBe('CREDITED')
      for (const { memberId } of players) {
        const own = [...bets.values()].filter((row) => row.memberId === memberId)
        const won = own.reduce((sum, row) => sum + (row.payout ?? 0n) + row.rebate - row.stake, 0n)
        const paidIn = [...deposits.values()]
          .filter((row) => row.memberId === memberId && row.state === 'CREDITED')
          .reduce((sum, row) => sum + row.amount, 0n)
        expect(paidIn).toBeGreaterThanOrEqual(parseUnits('100000000'))
        expect(await ledger.balanceOf(memberId, platform.brand.currency)).toBe(paidIn + won)
      }

      // The run says something only if bets were placed, settled and broken off in it.
      expect(acknowledged.length).toBeGreaterThan(KILLS)
      expect(load.acknowledged.repeated).toBeGreaterThan(0)
      expect(await orm.$count(lotteryIssue, eq(lotteryIssue.state, 'SETTLED'))).toBeGreaterThan(5)
      process.stdout.write(
        `${KILLS} kills: ${counts.bets} bets, ${acknowledged.length} acknowledged, ${load.acknowledged.repeated} calls repeated\n`,
      )
    })
  })
})
