import { chooseMemberIcon, getMemberInfo, memberIcons } from '@portico/contract/member/calls'
import { checkAffiliate } from '@portico/contract/registration/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { member, memberTree } from './schema.ts'
import { createMembers } from './service.ts'

const BELOW_ITSELF = '7e0c6f0a-1f4b-4d53-9c0e-3f2a1b4c5d6e'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const open = (account: string, more: Partial<Parameters<TestGateway['members']['create']>[0]> = {}) =>
  gateway.members.create({ account, passwordHash: '-', ...more })

describe('[CALL-06] the picture of a member', () => {
  test('is one of those that there are, or none, and is told with who the member is', async () => {
    const by = await gateway.register('pictured')
    const { icon, icons } = (await gateway.call(memberIcons, {}, by)).value
    expect([icon, icons.length]).toEqual([null, 8])
    expect((await gateway.call(chooseMemberIcon, { icon: 'KITE' }, by)).value).toEqual({ icon: 'KITE' })
    expect((await gateway.call(memberIcons, {}, by)).value.icon).toBe('KITE')
    expect((await gateway.call(getMemberInfo, {}, by)).value.icon).toBe('KITE')
    expect((await gateway.call(getMemberInfo, {}, await gateway.register('unpictured'))).value.icon).toBeNull()
    expect((await gateway.call(chooseMemberIcon, { icon: null }, by)).value).toEqual({ icon: null })
    expect((await gateway.call(chooseMemberIcon, { icon: 'https://elsewhere.example/me.png' as never }, by)).failure.code).toBe(
      'INVALID_REQUEST',
    )
    expect((await gateway.call(memberIcons, {})).failure.code).toBe('NOT_LOGGED_IN')
  })
})

describe('an account', () => {
  test('has a name that no other has in any case, and its ledger accounts', async () => {
    const { id, currency } = await open('Linh88')
    await expect(open('LINH88')).rejects.toMatchObject({ code: 'ACCOUNT_TAKEN', detail: { fields: { username: { rule: 'taken' } } } })
    expect(await gateway.members.byAccount('linh88')).toMatchObject({ id, account: 'Linh88' })
    expect(await gateway.ledger.balanceOf(id, currency)).toBe(0n)
  })

  test('leaves nothing behind where its ledger accounts cannot be opened', async () => {
    const failing = createMembers(gateway.platform, {
      config: gateway.config,
      openAccounts: () => Promise.reject(new Error('no ledger')),
      vipLabelOf: async () => null,
    })
    await expect(failing.create({ account: 'nobody1', passwordHash: '-' })).rejects.toThrow('no ledger')
    expect(await gateway.members.byAccount('nobody1')).toBeUndefined()
  })

  test('stands below its whole upline, and plays by no higher prize group than the one above', async () => {
    const top = await open('top1', { maxPrizeGroup: 1940 })
    const middle = await open('middle1', { uplineId: top.id, maxPrizeGroup: 1930 })
    const low = await open('low1', { uplineId: middle.id, maxPrizeGroup: 1980 })
    expect(low.maxPrizeGroup).toBe(1930)
    const above = await gateway.database.orm.select().from(memberTree).where(eq(memberTree.descendantId, low.id)).orderBy(memberTree.depth)
    expect(above.map(({ ancestorId, depth }) => [ancestorId, depth])).toEqual([
      [low.id, 0],
      [middle.id, 1],
      [top.id, 2],
    ])
  })

  test('[IV.e 8] never moves to another upline, nor below itself, whatever a statement says', async () => {
    const [one, other] = [await open('fixed1'), await open('fixed2')]
    const low = await open('fixed3', { uplineId: one.id })
    const { orm } = gateway.database
    const moves = [
      orm.update(member).set({ uplineId: other.id }).where(eq(member.id, low.id)),
      orm.update(member).set({ uplineId: low.id }).where(eq(member.id, one.id)),
      orm.update(member).set({ uplineId: null }).where(eq(member.id, low.id)),
      orm.update(memberTree).set({ ancestorId: other.id }).where(eq(memberTree.descendantId, low.id)),
      orm.insert(member).values({ ...low, id: BELOW_ITSELF, uplineId: BELOW_ITSELF, account: 'fixed4' }),
    ]
    for (const move of moves)
      await expect(move.execute()).rejects.toMatchObject({ cause: { message: expect.stringContaining('never moves') } })
    expect((await gateway.members.byAccount('fixed3'))?.uplineId).toBe(one.id)
    await orm.update(member).set({ uplineId: one.id, nickname: 'Same place' }).where(eq(member.id, low.id))
  })

  test('is described to its owner [CALL-06]', async () => {
    const { member: info, token } = await gateway.register('linh99')
    const { value } = await gateway.call(getMemberInfo, {}, { token })
    expect(value).toEqual(info)
    expect(value).toMatchObject({ account: 'linh99', agent: false, minPrizeGroup: 1800, maxPrizeGroup: 1950 })
    expect(JSON.stringify(value)).not.toMatch(/hash/i)
  })
})

describe('an agent', () => {
  test('is found by the code of a link, while not blocked [CALL-07]', async () => {
    const type = gateway.config.agentTypes[0]!
    const agent = await open('agent1', { type, affiliateCode: 'ROAD7' })
    await open('member1', { affiliateCode: 'MINE7' })
    expect((await gateway.call(checkAffiliate, { code: 'ROAD7' })).value).toEqual({ code: 'ROAD7' })
    expect((await gateway.call(checkAffiliate, { code: 'MINE7' })).failure.code).toBe('AFFILIATE_CODE_INVALID')
    await gateway.database.orm.update(member).set({ state: 'BLOCKED' }).where(eq(member.id, agent.id))
    expect((await gateway.call(checkAffiliate, { code: 'ROAD7' })).failure.code).toBe('AFFILIATE_CODE_INVALID')
  })

  test('takes in members that name none, while not blocked', async () => {
    expect(await gateway.members.defaultAgent()).toBeUndefined()
    const agent = await open('agent2', { type: gateway.config.agentTypes[0]! })
    await gateway.members.setDefaultAgent(agent.id)
    expect(await gateway.members.defaultAgent()).toMatchObject({ id: agent.id })
    await gateway.database.orm.update(member).set({ state: 'BLOCKED' }).where(eq(member.id, agent.id))
    expect(await gateway.members.defaultAgent()).toBeUndefined()
  })
})
