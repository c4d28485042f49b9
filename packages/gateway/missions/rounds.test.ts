import { randomUUID } from 'node:crypto'
import { getMissionLeaderboard, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import type { MissionCondition, MissionDefinition } from '@portico/contract/missions/definitions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

/** In 1/10000. */
const THOUSAND = 10_000_000

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

const publish = async (definition: MissionDefinition): Promise<string> => {
  const { id, version } = await gateway.missions.desk.propose({ definition }, 'mai')
  await gateway.missions.desk.publish({ id, version }, 'lan')
  return id
}
const mission = (condition: MissionCondition) =>
  publish({
    kind: 'MISSION',
    period: 'DAY',
    title: { EN: `Mission ${randomUUID().slice(0, 8)}` },
    text: { EN: 'Play.' },
    condition,
    reward: { kind: 'POINTS', points: 30 },
  })

test("[CALL-15] rounds of vendors' games are bets of a mission, worth what was won or lost, and no draws; what is given back counts no more", async () => {
  const missions = {
    bets: await mission({ kind: 'BETS', category: null, count: 5 }),
    slots: await mission({ kind: 'BETS', category: 'RNG', count: 5 }),
    live: await mission({ kind: 'BETS', category: 'LIVE', count: 5 }),
    draws: await mission({ kind: 'DRAWS', category: null, count: 5 }),
    valid: await mission({ kind: 'VALID_BETS', category: null, amount: '50000' }),
  }
  const seat = await pearl.seat('1000000')
  const token = await seat.token()
  const progress = async () => {
    const { list } = (await gateway.call(getMissionSummaryDetails, {}, { token })).value
    const doneOf = (id: string) => list.find((each) => each.id === id)!.progress.done
    return Object.fromEntries(Object.entries(missions).map(([name, id]) => [name, doneOf(id)]))
  }
  const valid = (amount: string) => ({ amount, currency: 'VND' })
  const [won, late, open] = [randomUUID(), randomUUID(), randomUUID()]
  await seat.bet({ amount: 10 * THOUSAND, roundClosed: true })
  await seat.bet({ amount: 10 * THOUSAND, roundId: won })
  await seat.win({ amount: 13 * THOUSAND, roundId: won, roundClosed: true })
  await seat.bet({ amount: 4 * THOUSAND, roundId: late, roundClosed: true })
  await seat.bet({ amount: 90 * THOUSAND, roundId: open })
  expect(await progress()).toEqual({ bets: 3, slots: 3, live: 0, draws: 0, valid: valid('17000.0000') })
  await seat.rollback({ roundId: late })
  expect(await progress()).toEqual({ bets: 2, slots: 2, live: 0, draws: 0, valid: valid('13000.0000') })
  await seat.close(open)
  expect(await progress()).toEqual({ bets: 3, slots: 3, live: 0, draws: 0, valid: valid('50000.0000') })
})

test('a round breaks the pause that a mission asks for', async () => {
  const id = await mission({ kind: 'PAUSE', minutes: 20 })
  const seat = await pearl.seat('1000000')
  const token = await seat.token()
  const done = async () =>
    (await gateway.call(getMissionSummaryDetails, {}, { token })).value.list.find((each) => each.id === id)!.progress.done
  gateway.clock.advance(10 * 60_000)
  await done()
  await seat.bet({ roundClosed: true })
  gateway.clock.advance(12 * 60_000)
  await done()
  expect(await done()).toBe(12)
})

test("[CALL-15] a score is made of rounds of vendors' games, too, and falls when one is given back", async () => {
  const score = { kind: 'VALID_BETS', category: 'RNG', minStake: '5000' } as const
  await publish({
    kind: 'LEADERBOARD',
    period: 'DAY',
    title: { EN: 'Race of the day' },
    score,
    prizes: [{ first: 1, last: 1, amount: '50000' }],
    turnover: 1,
    reviewHours: 2,
  })
  const seat = await pearl.seat('1000000')
  const board = async () => {
    await gateway.leaderboards.work()
    const { around } = (await gateway.call(getMissionLeaderboard, {}, { token: await seat.token() })).value.board!
    return around.filter(({ own }) => own).map((row) => row.score)
  }
  const late = randomUUID()
  await seat.bet({ amount: 10 * THOUSAND, roundClosed: true })
  await seat.bet({ amount: 6 * THOUSAND, roundId: late, roundClosed: true })
  await seat.bet({ amount: 4 * THOUSAND, roundClosed: true })
  gateway.clock.advance(2_000)
  const [before] = await board()
  await seat.rollback({ roundId: late })
  gateway.clock.advance(2_000)
  const [after] = await board()
  expect([before, after]).toEqual([160_000, 100_000])
})
