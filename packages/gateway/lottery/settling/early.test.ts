import { parseUnits } from '@portico/contract/kit/money'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../db/open.ts'
import { openBeside } from '../../testing/database.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { holdSettlements } from '../../testing/held-settlements.ts'
import { findingsOf } from '../../testing/outcomes.ts'
import { inYuan, openPlayer } from '../../testing/player.ts'
import { confirmResult, drawn, GAMES_TRIED, NUMERO, pair, SATURDAY } from '../../testing/stations.ts'

let gateway: TestGateway
let beside: Database
let other: TestGateway
const logged: string[] = []
beforeEach(async ({ skip }) => {
  // One connection cannot wait for itself.
  skip(!process.env['TEST_DATABASE_URL'], 'needs a PostgreSQL: node scripts/gateway-postgres.ts')
  logged.length = 0
  const logTo = (text: string) => void logged.push(text)
  gateway = await testGateway({ ...inYuan, logTo })
  beside = await openBeside(gateway.database)
  other = await testGateway({ ...inYuan, clock: gateway.clock, database: beside, logTo })
  await gateway.lottery.tick(GAMES_TRIED)
  return async () => {
    await other.close()
    await beside.close()
    await gateway.close()
  }
})

const both = () => Promise.all([gateway.lottery.tick(GAMES_TRIED), other.lottery.tick(GAMES_TRIED)])
const failures = () => logged.filter((text) => text.includes('engine failed'))

/** Players with a bet on stations that draw first, and one that waits for all four. */
const playersWithBets = () =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      const player = await openPlayer(gateway, '1000')
      for (const stations of [['XSHCM', 'XSLA'], ['XSHCM', 'XSBP'], SATURDAY])
        await player.place([pair(stations)], { gameCode: 'XSMN', numero: NUMERO })
      return player
    }),
  )
type Player = Awaited<ReturnType<typeof playersWithBets>>[number]

const drawTwoStations = async () => {
  gateway.clock.set(new Date(Date.parse((await gateway.lottery.opened('XSMN')).current!.drawAt) + 1000))
  await gateway.lottery.tick(GAMES_TRIED)
  await confirmResult(gateway, 'XSHCM', drawn('07'))
  await confirmResult(gateway, 'XSLA', drawn('98', '98'))
}

const statesOf = async ({ caller }: Player) =>
  (await gateway.bets.list(caller, { pageNo: 1, pageSize: 9 }, 'EN')).list.map(({ state }) => state).toSorted()

describe('two gateways settle bets over several stations as their own have drawn [LOTTERY-03]', () => {
  it('each bet once, whoever takes it', async () => {
    const players = await playersWithBets()
    await drawTwoStations()
    const { waiting, letGo } = await holdSettlements(gateway)
    const passes = both()
    // Both stand in the middle of their lanes, or one has passed over what the other holds.
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(1), 60_000)
    await letGo()
    await passes
    await both()
    for (const player of players) {
      expect(await statesOf(player)).toEqual(['WAITING', 'WAITING', 'WON'])
      expect(await player.balance()).toBe(parseUnits('1276'))
    }
    expect(await findingsOf(gateway)).toEqual([])

    // The third station draws: its bets follow, and those on all four go on waiting.
    await confirmResult(other, 'XSBP', drawn('12'))
    await both()
    for (const player of players) expect(await statesOf(player)).toEqual(['LOST', 'WAITING', 'WON'])
    await confirmResult(gateway, 'XSHG', drawn('12'))
    await both()
    for (const player of players) {
      expect(await statesOf(player)).toEqual(['LOST', 'WON', 'WON'])
      expect(await player.balance()).toBe(parseUnits('1528'))
    }
    expect(await findingsOf(gateway)).toEqual([])
    expect(failures()).toEqual([])
  })

  it('by the outcome that holds when the other gateway puts a station right meanwhile', async () => {
    const players = await playersWithBets()
    await drawTwoStations()
    // The stations' own issues are drawn and closed first; only the bets over several of them are held.
    const { waiting, letGo } = await holdSettlements(gateway)
    const pass = gateway.lottery.tick(GAMES_TRIED)
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(1), 60_000)
    const before = await waiting()
    const { id } = await other.corrections.propose({ gameCode: 'XSLA', numero: NUMERO, draw: drawn('55'), source: 'the gazette' }, 'lan')
    const confirmed = other.corrections.confirm({ id, resultVersion: 1, reason: 'read wrong' }, 'minh')
    // The correction waits for the batch that is being settled.
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(before), 60_000)
    await letGo()
    await Promise.all([pass, confirmed])
    await both()
    await both()
    for (const player of players) {
      expect(await statesOf(player)).toEqual(['LOST', 'WAITING', 'WAITING'])
      expect(await player.balance()).toBe(parseUnits('856'))
    }
    expect(await findingsOf(gateway)).toEqual([])
    expect(failures()).toEqual([])
  })
})
