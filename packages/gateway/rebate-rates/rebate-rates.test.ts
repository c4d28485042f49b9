import { randomUUID } from 'node:crypto'
import { setPrizeGroup } from '@portico/contract/member/operator-calls'
import { setPrizeGroupRange } from '@portico/contract/lottery/settings-calls'
import { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { operatorRates, setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** 08:00 in UTC, 15:00 at the merchant's. */
const TODAY = new Date('2026-11-21T08:00:00.000Z')
const TOMORROW = '2026-11-21T17:00:00.000Z'

let gateway: TestGateway
let team: TestTeam
let finance: { token: string }

/** Sessions end overnight. */
const enter = async () => {
  await team.enter('AGENT', 'topagent', 'middle', 'stranger')
  await team.enter('PLAYER', 'player1')
}

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, TODAY)
  const joined = new Date(TODAY.getTime() - 86_400_000)
  await team.open('topagent', 1, null, joined)
  await team.open('middle', 2, 'topagent', joined)
  await team.open('player1', 3, 'middle', joined)
  await team.open('player2', 3, 'middle', joined)
  await team.open('stranger', 1, null, joined)
  await enter()
  finance = await gateway.operatorNamed('mai', 'finance')
})
afterAll(() => gateway.close())

const set = (by: string, account: string, category: 'LOTTERY' | 'LIVE', rate: string) =>
  gateway.call(setTeamRate, { memberId: team.idOf(account), category, rate }, team.as(by))
const ratesOf = async (by: string, account: string) => (await gateway.call(teamRates, { memberId: team.idOf(account) }, team.as(by))).value
const lotteryOf = async (account: string) => (await ratesOf('topagent', account)).rates.find(({ category }) => category === 'LOTTERY')
const groupOf = async (account: string) => (await gateway.members.byAccount(account))?.maxPrizeGroup

describe('rebate rates', () => {
  test('are what the highest prize group says until somebody sets them, and 0 elsewhere', async () => {
    expect(await lotteryOf('middle')).toEqual({ category: 'LOTTERY', rate: '7.5', most: '7.5', least: '7.5', coming: null })
    const { rates, settable, history } = await ratesOf('topagent', 'middle')
    expect([settable, history, rates.length]).toEqual([true, [], 6])
    expect(rates.find(({ category }) => category === 'LIVE')).toMatchObject({ rate: '0.0', most: '0.0', least: '0.0' })
    expect((await ratesOf('topagent', 'player1')).settable).toBe(false)
  })

  test('of an account at the top come from the company, up to its own highest group', async () => {
    const above = await gateway.call(setAccountRate, { account: 'topagent', category: 'LOTTERY', rate: '9.1' }, finance)
    expect(above.failure).toMatchObject({ code: 'RATE_ABOVE_UPLINE', remaining: '9.0', fields: { rate: { rule: 'above-upline', max: 9 } } })
    const done = await gateway.call(setAccountRate, { account: 'topagent', category: 'LOTTERY', rate: '8.8' }, finance)
    expect(done.value).toMatchObject({ from: TODAY.toISOString(), rate: { rate: '8.8', most: '9.0', least: '7.5' } })
    await gateway.call(setAccountRate, { account: 'topagent', category: 'LIVE', rate: '1.2' }, finance)
    expect(await groupOf('topagent')).toBe(1976)
    expect((await gateway.call(operatorRates, { account: 'topagent' }, finance)).value.rates[1]).toMatchObject({
      rate: '1.2',
      most: '100.0',
    })
    expect((await gateway.call(operatorRates, { account: 'nobody' }, finance)).failure.code).toBe('ACCOUNT_UNKNOWN')
  })

  test('go up at once, in steps of a tenth, at most to what the account above has', async () => {
    expect((await set('topagent', 'middle', 'LOTTERY', '8.55')).failure).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { rate: { rule: 'step' } },
    })
    expect((await set('topagent', 'middle', 'LOTTERY', '8.9')).failure).toMatchObject({ code: 'RATE_ABOVE_UPLINE', remaining: '8.8' })
    expect((await set('topagent', 'middle', 'LOTTERY', '8.8')).value).toMatchObject({ from: TODAY.toISOString(), rate: { rate: '8.8' } })
    expect([await groupOf('middle'), await groupOf('player1')]).toEqual([1976, 1950])
  })

  test('go down with the next day of the merchant, never below those directly below, and the prizes follow', async () => {
    expect((await set('topagent', 'middle', 'LOTTERY', '7.4')).failure).toMatchObject({
      code: 'RATE_BELOW_DOWNLINE',
      remaining: '7.5',
      fields: { rate: { rule: 'below-downline', min: 7.5 } },
    })
    expect((await set('topagent', 'middle', 'LOTTERY', '8.0')).value).toMatchObject({
      from: TOMORROW,
      rate: { rate: '8.8', coming: { rate: '8.0', from: TOMORROW } },
    })
    // Tomorrow's is what bounds those below today.
    expect((await set('middle', 'player1', 'LOTTERY', '8.1')).failure).toMatchObject({ code: 'RATE_ABOVE_UPLINE', remaining: '8.0' })
    expect((await set('middle', 'player1', 'LOTTERY', '7.9')).value.from).toBe(TODAY.toISOString())
    expect(await groupOf('middle')).toBe(1976)
    gateway.clock.set(new Date(TOMORROW))
    await enter()
    expect(await lotteryOf('middle')).toMatchObject({ rate: '8.0', coming: null, least: '7.9' })
    await gateway.database.orm.transaction((tx) => gateway.rebateRates.follow(tx))
    expect([await groupOf('middle'), await groupOf('player1')]).toEqual([1960, 1958])
  })

  test('replace what was still to come, and are all in the history with who set them', async () => {
    await set('middle', 'player1', 'LOTTERY', '7.0')
    await set('middle', 'player1', 'LOTTERY', '8.0')
    const { history } = await ratesOf('middle', 'player1')
    expect(history.map(({ rate, setBy }) => [rate, setBy])).toEqual([
      ['8.0', 'middle'],
      ['7.9', 'middle'],
      ['7.5', ''],
    ])
    await gateway.database.orm.transaction((tx) => gateway.rebateRates.follow(tx))
    expect(await groupOf('player1')).toBe(1960)
  })

  test('stand for every instant, as runs want them', async () => {
    const ids = [team.idOf('player1'), team.idOf('middle')]
    const at = async (instant: string) => {
      const found = await gateway.rebateRates.ratesOf(gateway.database.orm, ids, new Date(instant))
      return ids.map((id) => found.get(id)?.get('LOTTERY'))
    }
    expect(await at('2026-11-20T12:00:00.000Z')).toEqual([75_000n, 75_000n])
    expect(await at('2026-11-21T16:59:59.999Z')).toEqual([79_000n, 88_000n])
    expect(await at(TOMORROW)).toEqual([80_000n, 80_000n])
  })
})

