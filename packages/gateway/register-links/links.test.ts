import { randomUUID } from 'node:crypto'
import type { SentOf } from '@portico/contract/kit/call'
import {
  addRegisterLink,
  fitRegisterLink,
  openDownline,
  registeredAccounts,
  registerLinks,
  revokeRegisterLink,
} from '@portico/contract/register-link/calls'
import { setTeamRate } from '@portico/contract/rebate-rate/calls'
import { setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** 08:00 in UTC, 15:00 at the merchant's. */
const TODAY = new Date('2026-11-21T08:00:00.000Z')

let gateway: TestGateway
let team: TestTeam
beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, TODAY)
  const joined = new Date(TODAY.getTime() - 86_400_000)
  await team.open('topagent', 1, null, joined)
  await team.open('middle', 2, 'topagent', joined)
  await team.open('player1', 3, 'middle', joined)
  await team.open('stranger', 1, null, joined)
  await team.enter('AGENT', 'topagent', 'middle', 'stranger')
  await team.enter('PLAYER', 'player1')
  const finance = await gateway.operatorNamed('mai', 'finance')
  await gateway.call(setAccountRate, { account: 'topagent', category: 'LIVE', rate: '1.2' }, finance)
  await gateway.call(setTeamRate, { memberId: team.idOf('middle'), category: 'LIVE', rate: '1.0' }, team.as('topagent'))
})
afterAll(() => gateway.close())

const add = (more: Partial<SentOf<typeof addRegisterLink>> = {}, by = 'middle') =>
  gateway.call(addRegisterLink, { type: 'MEMBER', rates: { LOTTERY: '7.0', LIVE: '0.8' }, ...more }, team.as(by))
const page = async (more: SentOf<typeof registerLinks> = {}, by = 'middle') => (await gateway.call(registerLinks, more, team.as(by))).value

