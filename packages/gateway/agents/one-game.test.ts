import type { SentOf } from '@portico/contract/kit/call'
import { teamRows } from '@portico/contract/agent/calls'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

let gateway: TestGateway
let team: TestTeam

/** Midnight of the first of October in Ho Chi Minh City. */
const MIDNIGHT = Date.parse('2026-09-30T17:00:00.000Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)

const play = (account: string, gameCode: string, payout: bigint, minutes: number) =>
  team.bet(account, {
    gameCode,
    stake: 7n * ONE,
    payout,
    rebate: ONE / 100n,
    state: payout > 0n ? 'WON' : 'LOST',
    placedAt: at(minutes),
    settledAt: at(minutes),
  })

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('topagent', 1, null, at(-10_000))
  await team.open('subagent', 2, 'topagent', at(-9_000))
  await team.open('player1', 3, 'topagent', at(-8_000))
  await team.open('player2', 3, 'subagent', at(-8_000))
  await team.open('outsider', 3, null, at(-8_000))
  for (const account of ['topagent', 'player1', 'outsider']) await play(account, 'SSC1', 0n, 60)
  await team.enter('AGENT', 'topagent')
})
afterAll(() => gateway.close())

const rows = async (account: string, request: SentOf<typeof teamRows>) =>
  (await gateway.call(teamRows, request, { ...team.as(account), language: 'EN' })).value
const sum = (amounts: readonly { amount: string; currency: string }[]) => amounts.reduce((total, amount) => total + unitsOf(amount), 0n)

test('[AGENT-11] the bets on one game are listed with their sums, page by page, and nothing else is of a game', async () => {
  for (const [minute, account] of ['player1', 'player2', 'outsider', 'player1'].entries())
    await play(account, 'PK1', minute === 1 ? 0n : 12n * ONE, minute * 1440)
  const week = { from: '2026-10-01', to: '2026-10-07', kind: 'BETS', game: 'PK1' } as const
  const found = await rows('topagent', week)
  expect(found.list.map(({ account, bet: on }) => [account, on?.gameCode])).toEqual([
    ['player1', 'PK1'],
    ['player2', 'PK1'],
    ['player1', 'PK1'],
  ])
  expect(found.total).toBe(3)
  const summed = {
    amount: sum(found.list.map((row) => row.amount)),
    validBet: sum(found.list.map((row) => row.validBet!)),
    payout: sum(found.list.map((row) => row.payout!)),
    profit: sum(found.list.map((row) => row.profit!)),
  }
  expect(Object.fromEntries(Object.entries(found.totals).map(([name, money]) => [name, unitsOf(money)]))).toEqual(summed)
  const pages = await Promise.all([1, 2, 3].map((pageNo) => rows('topagent', { ...week, pageNo, pageSize: 1 })))
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(found.list.map(({ id }) => id))
  expect((await rows('topagent', { ...week, find: 'PLAYER2' })).total).toBe(1)
  expect((await rows('topagent', { ...week, scope: 'DIRECT' })).total).toBe(2)
  expect((await rows('topagent', { ...week, game: 'SSC1' })).list.map(({ account }) => account).toSorted()).toEqual(['player1', 'topagent'])
  // A game of nobody, and other rows than bets.
  for (const none of [
    { ...week, game: 'NO-SUCH' },
    { ...week, kind: 'DEPOSITS' as const },
  ])
    expect(await rows('topagent', none)).toMatchObject({ list: [], total: 0, totals: { amount: { amount: '0.0000' } } })
  expect(found.games).toContainEqual({ gameCode: 'PK1', gameName: found.list[0]?.bet?.gameName })
})
