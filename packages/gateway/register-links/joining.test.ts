import type { SentOf } from '@portico/contract/kit/call'
import { teamMembers } from '@portico/contract/agent/calls'
import {
  addRegisterLink,
  openInvitation,
  registeredAccounts,
  registerLinks,
  revokeRegisterLink,
} from '@portico/contract/register-link/calls'
import { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { checkAffiliate, register } from '@portico/contract/registration/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../db/open.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { CIRCUMSTANCES, PASSWORDS } from '../testing/registering.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { registerVisit, registerVisitDay } from './schema.ts'

const TODAY = new Date('2026-11-21T08:00:00.000Z')
const DAY = 86_400_000

let gateway: TestGateway
let team: TestTeam
let people = 0
const name = () => `invitee${(people += 1)}`

const enter = () => team.enter('AGENT', 'topagent', 'middle')
beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, TODAY)
  const joined = new Date(TODAY.getTime() - DAY)
  await team.open('topagent', 1, null, joined)
  await team.open('middle', 2, 'topagent', joined)
  await enter()
  const finance = await gateway.operatorNamed('mai', 'finance')
  await gateway.call(setAccountRate, { account: 'topagent', category: 'LIVE', rate: '1.2' }, finance)
  await gateway.call(setTeamRate, { memberId: team.idOf('middle'), category: 'LIVE', rate: '1.0' }, team.as('topagent'))
})
afterAll(() => gateway.close())

const add = async (more: Partial<SentOf<typeof addRegisterLink>> = {}, by = 'middle') =>
  (await gateway.call(addRegisterLink, { type: 'MEMBER', rates: { LOTTERY: '7.0', LIVE: '0.8' }, ...more }, team.as(by))).value
const join = async (affiliateCode: string, username = name()) =>
  gateway.call(register, { ...CIRCUMSTANCES, ...PASSWORDS, username, affiliateCode, challenge: await gateway.solvedChallenge() })
const linkOf = async (linkId: string, by = 'middle') =>
  (await gateway.call(registerLinks, { pageSize: 200 }, team.as(by))).value.list.find((link) => link.linkId === linkId)!
const ratesOf = async (memberId: string) => {
  const { rates } = (await gateway.call(teamRates, { memberId }, team.as('middle'))).value
  return Object.fromEntries(rates.filter(({ rate }) => rate !== '0.0').map(({ category, rate }) => [category, rate]))
}

