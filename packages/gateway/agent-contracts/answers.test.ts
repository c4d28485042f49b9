import { agentContracts, answerAgentContract } from '@portico/contract/agent-contract/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setWithdrawPassword } from '@portico/contract/member/calls'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { PASSWORD, START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { agentContract, agentContractEvent } from './schema.ts'

/** Twice as many are tried in all. */
const RACES = 100

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>

/** Midnights in Ho Chi Minh City after the start. */
const [SUNDAY, MONDAY] = ['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']

beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  for (const [account, upline] of [
    ['linetop', null],
    ['linemid', 'linetop'],
    ['linelow', 'linemid'],
    ['linelower', 'linelow'],
  ] as const)
    await line.open(account, upline)
})
afterAll(() => gateway.close())
const eventsOf = (id: string) =>
  gateway.database.orm
    .select({ type: agentContractEvent.type })
    .from(agentContractEvent)
    .where(eq(agentContractEvent.contractId, id))
    .orderBy(agentContractEvent.number)
beforeEach(async () => {
  await gateway.database.orm.delete(agentContractEvent)
  await gateway.database.orm.delete(agentContract)
  gateway.clock.set(new Date(START))
})

const stateOf = async (account: string, id: string) => {
  const { state, from, to } = (await line.detail(account, id)).contract
  return { state, from, to }
}

describe('an acceptance', () => {
  test('[AGENT-05] of what its giver may not give any more is refused, and what the giver has is for the giver alone', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid', { terms: tiers([100, null, '0.8']) })
    // Meanwhile the company gives the one above less.
    await line.grant('linetop', { terms: tiers([100, null, '0.5']) })
    const bare = { result: 'RATE_ABOVE_OWN', above: [], limit: null, contract: null }
    expect((await line.detail('linemid', contract!.id)).refusal).toEqual(bare)
    expect((await line.answer('linemid', contract!.id, 'accept')).refusal).toEqual(bare)
    expect((await line.detail('linetop', contract!.id)).refusal).toMatchObject({
      result: 'RATE_ABOVE_OWN',
      above: [{ value: '0.8000', own: '0.5000' }],
    })
  })

  test('[AGENT-10] ends what its holder has given above the new rate, which is shown before and sent along', async () => {
    await line.grant('linetop')
    await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.8']) })
    const low = await line.agree('linemid', 'linelow', { terms: tiers([100, null, '0.6']) })
    const lower = await line.agree('linelow', 'linelower', { terms: tiers([100, null, '0.2']) })
    gateway.clock.set(new Date(Date.parse(SUNDAY) + 1))
    const { contract } = await line.offer('linetop', 'linemid', { terms: tiers([100, null, '0.5']) })
    const { below, effective } = await line.detail('linemid', contract!.id)
    expect(below!.ends.map(({ holder }) => holder)).toEqual(['linelow', 'linelower'])
    expect(effective).toBe(MONDAY)
    expect((await line.answer('linemid', contract!.id, 'accept', { endsHash: 'x' })).refusal).toMatchObject({ result: 'NOT_AS_SHOWN' })
    expect(await stateOf('linemid', low)).toMatchObject({ state: 'ACTIVE' })
    expect((await line.answer('linemid', contract!.id, 'accept')).refusal).toBeNull()
    expect(await stateOf('linemid', low)).toEqual({ state: 'ENDED', from: SUNDAY, to: MONDAY })
    expect(await stateOf('linelower', lower)).toEqual({ state: 'ENDED', from: SUNDAY, to: MONDAY })
    const [old] = (await gateway.call(agentContracts, { state: 'SUPERSEDED' }, await line.as('linemid'))).value.list
    expect(old).toMatchObject({ to: MONDAY, last: { type: 'supersede', account: 'linemid' } })
  })

  test('[AGENT-10] what its holder gives meanwhile makes the list another, so that nothing ends unseen', async () => {
    await line.grant('linetop')
    await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.8']) })
    const { contract } = await line.offer('linetop', 'linemid', { terms: tiers([100, null, '0.5']) })
    const { below } = await line.detail('linemid', contract!.id)
    await line.agree('linemid', 'linelow', { terms: tiers([100, null, '0.6']) })
    expect((await line.answer('linemid', contract!.id, 'accept', { endsHash: below!.hash })).refusal).toMatchObject({
      result: 'NOT_AS_SHOWN',
    })
  })

  test('takes the withdraw password of who has one', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid')
    await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: '246810' }, await line.as('linemid'))
    const { below, passwordSet } = await line.detail('linemid', contract!.id)
    expect(passwordSet).toBe(true)
    const request = { id: contract!.id, action: 'accept', hash: contract!.hash, endsHash: below!.hash } as const
    const accept = async (more: object) =>
      (await gateway.call(answerAgentContract, { ...request, ...more }, await line.as('linemid'))).failure.code
    expect(await accept({})).toBe('WITHDRAW_PASSWORD_REQUIRED')
    expect(await accept({ withdrawPassword: '135790' })).toBe('WITHDRAW_PASSWORD_WRONG')
    const right = { ...request, withdrawPassword: '246810' }
    expect((await gateway.call(answerAgentContract, right, await line.as('linemid'))).value.contract.state).toBe('ACTIVE')
    await gateway.database.orm.execute('delete from withdraw_password')
  })

  test('[IV.e 7] of two tabs at once goes one way, and the other is told who did and when', async () => {
    await line.grant('linetop')
    for (let run = 0; run < RACES; run++) {
      const { contract } = await line.offer('linetop', 'linemid')
      const second = run % 2 === 0 ? 'accept' : 'decline'
      const answers = await Promise.all([line.answer('linemid', contract!.id, 'accept'), line.answer('linemid', contract!.id, second)])
      const refusals = answers.flatMap(({ refusal }) => refusal ?? [])
      expect(refusals).toHaveLength(1)
      expect(refusals[0]).toMatchObject({
        result: 'BAD_STATE',
        contract: { code: contract!.code, last: { account: 'linemid', at: START } },
      })
      const path = (await eventsOf(contract!.id)).map(({ type }) => type)
      expect(path).toEqual(['offer', expect.stringMatching(/^(accept|decline)$/)])
    }
  })

  test('[IV.e 7] below a contract that is ended at the same time never stands without one above', async () => {
    for (let run = 0; run < RACES; run++) {
      await gateway.database.orm.delete(agentContractEvent)
      await gateway.database.orm.delete(agentContract)
      await line.grant('linetop')
      const upper = await line.agree('linetop', 'linemid')
      const { contract } = await line.offer('linemid', 'linelow')
      await Promise.all([line.answer('linemid', upper, 'finish'), line.answer('linelow', contract!.id, 'accept')])
      const above = await stateOf('linemid', upper)
      const below = await stateOf('linelow', contract!.id)
      expect(above.state === 'ACTIVE' || below.state !== 'ACTIVE').toBe(true)
    }
  })
})

