import { previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>

beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  await line.open('linetop', null)
  await line.open('linemid', 'linetop')
})
afterAll(() => gateway.close())

test('[AGENT-05] an offer stands beside one’s own where it would begin, by which it is judged', async () => {
  const now = await line.grant('linetop')
  gateway.clock.set(new Date(Date.parse('2026-11-21T17:00:00.000Z') + 1))
  const next = await line.grant('linetop', { terms: tiers([100, null, '0.5']) })
  expect(next).not.toBe(now)
  const question = { holder: line.idOf('linemid'), kind: 'daily' as const, terms: tiers([100, null, '0.8']), expiresAt: line.inHours(40) }
  const { value } = await gateway.call(previewAgentContract, question, await line.as('linetop'))
  expect(value).toMatchObject({ own: { id: next }, refusal: { above: [{ own: '0.5000' }] } })
})

test('[AGENT-10] what an offer would be is said though another one waits: with what would end, so that it pays nothing below zero', async () => {
  await line.open('linelow', 'linemid')
  await line.agree('linetop', 'linemid', { terms: tiers([100, null, '0.4']) })
  await line.agree('linemid', 'linelow', { terms: tiers([100, null, '0.4']) })
  gateway.clock.set(new Date(Date.parse('2026-11-22T17:00:00.000Z') + 1))
  await line.offer('linetop', 'linemid', { terms: tiers([100, null, '0.3']) })
  const question = { holder: line.idOf('linemid'), kind: 'daily' as const, terms: tiers([100, null, '0.2']), expiresAt: line.inHours(40) }
  const { value } = await gateway.call(previewAgentContract, question, await line.as('linetop'))
  expect(value.refusal).toMatchObject({ result: 'OFFER_PENDING' })
  expect(value.below!.ends.map(({ holder }) => holder)).toEqual(['linelow'])
  expect([value.effective, value.firstEnd]).toEqual(['2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z'])
})
