import { AGENT_SECTIONS, MEMBER_SECTIONS } from '@portico/contract/system/sections'
import { gameList } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { countryCodes, menu, permission } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const tokenOf = async (account: string, type: number): Promise<string> => {
  const { id } = await gateway.members.create({ account, passwordHash: '-', type })
  return gateway.sessions.open(id, 'SITE', '127.0.0.1')
}
const asks = async (token?: string) => {
  const by = token === undefined ? {} : { token }
  const [may, enters] = await Promise.all([gateway.call(permission, {}, by), gateway.call(menu, {}, by)])
  return { may: may.value.permissions, ...enters.value }
}

describe('[CALL-08] what somebody may do and enter', () => {
  test('a visitor and a trial account try games and enter nothing', async () => {
    const nothing = { may: ['PROMOTIONS', 'FREE_TRIAL'], member: [], agent: [], form: 'FULL', officeForm: 'FULL' }
    expect(await asks()).toEqual(nothing)
    expect(await asks(await tokenOf('trial1', gateway.config.trialType))).toEqual(nothing)
  })

  test('a member plays and enters the member center, an agent the office too', async () => {
    const member = await asks((await gateway.register('linh88')).token)
    expect(member.may).toEqual(['PROMOTIONS', 'FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER', 'CHAT_ROOM'])
    // One wallet, nobody above, and no programme.
    const closed = ['transferFund', 'transferUpline', 'vip']
    expect([member.member, member.agent]).toEqual([MEMBER_SECTIONS.filter((section) => !closed.includes(section)), []])
    const agent = await asks(await tokenOf('agent1', gateway.config.agentTypes[0]!))
    expect(agent.may).toContain('AGENT_CENTER')
    // Dividends and salaries are opened by a contract, and nobody has one yet.
    expect(agent.agent).toEqual(AGENT_SECTIONS.filter((section) => !/Dividend|Wages|Salary/.test(section)))
  })
})

describe('[CALL-08] [CONFIG-01] a module that the brand has switched off', () => {
  test('takes its section of the member center along, and the free trials of all games', async () => {
    const { brand } = gateway.config
    const without = {
      ...brand,
      modules: { ...brand.modules, referral: false, freePlay: false, shortMemberMenu: true, shortOfficeMenu: true },
    }
    const other = await testGateway({ config: { brand: without } })
    await addSlots(other, slotRow(1))
    const { token } = await other.register('linh88')
    expect((await other.call(permission, {}, {})).value.permissions).toEqual(['PROMOTIONS'])
    expect((await gateway.call(menu, {}, { token: await tokenOf('plain1', gateway.config.memberType) })).value.member).toContain('referral')
    expect((await other.call(menu, {}, { token })).value.member).not.toContain('referral')
    expect((await other.call(menu, {}, { token })).value).toMatchObject({ form: 'SHORT', officeForm: 'SHORT' })
    expect((await other.call(gameList, {})).value.games.every(({ supportPlay }) => supportPlay === 1)).toBe(true)
    expect((await other.call(launchGame, { nodeId: 1, mode: 'demo' }, { token })).failure.code).toBe('TRIAL_NOT_ALLOWED')
    await other.close()
  })
})

describe('[CALL-08] the country codes', () => {
  const listIn = async (language: string) => (await gateway.call(countryCodes, {}, { language })).value.list

  test('say which code a country has, by its name in the reader’s language', async () => {
    expect(await listIn('EN')).toContainEqual({ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' })
    expect(await listIn('TY')).toContainEqual({ countryCode: 'VN', countryDialingCode: '84', name: 'Việt Nam' })
    expect((await listIn('TY')).find(({ countryCode }) => countryCode === 'DE')?.name).toBe('Đức')
  })

  test('name every country once, in order', async () => {
    const list = await listIn('EN')
    expect(list.length).toBeGreaterThan(230)
    expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length)
    expect(list.filter(({ countryCode, name }) => countryCode === name)).toEqual([])
    expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).toSorted(new Intl.Collator('en').compare))
  })
})