describe('registration by a link [AGENT-12]', () => {
  test('opens a member below the agent with the rates, counts the use and writes down the source', async () => {
    const link = await add({ maxUses: 2 })
    const account = name()
    const { value } = await join(link.code.toLowerCase(), account)
    const row = await gateway.members.byAccount(account)
    expect(row).toMatchObject({ uplineId: team.idOf('middle'), type: 3 })
    expect(await ratesOf(value.member.id)).toEqual({ LOTTERY: '7.0', LIVE: '0.8' })
    expect(await linkOf(link.linkId)).toMatchObject({ uses: 1, state: 'LIVE' })
    const { list, total } = (await gateway.call(registeredAccounts, { linkId: link.linkId }, team.as('middle'))).value
    expect([list, total]).toEqual([[{ memberId: row!.id, account, agent: false, joinedAt: expect.any(String), firstDeposit: null }], 1])
    const range = { from: '2026-11-21', to: '2026-11-21', scope: 'TEAM' } as const
    const downlines = (await gateway.call(teamMembers, { ...range, account }, team.as('topagent'))).value
    expect(downlines.list.map((each) => each.account)).toEqual([account])
  })

  test('opens an agent of the next level, with a code of its own', async () => {
    const link = await add({ type: 'AGENT' }, 'topagent')
    const account = name()
    await join(link.code, account)
    const row = await gateway.members.byAccount(account)
    expect(row).toMatchObject({ uplineId: team.idOf('topagent'), type: 2, affiliateCode: expect.stringMatching(/^[A-Z2-9]{8}$/) })
    expect((await gateway.call(checkAffiliate, { code: row!.affiliateCode! })).value).toEqual({ code: row!.affiliateCode })
  })

  test('counts no use for who is refused, and gives no account to who comes too late', async () => {
    const link = await add({ maxUses: 1 })
    const takenName = name()
    await gateway.members.create({ account: takenName, passwordHash: '-' })
    expect((await join(link.code, takenName)).failure.code).toBe('ACCOUNT_TAKEN')
    expect((await linkOf(link.linkId)).uses).toBe(0)
    expect((await join(link.code)).status).toBe(200)
    const late = name()
    expect((await join(link.code, late)).failure).toMatchObject({ code: 'INVITATION_USED_UP', fields: { affiliateCode: {} } })
    expect(await gateway.members.byAccount(late)).toBeUndefined()
    expect((await linkOf(link.linkId)).state).toBe('USED_UP')
  })

  test('of many at once exactly as many as it is for are let in', async () => {
    const link = await add({ maxUses: 3 })
    const all = await Promise.all(Array.from({ length: 9 }, () => join(link.code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(all.flatMap((answer) => (answer.status === 200 ? [] : [answer.failure.code])))).toEqual(new Set(['INVITATION_USED_UP']))
    expect(await linkOf(link.linkId)).toMatchObject({ uses: 3, state: 'USED_UP' })
    const { total } = (await gateway.call(registeredAccounts, { linkId: link.linkId }, team.as('middle'))).value
    expect(total).toBe(3)
  })

  test('gives what the agent has left where that is less than the link promised', async () => {
    const link = await add({ rates: { LIVE: '1.0' } })
    await gateway.call(setTeamRate, { memberId: team.idOf('middle'), category: 'LIVE', rate: '0.9' }, team.as('topagent'))
    expect((await gateway.call(checkAffiliate, { code: link.code })).value.invitation).toEqual({
      by: 'middle',
      type: 'MEMBER',
      rates: [{ category: 'LIVE', rate: '0.9' }],
    })
    const { value } = await join(link.code)
    expect(await ratesOf(value.member.id)).toEqual({ LIVE: '0.9' })
  })

  test('[IV.e 8] is refused by a revoked link and by one of a blocked agent, and by one whose last day is over', async () => {
    const [revoked, ending] = [await add(), await add({ lastDay: '2026-11-21' })]
    await gateway.call(revokeRegisterLink, { linkId: revoked.linkId, reason: 'Wrong group' }, team.as('middle'))
    expect((await join(revoked.code)).failure.code).toBe('INVITATION_REVOKED')
    const check = await gateway.call(checkAffiliate, { code: revoked.code })
    expect(check.failure.code).toBe('INVITATION_REVOKED')
    expect(JSON.stringify(check.failure)).not.toContain('middle')
    // 23:59:59.999 by the merchant's clock, and the next millisecond.
    gateway.clock.set(new Date('2026-11-21T16:59:59.999Z'))
    expect((await join(ending.code)).status).toBe(200)
    gateway.clock.advance(1)
    expect((await join(ending.code)).failure.code).toBe('INVITATION_EXPIRED')
    await enter()
    expect((await linkOf(ending.linkId)).state).toBe('EXPIRED')
    const other = await add()
    const block = (state: 'BLOCKED' | 'ACTIVE') =>
      gateway.database.orm.transaction((tx) => gateway.members.setState(tx, team.idOf('middle'), state))
    await block('BLOCKED')
    expect((await join(other.code)).failure.code).toBe('AFFILIATE_CODE_INVALID')
    await block('ACTIVE')
    expect((await join(other.code)).status).toBe(200)
  })
})

describe('below an agent who is closed while the account is opened', () => {
  test('[IV.e 8] nobody comes: by a link or by hand', async () => {
    const link = await add()
    const closing = async (state: 'BLOCKED' | 'ACTIVE') =>
      gateway.database.orm.transaction((tx) => gateway.members.setState(tx, team.idOf('middle'), state))
    const own = (await gateway.members.byAccount('middle'))!
    const { invitations } = gateway.registerLinks
    const settleByHand = (agent: typeof own) => (tx: Tx, row: typeof own) => invitations.settle(tx, row, { agent, rates: {}, linkId: null })
    // Each was found open, and is closed before the account stands.
    const found = (await invitations.by(link.code))!
    await closing('BLOCKED')
    for (const [account, code, after] of [
      ['raced1', 'AFFILIATE_CODE_INVALID', found.join],
      ['raced2', 'ACCOUNT_BLOCKED', settleByHand(own)],
    ] as const) {
      await expect(gateway.members.create({ account, passwordHash: '-', uplineId: own.id }, { after })).rejects.toMatchObject({ code })
      expect(await gateway.members.byAccount(account)).toBeUndefined()
    }
    await closing('ACTIVE')
    await gateway.members.create({ account: 'raced1', passwordHash: '-', uplineId: own.id }, { after: found.join })
    expect((await gateway.members.byAccount('raced1'))?.uplineId).toBe(own.id)
  })
})

describe('clicks [AGENT-12]', () => {
  test('are counted once a day for a browser of a network, and not for who is logged in', async () => {
    const link = await add()
    const click = (ip: string, agent: string, token?: string) =>
      gateway.call(openInvitation, { code: link.code }, { ip, headers: { 'user-agent': agent }, ...(token ? { token } : {}) })
    await click('203.0.113.7', 'Firefox')
    await click('203.0.113.7', 'Firefox')
    await click('203.0.113.99', 'Firefox')
    await click('203.0.113.7', 'Safari')
    await click('198.51.100.1', 'Firefox')
    await click('198.51.100.2', 'Chrome', team.as('middle').token)
    await gateway.call(openInvitation, { code: 'NOBODY22' })
    expect((await linkOf(link.linkId)).clicks).toBe(3)
    const stored = JSON.stringify(await gateway.database.orm.select().from(registerVisit))
    expect(stored).not.toMatch(/203\.0|198\.51|Firefox/)
  })

  test('outlive what told their visitors apart, which goes with the day', async () => {
    const { list } = (await gateway.call(registerLinks, { pageSize: 200 }, team.as('middle'))).value
    gateway.clock.advance(DAY)
    await gateway.database.orm.transaction((tx) => gateway.registerLinks.area.sweep!(tx, gateway.clock.now()))
    expect(await gateway.database.orm.select().from(registerVisit)).toEqual([])
    expect(await gateway.database.orm.select().from(registerVisitDay)).toEqual([])
    await enter()
    const after = (await gateway.call(registerLinks, { pageSize: 200 }, team.as('middle'))).value.list
    expect(after.map(({ clicks }) => clicks)).toEqual(list.map(({ clicks }) => clicks))
  })
})
