import { teamOverview } from '@portico/contract/agent/calls'
import { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import { unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

const TODAY = '2026-11-20'
const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const DAY = 86_400_000
/** So many days before today, a little after its midnight. */
const ago = (days: number) => new Date(MIDNIGHT - days * DAY + 60_000)
const LONG = ago(90)

let gateway: TestGateway
let team: TestTeam

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, ago(0))
  await team.open('boss', 1, null, LONG)
  for (const branch of ['north', 'south', 'east']) await team.open(branch, 2, 'boss', LONG)
  for (const [player, upline] of [
    ['ann', 'north'],
    ['ben', 'north'],
    ['cat', 'south'],
    ['dan', 'south'],
    ['eve', 'east'],
    ['flo', 'boss'],
    ['gus', 'boss'],
    ['hal', 'boss'],
  ] as const)
    await team.open(player, 3, upline, LONG)
  await team.open('new', 3, 'boss', ago(3))
  await team.open('stranger', 1, null, LONG)
  await team.enter('AGENT', 'boss', 'stranger')

  const bets: readonly (readonly [account: string, stake: bigint, days: number, gameType?: string])[] = [
    // North rises by one who had not played.
    ['ann', 100n, 8],
    ['ann', 100n, 1],
    ['ben', 80n, 1],
    // South falls: of two who played, one is quiet; and the other plays less of one kind.
    ['cat', 300n, 9],
    ['dan', 190n, 9],
    ['dan', 70n, 2],
    // East is nothing but eve.
    ['eve', 10n, 7],
    ['eve', 40n, 0, 'LIVE'],
    ['eve', 10n, 0],
    ['flo', 5n, 8],
    ['flo', 5n, 1],
    ['new', 30n, 1],
    ['boss', 7n, 0],
  ]
  for (const [n, [account, stake, days, gameType = 'ELOTT']] of bets.entries()) {
    await team.bet(account, { stake, gameType, settledAt: ago(days) })
    // Some are folded and some are not.
    if (n === 6) await gateway.figures.fold()
  }
})
afterAll(() => gateway.close())

const units = (value: { amount: string; currency: string }) => Number(unitsOf(value))
const movers = async (more: object = {}) => {
  const { value } = await gateway.call(teamMovers, { to: TODAY, ...more }, team.as('boss'))
  return value.list.map(({ account, validBet, before, reason }) => [account, units(before), units(validBet), reason?.kind ?? null])
}
const branches = async (more: object = {}) =>
  (await gateway.call(teamBranches, { from: '2026-11-14', to: TODAY, ...more }, team.as('boss'))).value

describe('branches of a team', () => {
  it('add up to what the team bet, now and before [AGENT-01]', async () => {
    const { list, others, self } = await branches()
    expect(list.map(({ account, validBet, before, downlines }) => [account, units(validBet), units(before), downlines])).toEqual([
      ['north', 180, 100, 2],
      ['south', 70, 490, 2],
      ['east', 50, 10, 1],
      ['new', 30, 0, 0],
      ['flo', 5, 5, 0],
    ])
    expect([others.branches, units(others.validBet), units(self.validBet)]).toEqual([2, 0, 7])
    const { figures, before } = (await gateway.call(teamOverview, { from: '2026-11-14', to: TODAY }, team.as('boss'))).value
    const sum = (key: 'validBet' | 'before') => [...list, others, self].reduce((all, each) => all + units(each[key]), 0)
    expect([sum('validBet'), sum('before')]).toEqual([units(figures.validBet), units(before.validBet)])
  })

  it('are of whoever is directly below alone where that is asked for, and nobody of oneself', async () => {
    const direct = await branches({ scope: 'DIRECT' })
    expect(direct.list.map(({ account, validBet }) => [account, units(validBet)]).slice(0, 3)).toEqual([
      ['new', 30],
      ['flo', 5],
      ['east', 0],
    ])
    expect(units(direct.self.validBet)).toBe(0)
    const self = await branches({ scope: 'SELF' })
    expect([self.list, units(self.self.validBet)]).toEqual([[], 7])
  })

  it('are of nobody else', async () => {
    const { list, self } = (await gateway.call(teamBranches, { from: '2026-11-14', to: TODAY }, team.as('stranger'))).value
    expect([list, units(self.validBet)]).toEqual([[], 0])
  })
})

describe('who moved', () => {
  it('rose most first and fell most last, each with what stands out [AGENT-01]', async () => {
    expect(await movers()).toEqual([
      ['ben', 0, 80, null],
      ['eve', 10, 50, 'GAME'],
      ['new', 0, 30, 'JOINED'],
      ['cat', 300, 0, null],
      ['south', 490, 70, 'QUIET'],
    ])
  })

  it('with its days, and how many of a branch started or are quiet', async () => {
    const { list, days, before } = (await gateway.call(teamMovers, { to: TODAY, of: 'BRANCHES' }, team.as('boss'))).value
    expect([days, before]).toEqual([
      { from: '2026-11-14', to: '2026-11-20' },
      { from: '2026-11-07', to: '2026-11-13' },
    ])
    const of = (name: string) => list.find(({ account }) => account === name)
    expect(of('south')).toMatchObject({ branch: true, isNew: false, reason: { kind: 'QUIET', count: 1, of: 2 } })
    expect(of('south')!.byDay.map(units)).toEqual([0, 0, 0, 0, 490, 0, 0, 0, 0, 0, 0, 70, 0, 0])
  })

  it('or of accounts alone, or of those directly below', async () => {
    expect((await movers({ of: 'ACCOUNTS' })).map(([account]) => account)).toEqual(['ben', 'eve', 'new', 'dan', 'cat'])
    expect((await movers({ scope: 'DIRECT' })).map(([account]) => account)).toEqual(['new'])
    expect(await movers({ scope: 'SELF' })).toEqual([])
  })

  it('is asked anew once somebody bets', async () => {
    await team.bet('hal', { stake: 500n, settledAt: ago(0) })
    expect((await movers())[0]).toEqual(['hal', 0, 500, null])
  })

  it('is refused for a day that is none', async () => {
    expect((await gateway.call(teamMovers, { to: '2026-02-31' }, team.as('boss'))).failure.code).toBe('INVALID_REQUEST')
  })
})
