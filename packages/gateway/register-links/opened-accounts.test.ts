import { registeredAccounts, openDownline } from '@portico/contract/register-link/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { teamRates } from '@portico/contract/rebate-rate/calls'
import { login } from '@portico/contract/session/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

const TODAY = new Date('2026-11-21T08:00:00.000Z')

let gateway: TestGateway
let team: TestTeam
let people = 0
const name = () => `opened${(people += 1)}`

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, TODAY)
  const joined = new Date(TODAY.getTime() - 86_400_000)
  await team.open('topagent', 1, null, joined)
  await team.open('middle', 2, 'topagent', joined)
  await team.enter('AGENT', 'middle')
})
afterAll(() => gateway.close())

const ratesOf = async (memberId: string) => {
  const { rates } = (await gateway.call(teamRates, { memberId }, team.as('middle'))).value
  return Object.fromEntries(rates.filter(({ rate }) => rate !== '0.0').map(({ category, rate }) => [category, rate]))
}

describe('accounts that an agent opens [AGENT-12]', () => {
  const open = (more: Partial<SentOf<typeof openDownline>>) =>
    gateway.call(openDownline, { username: name(), type: 'MEMBER', rates: {}, ...more }, team.as('middle'))

  test('have a first password that whoever logs in with it has to change', async () => {
    const username = name()
    const { value } = await open({ username, rates: { LOTTERY: '6.5' } })
    const failed = await gateway.call(login, { type: 'username', username, password: value.password })
    expect(failed.failure).toMatchObject({ code: 'SIGN_IN_INCOMPLETE' })
    expect(JSON.stringify(failed.failure)).toContain('PASSWORD')
    expect(await ratesOf(value.memberId)).toEqual({ LOTTERY: '6.5' })
    const { list } = (await gateway.call(registeredAccounts, {}, team.as('middle'))).value
    expect(list[0]).toMatchObject({ account: username, agent: false })
  })

  test('are agents of the next level where the agent wants one', async () => {
    const { value } = await open({ type: 'AGENT' })
    expect(await gateway.members.byAccount(value.account)).toMatchObject({ type: 41, mustChangePassword: true })
  })

  test('are refused at the field that is to blame', async () => {
    const takenName = name()
    await open({ username: takenName })
    expect((await open({ username: takenName.toUpperCase() })).failure).toMatchObject({
      code: 'ACCOUNT_TAKEN',
      fields: { username: { rule: 'taken' } },
    })
    expect((await open({ username: '1x' })).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { username: {} } })
    expect((await open({ username: 'aurora' })).failure).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { username: { rule: 'reserved' } },
    })
    const refused = name()
    expect((await open({ username: refused, rates: { LOTTERY: '9.9' } })).failure).toMatchObject({
      code: 'RATE_ABOVE_UPLINE',
      fields: { 'rates.LOTTERY': { rule: 'above-own', max: 7.5 } },
    })
    expect(await gateway.members.byAccount(refused)).toBeUndefined()
  })
})
