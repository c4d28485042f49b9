import { teamOverview } from '@portico/contract/agent/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { menu } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

/** As the specification has them; what each is called is the operator's own. */
const AGENTS = [1, 2, 41, 42] as const

let gateway: TestGateway

const DAYS = { from: '2026-11-15', to: '2026-11-21' }

/** What an account of this type is told by a session of its own. */
const entryOf = async (type: number) => {
  const { id } = await gateway.members.create({ account: `oftype${type}`, type, password: PASSWORD })
  const token = await gateway.sessions.open(id, 'SITE', '127.0.0.1')
  const info = (await gateway.call(getMemberInfo, {}, { token })).value
  const sections = (await gateway.call(menu, {}, { token })).value.agent
  const office = await gateway.call(teamOverview, DAYS, { token })
  return { type: info.type, agent: info.agent, sections, office: office.status === 200 ? 'open' : office.failure.code }
}

describe('by its default settings', () => {
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  test.each(AGENTS)(
    '[AGENT-01] an account of type %i sees the agents’ entry, comes in by their door and may use the office',
    async (type) => {
      const { sections, ...rest } = await entryOf(type)
      expect(rest).toEqual({ type, agent: true, office: 'open' })
      expect(sections).toEqual(expect.arrayContaining(['agentTeamOverview', 'downlineManagmentView', 'registerCenter']))
      expect(await gateway.login(`oftype${type}`, { portal: 'AGENT' })).toHaveProperty('token')
    },
  )

  test.each([3, 40, 43])('[AGENT-01] an account of type %i does not', async (type) => {
    expect(await entryOf(type)).toEqual({ type, agent: false, sections: [], office: 'NOT_AN_AGENT' })
  })
})

describe('by an operator’s own', () => {
  beforeAll(async () => {
    gateway = await testGateway({ config: { agentTypes: [41] } })
  })
  afterAll(() => gateway.close())

  test('[AGENT-01] the settings alone say which types those are', async () => {
    expect((await entryOf(41)).office).toBe('open')
    expect((await entryOf(1)).office).toBe('NOT_AN_AGENT')
  })
})