describe('register links [AGENT-12]', () => {
  test('are made with rates up to what the agent has, equal included, and a code of their own', async () => {
    const { value } = await add({
      rates: { LOTTERY: '7.5', LIVE: '1', FISH: '0' },
      channel: ' Zalo group ',
      lastDay: '2026-11-21',
      maxUses: 3,
    })
    expect(value).toMatchObject({
      type: 'MEMBER',
      channel: 'Zalo group',
      lastDay: '2026-11-21',
      maxUses: 3,
      state: 'LIVE',
      above: [],
      rates: [
        { category: 'LOTTERY', rate: '7.5' },
        { category: 'LIVE', rate: '1.0' },
      ],
    })
    expect(value.code).toMatch(/^[A-Z2-9]{8}$/)
    expect(value.address).toMatch(new RegExp(`/register\\?affiliateCode=${value.code}$`))
    expect((await page()).own).toContainEqual({ category: 'LIVE', rate: '1.0' })
  })

  test('a rate above the own one is refused at its category, with the bound', async () => {
    expect((await add({ rates: { LOTTERY: '7.6', LIVE: '0.9', FISH: '0.1' } })).failure).toMatchObject({
      code: 'RATE_ABOVE_UPLINE',
      fields: { 'rates.LOTTERY': { rule: 'above-own', max: 7.5 }, 'rates.FISH': { rule: 'above-own', max: 0 } },
    })
    expect((await add({ rates: { LOTTERY: '7.05' } })).failure).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { 'rates.LOTTERY': { rule: 'step', min: 0, max: 7.5 } },
    })
  })

  test.each([
    ['a day that is over', { lastDay: '2026-11-20' }, 'lastDay', 'past'],
    ['a day beyond five years', { lastDay: '2033-01-01' }, 'lastDay', 'far'],
    ['a channel that turns letters round', { channel: 'Zalo \u202E group' }, 'channel', 'characters'],
  ])('%s is refused at its field', async (_what, wish, field, rule) => {
    expect((await add(wish)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { [field]: { rule } } })
  })

  test.each([
    { maxUses: 0 },
    { maxUses: 1.5 },
    { maxUses: -1 },
    { channel: 'x'.repeat(41) },
    { rates: { LOTTERY: '-1' } },
    { lastDay: '2026-02-31x' },
  ])('what no form sends is no request: %o', async (wish) => {
    expect((await add(wish)).failure.code).toBe('INVALID_REQUEST')
  })

  test('of another team give nothing, by no call, and a member asks for none', async () => {
    const { linkId } = (await add({ channel: 'mine' })).value
    const foreign = team.as('stranger')
    const calls = [
      () => gateway.call(revokeRegisterLink, { linkId, reason: 'why not' }, foreign),
      () => gateway.call(fitRegisterLink, { linkId }, foreign),
      () => gateway.call(registeredAccounts, { linkId }, foreign),
      () => gateway.call(revokeRegisterLink, { linkId: randomUUID(), reason: 'why not' }, foreign),
    ]
    for (const ask of calls) expect((await ask()).failure.code).toBe('LINK_UNKNOWN')
    // Nor does one's own upline.
    expect((await gateway.call(revokeRegisterLink, { linkId, reason: 'why not' }, team.as('topagent'))).failure.code).toBe('LINK_UNKNOWN')
    expect((await page({ find: 'mine' }, 'stranger')).totals.links).toBe(0)
    const cursor = (await page({ pageSize: 1 })).next!
    expect((await page({ after: cursor }, 'stranger')).list).toEqual([])
    expect((await page({ find: 'mine' })).list[0]).toMatchObject({ linkId, state: 'LIVE' })
    const member = team.as('player1')
    for (const [row, request] of [
      [registerLinks, {}],
      [addRegisterLink, { type: 'MEMBER', rates: {} }],
      [openDownline, { username: 'tunglam92', type: 'MEMBER', rates: {} }],
      [registeredAccounts, {}],
    ] as const)
      expect((await gateway.call(row as typeof registerLinks, request as object, member)).failure.code).toBe('NOT_AN_AGENT')
  })

  test('are revoked once, with the reason of whoever was first', async () => {
    const { linkId } = (await add()).value
    const revoke = (reason: string) => gateway.call(revokeRegisterLink, { linkId, reason }, team.as('middle'))
    expect((await revoke('  ')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { reason: { rule: 'missing' } } })
    expect((await revoke('Wrong group')).value).toMatchObject({ state: 'REVOKED', revoked: { reason: 'Wrong group' } })
    expect((await revoke('Another')).value.revoked?.reason).toBe('Wrong group')
  })

  test('are two hundred at most that stand, of more at once, and one that is revoked makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 202 }, () => add({ rates: { LOTTERY: '1.0' } }, 'stranger')))
    const [created, refused] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)]
    expect(refused.map(({ failure }) => [failure.code, failure.fields])).toEqual(
      Array(2).fill(['TOO_MANY_LINKS', { links: { rule: 'count', max: 200 } }]),
    )
    expect((await gateway.call(revokeRegisterLink, { linkId: created[0]!.value.linkId, reason: 'room' }, team.as('stranger'))).status).toBe(
      200,
    )
    expect((await add({ rates: { LOTTERY: '1.0' } }, 'stranger')).status).toBe(200)
  }, 120_000)

  test('every page of every order is met once, there and back', async () => {
    for (let index = 0; index < 5; index += 1) await add({ channel: `walk${index}` })
    for (const [sort, order] of [
      ['created', 'desc'],
      ['clicks', 'asc'],
      ['uses', 'desc'],
      ['deposited', 'asc'],
    ] as const) {
      const whole = (await page({ find: 'walk', sort, order })).list.map(({ linkId }) => linkId)
      const walked: string[] = []
      let place = await page({ find: 'walk', sort, order, pageSize: 2 })
      expect(place.previous).toBeNull()
      for (;;) {
        walked.push(...place.list.map(({ linkId }) => linkId))
        if (place.next === null) break
        place = await page({ find: 'walk', sort, order, pageSize: 2, after: place.next })
      }
      expect(walked).toEqual(whole)
      expect(walked).toHaveLength(5)
      const back = await page({ find: 'walk', sort, order, pageSize: 2, before: place.previous! })
      expect(back.list.map(({ linkId }) => linkId)).toEqual(whole.slice(2, 4))
      expect(back.next).not.toBeNull()
    }
    expect((await page({ find: 'walk', pageSize: 2 })).totals.links).toBe(5)
  })

  test('warn when the own rate was lowered below them, and are fitted to it', async () => {
    const { linkId } = (await add({ rates: { LIVE: '1.0' } })).value
    const linkNow = async () => (await page({ pageSize: 200 })).list.find((link) => link.linkId === linkId)
    expect((await linkNow())?.above).toEqual([])
    // It holds from the next day on, and the warning comes before.
    await gateway.call(setTeamRate, { memberId: team.idOf('middle'), category: 'LIVE', rate: '0.9' }, team.as('topagent'))
    expect((await linkNow())?.above).toEqual(['LIVE'])
    expect((await add({ rates: { LIVE: '1.0' } })).failure.code).toBe('RATE_ABOVE_UPLINE')
    const { value } = await gateway.call(fitRegisterLink, { linkId }, team.as('middle'))
    expect(value).toMatchObject({ above: [], rates: [{ category: 'LIVE', rate: '0.9' }] })
  })
})
