import { previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { agentContract, agentContractEvent } from './schema.ts'

/** Midnights in Ho Chi Minh City after the start. */
const [SUNDAY, MONDAY] = ['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>

beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  await line.open('linetop', null)
  await line.open('linemid', 'linetop')
  await line.open('linelow', 'linemid')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.orm.delete(agentContractEvent)
  await gateway.database.orm.delete(agentContract)
  gateway.clock.set(new Date(START))
})

/** Top and mid have contracts that are in force. */
const stand = async () => {
  await line.grant('linetop')
  const id = await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.8']) })
  gateway.clock.set(new Date(Date.parse(SUNDAY) + 1))
  return id
}

const lowOffer = { terms: tiers([100, null, '0.5']) }

test('[AGENT-05] an offer past the agreed end of one’s own contract is refused with the rule, that end, and which contract it is', async () => {
  const own = await stand()
  await line.answer('linetop', own, 'request')
  await line.answer('linemid', own, 'agree')
  const { refusal, contract } = await line.offer('linemid', 'linelow', lowOffer)
  expect(contract).toBeNull()
  const code = (await line.detail('linemid', own)).contract.code
  const answer = {
    result: 'NO_OWN_CONTRACT',
    limit: MONDAY,
    contract: { code, state: 'ENDED', last: { type: 'agree', account: 'linemid' } },
  }
  expect(refusal).toMatchObject(answer)
  const question = { holder: line.idOf('linelow'), kind: 'daily' as const, ...lowOffer, expiresAt: line.inHours(40) }
  expect((await gateway.call(previewAgentContract, question, await line.as('linemid'))).value.refusal).toMatchObject(answer)
})

test('[AGENT-05] of an agent who never had a contract an offer is refused from where it would begin, and no contract is named', async () => {
  const { refusal } = await line.offer('linetop', 'linemid', lowOffer)
  expect(refusal).toEqual({ result: 'NO_OWN_CONTRACT', above: [], limit: SUNDAY, contract: null })
})

test('[AGENT-09] an end that is only asked for leaves one’s own contract as it is: what is offered under it stands, and ends with it', async () => {
  const own = await stand()
  await line.answer('linetop', own, 'request')
  const low = await line.agree('linemid', 'linelow', lowOffer)
  expect((await line.detail('linemid', own)).below!.ends.map(({ holder }) => holder)).toEqual(['linelow'])
  await line.answer('linemid', own, 'agree')
  expect((await line.detail('linelow', low)).contract).toMatchObject({ state: 'ENDED', from: MONDAY, to: MONDAY })
})

test('[AGENT-05] an offer that waits when the end of its giver’s contract is agreed to cannot be accepted any more', async () => {
  const own = await stand()
  const { contract } = await line.offer('linemid', 'linelow', lowOffer)
  await line.answer('linetop', own, 'request')
  await line.answer('linemid', own, 'agree')
  const bare = { result: 'NO_OWN_CONTRACT', above: [], limit: null, contract: null }
  expect((await line.detail('linelow', contract!.id)).refusal).toEqual(bare)
  expect((await line.answer('linelow', contract!.id, 'accept')).refusal).toEqual(bare)
  const forGiver = (await line.detail('linemid', contract!.id)).refusal
  expect(forGiver).toMatchObject({ result: 'NO_OWN_CONTRACT', limit: MONDAY, contract: { state: 'ENDED' } })
})

test('[AGENT-09] an offer over an end that was asked for takes the place of what was to end, at the same edge', async () => {
  const old = await stand()
  await line.answer('linetop', old, 'request')
  const next = await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.6']) })
  expect((await line.detail('linemid', old)).contract).toMatchObject({ state: 'SUPERSEDED', to: MONDAY })
  expect((await line.detail('linemid', next)).contract).toMatchObject({ state: 'ACTIVE', from: MONDAY, to: null })
})

test('[AGENT-09] an offer over an end that was agreed begins where that one ends: the two never overlap', async () => {
  const old = await stand()
  await line.answer('linetop', old, 'request')
  await line.answer('linemid', old, 'agree')
  const next = await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.6']) })
  expect((await line.detail('linemid', old)).contract).toMatchObject({ state: 'ENDED', to: MONDAY })
  expect((await line.detail('linemid', next)).contract).toMatchObject({ state: 'ACTIVE', from: MONDAY, to: null })
})