describe('a termination', () => {
  test('[AGENT-09] [CALL-18] is asked for by who pays, agreed to or refused by the holder, and ends at the next day', async () => {
    await line.grant('linetop')
    const id = await line.agree('linetop', 'linemid')
    expect((await line.answer('linemid', id, 'request')).refusal).toMatchObject({ result: 'NOT_YOURS' })
    expect((await line.answer('linetop', id, 'request')).contract.state).toBe('TERMINATION_REQUESTED')
    expect((await line.answer('linemid', id, 'refuse')).contract.state).toBe('ACTIVE')
    await line.answer('linetop', id, 'request')
    gateway.clock.set(new Date(Date.parse(SUNDAY) + 1))
    expect((await line.answer('linemid', id, 'agree')).contract).toMatchObject({ state: 'ENDED', from: SUNDAY, to: MONDAY })
  })

  test('[AGENT-09] a finish needs nobody’s consent, and everything below ends with it', async () => {
    await line.grant('linetop')
    const upper = await line.agree('linetop', 'linemid')
    const low = await line.agree('linemid', 'linelow', { terms: tiers([100, null, '0.2']) })
    gateway.clock.set(new Date(Date.parse(SUNDAY) + 1))
    expect((await line.detail('linemid', upper)).below!.ends.map(({ holder }) => holder)).toEqual(['linelow'])
    await line.answer('linemid', upper, 'finish')
    expect(await stateOf('linelow', low)).toEqual({ state: 'ENDED', from: SUNDAY, to: MONDAY })
  })
})