describe('the prize groups behind lottery rates', () => {
  const all = ['topagent', 'middle', 'player1', 'player2']
  const MORNING = '2026-11-22T01:00:00.000Z'
  const ratesAt = async (instant: string, baseGroup?: number) => {
    const ids = all.map((account) => team.idOf(account))
    const rates = await gateway.rebateRates.ratesFor(gateway.database.orm, ids, baseGroup)
    return ids.map((id) => rates.rateAt(id, 'LOTTERY', Date.parse(instant)))
  }
  const setGroup = async (account: string, maxPrizeGroup: number) =>
    (await gateway.call(setPrizeGroup, { account, maxPrizeGroup }, { token: gateway.operatorKey })).value.lowered
  const groups = () => Promise.all(all.map(groupOf))

  test('that the desk sets are rates from then on: what was bet before is paid by what held before', async () => {
    gateway.clock.set(new Date(MORNING))
    await enter()
    const before = await ratesAt(MORNING)
    expect([await groups(), before]).toEqual([
      [1976, 1960, 1960, 1950],
      [88_000n, 80_000n, 80_000n, 75_000n],
    ])
    await set('middle', 'player1', 'LOTTERY', '7.0')
    gateway.clock.advance(60_000)
    expect(await setGroup('middle', 1940)).toBe(2)
    const now = gateway.clock.now().toISOString()
    expect([await groups(), await ratesAt(now)]).toEqual([
      [1976, 1940, 1940, 1940],
      [88_000n, 70_000n, 70_000n, 70_000n],
    ])
    expect(await ratesAt(MORNING)).toEqual(before)
    // One who has no other step holds what the group said since the account is there.
    expect(await ratesAt('2026-11-20T12:00:00.000Z')).toEqual([75_000n, 75_000n, 75_000n, 75_000n])
    const { history } = await ratesOf('topagent', 'middle')
    expect(history[0]).toMatchObject({ rate: '7.0', from: now })
    gateway.clock.advance(60_000)
    expect(await setGroup('middle', 1970)).toBe(0)
    expect((await lotteryOf('middle'))?.rate).toBe('8.5')
  })

  test('are what lines are paid by, wherever the lowest one is set', async () => {
    const now = gateway.clock.now().toISOString()
    const [groupsBefore, before] = [await groups(), await ratesAt(now)]
    const range = { least: 1700, usual: 1950, most: 1980 }
    expect((await gateway.call(setPrizeGroupRange, range, { token: gateway.operatorKey })).value).toEqual(range)
    expect([await groups(), await ratesAt(now)]).toEqual([groupsBefore, before.map((rate) => rate + 50_000n)])
    // A run that still reckons with the lowest group of before finds the same differences.
    expect(await ratesAt(now, 1800)).toEqual(before)
    expect(await lotteryOf('middle')).toMatchObject({ rate: '13.5', least: '12.0' })
    gateway.clock.advance(60_000)
    await gateway.call(setAccountRate, { account: 'topagent', category: 'LOTTERY', rate: '14.0' }, finance)
    expect(await groups()).toEqual([1980, ...groupsBefore.slice(1)])
    await gateway.database.orm.transaction((tx) => gateway.rebateRates.follow(tx))
    expect(await groups()).toEqual([1980, ...groupsBefore.slice(1)])
  })
})

describe('nobody else', () => {
  test('sees or sets a rate: an id of another team answers as one that does not exist', async () => {
    const unknown = { memberId: randomUUID() }
    for (const [by, memberId] of [
      ['stranger', team.idOf('middle')],
      ['middle', team.idOf('topagent')],
      ['stranger', unknown.memberId],
    ] as const) {
      expect((await gateway.call(teamRates, { memberId }, team.as(by))).failure.code).toBe('NOT_IN_TEAM')
      const wish = { memberId, category: 'LIVE', rate: '0.0' } as const
      expect((await gateway.call(setTeamRate, wish, team.as(by))).failure.code).toBe('NOT_IN_TEAM')
    }
    // Deeper in the own team it can be read, and is the next agent's to set; one's own is the upline's.
    expect((await set('topagent', 'player1', 'LIVE', '0.1')).failure.code).toBe('NOT_IN_TEAM')
    expect((await set('middle', 'middle', 'LIVE', '0.1')).failure.code).toBe('NOT_IN_TEAM')
    expect((await gateway.call(teamRates, {}, team.as('player1'))).failure.code).toBe('NOT_AN_AGENT')
    expect((await set('player1', 'player1', 'LIVE', '0.1')).failure.code).toBe('NOT_AN_AGENT')
  })
})
