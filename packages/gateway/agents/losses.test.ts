import { teamLosses } from '@portico/contract/agent/loss-calls'
import { teamMembers } from '@portico/contract/agent/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

let gateway: TestGateway
let team: TestTeam

/** Midnight of 20 November in Ho Chi Minh City. */
const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)
const DAY = { from: '2026-11-20', to: '2026-11-20' } as const

const play = (account: string, stake: bigint, payout: bigint, more: { gameType?: string; at?: Date; void?: true } = {}) =>
  team.bet(account, {
    stake: stake * ONE,
    payout: payout * ONE,
    rebate: stake * 100n,
    state: more.void ? 'VOID' : payout > 0n ? 'WON' : 'LOST',
    placedAt: more.at ?? at(60),
    settledAt: more.at ?? at(60),
    ...(more.gameType && { gameType: more.gameType }),
  })

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('topagent', 1, null, at(-10_000))
  await team.open('subagent', 2, 'topagent', at(-9_000))
  for (const account of ['anlost', 'binh', 'quiet', 'voided']) await team.open(account, 3, 'topagent', at(-8_000))
  await team.open('deep', 3, 'subagent', at(-8_000))
  await team.open('stranger', 1, null, at(-10_000))
  await team.open('outsider', 3, 'stranger', at(-10_000))
  await play('anlost', 1_000n, 0n)
  await play('anlost', 500n, 900n, { gameType: 'LOTT' })
  await play('binh', 200n, 700n)
  await play('deep', 300n, 0n)
  await play('deep', 40n, 0n, { at: at(-1) })
  await play('voided', 80n, 80n, { void: true })
  await play('outsider', 9_000n, 0n)
  await team.enter('AGENT', 'topagent', 'subagent', 'stranger')
  await team.enter('PLAYER', 'binh')
})
afterAll(() => gateway.close())

const ask = async (agent: string, request: Partial<SentOf<typeof teamLosses>> = {}) =>
  (await gateway.call(teamLosses, { ...DAY, ...request }, team.as(agent))).value
const named = (answer: Awaited<ReturnType<typeof ask>>) => answer.list.map(({ account, gain }) => `${account} ${gain.amount}`)

describe('what players of a team won and lost [AGENT-11]', () => {
  test('lists who played, the greatest loss first, and nobody else', async () => {
    const all = await ask('topagent')
    // A rebate of a hundredth is theirs too.
    expect(named(all)).toEqual(['anlost -585.0000', 'deep -297.0000', 'binh 502.0000'])
    expect(all.totals).toMatchObject({ losers: 2, winners: 1, bets: 4, gain: { amount: '-380.0000' } })
    expect(all.totals.losses.amount).toBe('-882.0000')
    expect(all.totals.gains.amount).toBe('502.0000')
  })

  test('is the house’s profit seen from the other side, account by account', async () => {
    const losses = await ask('topagent', { sort: 'account' })
    const members = (await gateway.call(teamMembers, { ...DAY, sort: 'account', order: 'asc' }, team.as('topagent'))).value
    const profits = new Map(members.list.map(({ account, figures }) => [account, unitsOf(figures.profit)]))
    for (const { account, gain } of losses.list) expect(unitsOf(gain), account).toBe(-profits.get(account)!)
    expect(unitsOf(losses.totals.gain)).toBe(-unitsOf(members.totals.profit))
  })

  test('of one game type alone, of one side, of a name, of a scope and of a line', async () => {
    expect(named(await ask('topagent', { gameType: 'LOTT' }))).toEqual(['anlost 405.0000'])
    expect(named(await ask('topagent', { side: 'GAIN' }))).toEqual(['binh 502.0000'])
    const lost = await ask('topagent', { side: 'LOSS' })
    expect(named(lost)).toEqual(['anlost -585.0000', 'deep -297.0000'])
    // Both sides are told whichever is listed.
    expect(lost.totals).toMatchObject({ bets: 3, losers: 2, winners: 1, gain: { amount: '-882.0000' } })
    expect(named(await ask('topagent', { account: 'DEE' }))).toEqual(['deep -297.0000'])
    expect(named(await ask('topagent', { account: '%' }))).toEqual([])
    expect(named(await ask('topagent', { scope: 'DIRECT' }))).toEqual(['anlost -585.0000', 'binh 502.0000'])
    expect(named(await ask('topagent', { under: 'subagent' }))).toEqual(['deep -297.0000'])
    expect(named(await ask('topagent', { from: '2026-11-19', to: '2026-11-19' }))).toEqual(['deep -39.6000'])
  })

  test('pages hold each account once in every order, and totals are of all pages', async () => {
    for (const sort of ['account', 'level', 'bets', 'stake', 'validBet', 'payout', 'rebate', 'gain'] as const) {
      const pages = await Promise.all([1, 2].map((pageNo) => ask('topagent', { sort, order: 'desc', pageNo, pageSize: 2 })))
      expect(pages.flatMap(({ list }) => list.map(({ account }) => account)).toSorted(), sort).toEqual(['anlost', 'binh', 'deep'])
      expect(pages[1]!.totals).toEqual(pages[0]!.totals)
      expect(pages[0]).toMatchObject({ total: 3, totalPages: 2 })
    }
  })

  test('an agent sees nothing of another’s team, and a player nothing at all', async () => {
    expect(named(await ask('subagent'))).toEqual(['deep -297.0000'])
    for (const under of ['topagent', 'anlost', 'stranger', 'nobody']) expect((await ask('subagent', { under })).list, under).toEqual([])
    expect(named(await ask('stranger'))).toEqual(['outsider -8910.0000'])
    expect((await gateway.call(teamLosses, DAY, team.as('binh'))).failure.code).toBe('NOT_AN_AGENT')
    expect((await gateway.call(teamLosses, { from: '2026-11-21', to: '2026-11-20' }, team.as('topagent'))).failure.code).toBe(
      'INVALID_REQUEST',
    )
  })
})
