import { teamOverview } from '@portico/contract/agent/calls'
import { teamBranches } from '@portico/contract/agent/mover-calls'
import { unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

const TODAY = '2026-11-20'
const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const DAY = 24 * 60
/** Minutes from the midnight that today began with. */
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)

let gateway: TestGateway
let team: TestTeam

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('boss', 1, null, at(-90 * DAY))
  await team.open('ann', 3, 'boss', at(-90 * DAY))
  await team.open('stranger', 1, null, at(-90 * DAY))
  gateway.clock.set(at(600))
  await team.enter('AGENT', 'boss')
  const bets: readonly (readonly [account: string, stake: bigint, minutes: number])[] = [
    ['ann', 3n, 5],
    ['boss', 4n, 599],
    // Yesterday: at the first minute, right before this minute, in it, and late.
    ['ann', 100n, -DAY],
    ['boss', 20n, 599.9 - DAY],
    ['ann', 5_000n, 600 - DAY],
    ['ann', 70_000n, 1_300 - DAY],
    ['stranger', 900_000n, 10 - DAY],
    // The days before are whole.
    ['ann', 2n, 1_300 - 2 * DAY],
  ]
  for (const [account, stake, minutes] of bets) await team.bet(account, { stake, payout: 1n, rebate: 0n, settledAt: at(minutes) })
  await gateway.figures.fold()
})
afterAll(() => gateway.close())

const before = async (from: string, to: string, scope: 'SELF' | 'DIRECT' | 'TEAM' = 'TEAM') => {
  const { value } = await gateway.call(teamOverview, { from, to, scope }, team.as('boss'))
  const { stake, validBet, payout, profit, bets } = value.before
  return { until: value.beforeUntil, bets, sums: [stake, validBet, payout, profit].map((sum) => Number(unitsOf(sum))) }
}

test('today stands beside yesterday up to the same minute [AGENT-01]', async () => {
  const until = at(600 - DAY).toISOString()
  expect(await before(TODAY, TODAY)).toEqual({ until, bets: 2, sums: [120, 120, 2, 118] })
  expect(await before(TODAY, TODAY, 'SELF')).toMatchObject({ until, bets: 1, sums: [20, 20, 1, 19] })
  expect(await before(TODAY, TODAY, 'DIRECT')).toMatchObject({ until, bets: 1, sums: [100, 100, 1, 99] })
})

test('each branch stands beside yesterday up to the same minute, and together they are the team [AGENT-01]', async () => {
  const until = at(600 - DAY).toISOString()
  const find = async (scope: 'DIRECT' | 'TEAM') =>
    (await gateway.call(teamBranches, { from: TODAY, to: TODAY, scope }, team.as('boss'))).value
  const { list, others, self, beforeUntil } = await find('TEAM')
  const sums = ({ validBet, before }: (typeof list)[number] | typeof self) => [validBet, before].map((sum) => Number(unitsOf(sum)))
  expect(list.map((each) => [each.account, ...sums(each)])).toEqual([['ann', 3, 100]])
  expect([beforeUntil, sums(self), others.branches]).toEqual([until, [4, 20], 0])
  const direct = await find('DIRECT')
  expect([direct.list.map(sums), sums(direct.self)]).toEqual([[[3, 100]], [0, 0]])
})

test('days that end with today stand beside as many before, the last of them up to the same minute [AGENT-01]', async () => {
  await team.bet('ann', { stake: 40n, payout: 0n, rebate: 0n, settledAt: at(610 - 2 * DAY) })
  await team.bet('ann', { stake: 8n, payout: 0n, rebate: 0n, settledAt: at(590 - 2 * DAY) })
  const found = await before('2026-11-19', TODAY)
  expect(found).toMatchObject({ until: at(600 - 2 * DAY).toISOString(), bets: 1 })
  expect(found.sums[0]).toBe(8)
})

test('days that are over stand beside whole ones [AGENT-01]', async () => {
  expect(await before('2026-11-19', '2026-11-19')).toMatchObject({ until: null, bets: 3 })
})

test('a minute later more of yesterday counts [AGENT-01]', async () => {
  gateway.clock.set(at(601))
  expect((await before(TODAY, TODAY)).sums[0]).toBe(5_120)
})

test('the same two days stand beside two whole ones once they are over [AGENT-11]', async () => {
  gateway.clock.set(at(DAY + 1))
  await team.enter('AGENT', 'boss')
  const { value } = await gateway.call(teamOverview, { from: '2026-11-19', to: TODAY }, team.as('boss'))
  const { figures } = (await gateway.call(teamOverview, { from: '2026-11-17', to: '2026-11-18' }, team.as('boss'))).value
  expect(value).toMatchObject({ before: figures, beforeUntil: null })
  expect(figures.bets).toBe(3)
})
