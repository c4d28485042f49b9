import { parseUnits } from '@portico/contract/kit/money'
import { memberVip } from '@portico/contract/center/calls'
import { operatorVip, setVip } from '@portico/contract/center/operator-calls'
import { setPlayLimit, takeBreak } from '@portico/contract/control/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { menu } from '@portico/contract/system/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { quarterAt } from './quarter.ts'

const LEVELS = [
  { label: 'Silver', from: '10000000', gives: [{ EN: 'A host of your own', TY: 'Người chăm sóc riêng' }] },
  { label: 'Gold', from: '60000000', gives: [] },
]

let gateway: TestGateway
let team: TestTeam
const as = async (account: string) => ({ token: await gateway.sessions.open(team.idOf(account), 'SITE', '127.0.0.1') })
beforeAll(async () => {
  gateway = await testGateway()
  // 15:00 on 21 November at the merchant's.
  team = await testTeam(gateway, new Date('2026-11-20T08:00:00Z'))
  for (const account of ['linh88', 'nam79']) await team.open(account, 3, null, gateway.clock.now())
})
afterAll(() => gateway.close())

test.each([
  ['2026-11-21T08:00:00Z', '2026-10-01', '2026-12-31', '2027-03-31', '2026-07-01', '2026-09-30'],
  // At the merchant's the new year has begun.
  ['2026-12-31T17:00:00Z', '2027-01-01', '2027-03-31', '2027-06-30', '2026-10-01', '2026-12-31'],
  ['2028-02-29T12:00:00Z', '2028-01-01', '2028-03-31', '2028-06-30', '2027-10-01', '2027-12-31'],
])('the quarter of %s begins on %s and ends on %s', (at, from, to, nextTo, first, last) => {
  expect(quarterAt(new Date(at), 'Asia/Ho_Chi_Minh')).toEqual({ from, to, nextTo, before: { from: first, to: last } })
})

test('[MEMBER-05] nobody has a level where the operator has made none, and no section leads there', async () => {
  const by = await as('linh88')
  expect((await gateway.call(getMemberInfo, {}, by)).value).toMatchObject({ hasVip: false, vipLabelName: null })
  expect((await gateway.call(menu, {}, by)).value.member).not.toContain('vip')
})

test('[MEMBER-05] [CONFIG-02] valid bets of a quarter reach a level, which holds until the next quarter ends', async () => {
  const { token } = await gateway.operatorNamed('mai')
  await gateway.call(setVip, { levels: LEVELS }, { token })
  expect((await gateway.call(operatorVip, {}, { token })).value.levels).toEqual(LEVELS)
  await team.bet('linh88', { stake: parseUnits('12000000') })
  const standing = async () => (await gateway.call(memberVip, {}, { ...(await as('linh88')), language: 'EN' })).value
  expect(await standing()).toMatchObject({
    level: 0,
    until: '2027-03-31',
    bets: { amount: '12000000.0000' },
    levels: [{ label: 'Silver', gives: ['A host of your own'] }, { label: 'Gold' }],
  })
  expect((await gateway.call(getMemberInfo, {}, await as('linh88'))).value).toMatchObject({ hasVip: true, vipLabelName: 'Silver' })
  expect((await gateway.call(getMemberInfo, {}, await as('nam79'))).value.hasVip).toBe(false)
  expect((await gateway.call(menu, {}, await as('nam79'))).value.member).toContain('vip')
  gateway.clock.set(new Date('2027-02-01T00:00:00Z'))
  expect(await standing()).toMatchObject({ level: 0, until: '2027-03-31', bets: { amount: '0.0000' } })
  gateway.clock.set(new Date('2027-04-01T00:00:00Z'))
  expect(await standing()).toMatchObject({ level: null, until: null })
})

test('who takes a break or has set a limit finds no programme, and none at their name', async () => {
  gateway.clock.set(new Date('2026-12-01T00:00:00Z'))
  const [linh, nam] = [await as('linh88'), await as('nam79')]
  await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, linh)
  await gateway.call(takeBreak, { term: 'H24' }, nam)
  for (const by of [linh, await as('nam79')]) {
    expect((await gateway.call(memberVip, {}, by)).value).toMatchObject({ level: null, until: null, levels: [] })
    expect((await gateway.call(getMemberInfo, {}, by)).value).toMatchObject({ hasVip: false, vipLabelName: null })
  }
})

test('levels that do not rise, or two of one name, are refused', async () => {
  const { token } = await gateway.operatorNamed('mai')
  const [silver, gold] = LEVELS
  for (const levels of [
    [gold!, silver!],
    [silver!, { ...gold!, label: 'Silver' }],
  ])
    expect((await gateway.call(setVip, { levels }, { token })).failure.code).toBe('FIELD_INVALID')
  expect((await gateway.call(operatorVip, {}, { token })).value.levels).toEqual(LEVELS)
})
