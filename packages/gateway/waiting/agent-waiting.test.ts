import { agentWaiting } from '@portico/contract/agent/waiting-calls'
import { setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { addRegisterLink, revokeRegisterLink } from '@portico/contract/register-link/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentLine } from '../testing/agent-line.ts'
import { DAY, disputeHouse } from '../testing/dispute-house.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  for (const [account, upline] of [
    ['waittop', null],
    ['waitmid', 'waittop'],
    ['waitother', null],
  ] as const)
    await line.open(account, upline)
})
afterAll(() => gateway.close())

const waitsFor = async (account: string) => (await gateway.call(agentWaiting, {}, await line.as(account))).value.items

test('[AGENT-14] an offer waits for its holder alone, until it is answered or too late, and a wish to end waits after it', async () => {
  await line.grant('waittop')
  const { contract } = await line.offer('waittop', 'waitmid')
  expect(await waitsFor('waitmid')).toEqual([
    {
      kind: 'CONTRACT_OFFER',
      id: contract!.id,
      name: contract!.code,
      pays: 'daily',
      account: 'waittop',
      until: contract!.expiresAt,
      left: null,
    },
  ])
  expect(await waitsFor('waittop')).toEqual([])
  await line.answer('waitmid', contract!.id, 'accept')
  expect(await waitsFor('waitmid')).toEqual([])
  gateway.clock.advance(2 * DAY)
  await line.answer('waittop', contract!.id, 'request')
  const late = await line.offer('waittop', 'waitmid', { kind: 'hourly' })
  expect(late.refusal === null ? 'offered' : late.refusal.result).toBe('NO_OWN_CONTRACT')
  expect((await waitsFor('waitmid')).map(({ kind, until }) => [kind, until])).toEqual([['CONTRACT_END', null]])
  await line.answer('waitmid', contract!.id, 'agree')
  expect(await waitsFor('waitmid')).toEqual([])
})

test('an offer that nobody answered waits no longer', async () => {
  const { contract } = await line.offer('waittop', 'waitmid')
  expect((await waitsFor('waitmid')).map(({ id }) => id)).toEqual([contract!.id])
  gateway.clock.set(new Date(contract!.expiresAt))
  expect(await waitsFor('waitmid')).toEqual([])
  gateway.clock.set(new Date(START))
})

test('a link waits while it is nearly over or promises more than its agent has, and no longer when it is revoked', async () => {
  const finance = await gateway.operatorNamed('mai', 'finance')
  await gateway.call(setAccountRate, { account: 'waitother', category: 'LIVE', rate: '1.2' }, finance)
  const by = await line.as('waitother')
  const link = async (more: object) => (await gateway.call(addRegisterLink, { type: 'MEMBER', rates: {}, ...more }, by)).value
  await link({ lastDay: '2026-12-20' })
  const soon = await link({ lastDay: '2026-11-22', maxUses: 40 })
  const above = await link({ rates: { LIVE: '1.2' } })
  expect((await waitsFor('waitother')).map(({ kind, name, left }) => [kind, name, left])).toEqual([['LINK_ENDS', soon.code, 40]])
  await gateway.call(setAccountRate, { account: 'waitother', category: 'LIVE', rate: '0.4' }, finance)
  gateway.clock.advance(DAY)
  const again = await line.as('waitother')
  const items = (await gateway.call(agentWaiting, {}, again)).value.items
  // What has an end comes before what has none.
  expect(items.map(({ kind, name }) => [kind, name])).toEqual([
    ['LINK_ENDS', soon.code],
    ['LINK_ABOVE', above.code],
  ])
  for (const { linkId } of [soon, above]) await gateway.call(revokeRegisterLink, { linkId, reason: 'over' }, again)
  expect((await gateway.call(agentWaiting, {}, again)).value.items).toEqual([])
})

test('a dispute waits while the desk asks, and while its answer can be looked at again', async () => {
  const house = await disputeHouse()
  try {
    const items = async () => (await house.gateway.call(agentWaiting, {}, house.team.as('dptop'))).value.items
    const { head } = (await house.open('dptop', house.dayLines[0]!)).value.dispute
    expect(await items()).toEqual([])
    const { number } = head
    await house.answer('mai', { number, version: 1, action: 'question', text: 'Which round do you mean?' })
    expect((await items()).map(({ kind, name, until }) => [kind, name, until])).toEqual([['DISPUTE_QUESTION', number, null]])
    await house.answer('mai', { number, version: 2, action: 'answer', outcome: 'REFUSED', text: 'It was counted once already.' })
    const [answered] = await items()
    expect(answered).toMatchObject({ kind: 'DISPUTE_ANSWER', name: number })
    await house.later(Date.parse(answered!.until!) - house.gateway.clock.now().getTime())
    expect(await items()).toEqual([])
  } finally {
    await house.gateway.close()
  }
})

test('a member has no such list', async () => {
  const player = await gateway.register('waitplayer1')
  expect((await gateway.call(agentWaiting, {}, player)).failure.code).toBe('NOT_AN_AGENT')
})
