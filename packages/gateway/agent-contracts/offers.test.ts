import { createHash } from 'node:crypto'
import { agentContractDetail, agentContracts, answerAgentContract, offerAgentContract } from '@portico/contract/agent-contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { counting } from './index.ts'
import { agentContract, agentContractEvent } from './schema.ts'

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>

const DAY = 86_400_000
/** Midnights in Ho Chi Minh City after the start. */
const [SUNDAY, MONDAY] = ['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']

beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  for (const [account, upline, type] of [
    ['linetop', null, 1],
    ['linemid', 'linetop', 1],
    ['linelow', 'linemid', 1],
    ['linelower', 'linelow', 1],
    ['lineplayer', 'linetop', 3],
    ['otherline', null, 1],
    ['otherlow', 'otherline', 1],
  ] as const)
    await line.open(account, upline, type)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.orm.delete(agentContractEvent)
  await gateway.database.orm.delete(agentContract)
  gateway.clock.set(new Date(START))
})

const refusalOf = async (...args: Parameters<typeof line.offer>) => (await line.offer(...args)).refusal

describe('an offer', () => {
  test('[AGENT-09] is accepted by its holder, and nothing takes effect before the next day of the merchant’s zone', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid')
    expect(contract).toMatchObject({ state: 'OFFERED', role: 'payer', holder: 'linemid', payer: 'linetop', from: null, version: 1 })
    const done = await line.answer('linemid', contract!.id, 'accept')
    expect(done).toMatchObject({ refusal: null, contract: { state: 'ACTIVE', role: 'holder', from: SUNDAY, to: null } })
    expect((await line.detail('linemid', contract!.id)).events.map(({ type, account }) => [type, account])).toEqual([
      ['offer', 'linetop'],
      ['accept', 'linemid'],
    ])
  })

  test('[IV.e 6] that is accepted exactly on an edge begins at the next one', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid', { expiresAt: line.inHours(40) })
    gateway.clock.set(new Date(SUNDAY))
    expect((await line.answer('linemid', contract!.id, 'accept')).contract.from).toBe(MONDAY)
  })

  test('[AGENT-09] both sides hold the same language-neutral text, whose hash is that of its bytes', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid')
    const [own, other] = [await line.detail('linetop', contract!.id), await line.detail('linemid', contract!.id)]
    expect(own.text).toBe(other.text)
    expect(createHash('sha256').update(own.text).digest('hex')).toBe(contract!.hash)
    expect(JSON.parse(own.text)).toMatchObject({
      payer: 'linetop',
      holder: 'linemid',
      currency: 'VND',
      payDays: 1,
      active: { deposit: true },
    })
    const { contract: again } = await line.offer('linetop', 'linemid', { terms: tiers([100, null, '0.4']) })
    expect(again).toBeNull()
  })

  test('[AGENT-09] to several is answered row by row, with the refusal of each', async () => {
    await line.grant('linetop')
    const request = { kind: 'daily', terms: tiers([100, null, '0.3']), expiresAt: line.inHours(12) } as const
    const holders = ['linemid', 'lineplayer', 'linelow', 'otherlow', 'linetop'].map(line.idOf)
    const { outcomes } = (await gateway.call(offerAgentContract, { ...request, holders }, await line.as('linetop'))).value
    expect(outcomes.map(({ contract, refusal, account }) => [account, contract?.state ?? refusal?.result])).toEqual([
      ['linemid', 'OFFERED'],
      ['lineplayer', 'NOT_AN_AGENT'],
      // Whoever is not directly below is named to nobody, in one's own team or in another's.
      ['', 'NOT_DIRECT_DOWNLINE'],
      ['', 'NOT_DIRECT_DOWNLINE'],
      ['', 'NOT_DIRECT_DOWNLINE'],
    ])
  })

  test('[AGENT-05] above one’s own is refused with the tiers that exceed and one’s own rate there', async () => {
    await line.grant('linetop')
    const terms = tiers([50, null, '0.5'], [100, null, '0.9'], [1000, 2, '2.5'])
    expect(await refusalOf('linetop', 'linemid', { terms })).toEqual({
      result: 'RATE_ABOVE_OWN',
      above: [
        { at: '0', part: 'rate', value: '0.5000', own: '0.0000', isAbove: true },
        { at: '2', part: 'rate', value: '2.5000', own: '2.0000', isAbove: true },
      ],
      limit: null,
      contract: null,
    })
  })

  test.each([
    ['without a contract of one’s own', 'linemid', 'linelow', {}, { result: 'NO_OWN_CONTRACT', limit: SUNDAY }],
    ['of two equal tiers', 'linetop', 'linemid', { terms: tiers([100, null, '0.3'], [100, 0, '0.2']) }, { result: 'BAD_TIERS' }],
    ['from the past on', 'linetop', 'linemid', { from: '2026-11-20T17:00:00.000Z' }, { result: 'RETROACTIVE', limit: SUNDAY }],
    ['from the middle of a day on', 'linetop', 'linemid', { from: '2026-11-21T20:00:00.000Z' }, { result: 'NOT_AT_EDGE', limit: MONDAY }],
    ['that nobody could answer any more', 'linetop', 'linemid', { expiresAt: START }, { result: 'ANSWER_BY_PAST', limit: START }],
    ['slice by slice over whole amounts', 'linetop', 'linemid', { terms: { ...tiers([100, null, '0.3']), progressive: true } }, null],
  ] as const)('%s is judged by the rules', async (_, by, holder, more, expected) => {
    await line.grant('linetop')
    const refusal = await refusalOf(by, holder, more)
    if (expected === null) expect(refusal).toBeNull()
    else expect(refusal).toMatchObject(expected)
  })

  test('of a dividend needs the period and the mode of one’s own', async () => {
    const dividend = { ...tiers([100, null, '20']), period: 'W', progressive: true } as const
    await line.grant('linetop', { kind: 'dividend', terms: dividend })
    const offer = { kind: 'dividend', from: '2026-11-22T17:00:00.000Z' } as const
    expect(await refusalOf('linetop', 'linemid', { ...offer, terms: { ...dividend, period: 'M' } })).toMatchObject({
      result: 'NOT_AT_EDGE',
    })
    expect(await refusalOf('linetop', 'linemid', { kind: 'dividend', terms: { ...dividend, period: 'M' } })).toMatchObject({
      result: 'PERIOD_MISMATCH',
      limit: 'W',
    })
    expect(await refusalOf('linetop', 'linemid', { ...offer, terms: { ...dividend, progressive: false } })).toMatchObject({
      result: 'MODE_MISMATCH',
    })
    const { contract } = await line.offer('linetop', 'linemid', {
      ...offer,
      terms: { ...dividend, tiers: [{ turnover: '100', loss: '100', rate: '10' }] },
    })
    expect(contract).toMatchObject({ code: expect.stringMatching(/^DV-\d+$/), terms: { ownLoss: { policy: 'NO_CARRY' } } })
  })

  test('[AGENT-05] of real-time rates is compared by type of games', async () => {
    const rates = { ELOTT: { loss: '0.3', win: '0.1', min: '100' }, ALL: { loss: '0.2', win: '0', min: '0' } }
    await line.grant('linetop', { kind: 'realtime', terms: { progressive: false, tiers: [], rates } })
    const terms = { rates: { ELOTT: { loss: '0.2', win: '0.2', min: '50' } } }
    expect((await refusalOf('linetop', 'linemid', { kind: 'realtime', terms }))?.above.map(({ at, part, own }) => [at, part, own])).toEqual(
      [
        ['ELOTT', 'win', '0.1000'],
        ['ELOTT', 'min', '100.0000'],
      ],
    )
    const low = { rates: { ELOTT: { loss: '0.2', win: '0.1', min: '100' } } }
    const { contract } = await line.offer('linetop', 'linemid', { kind: 'realtime', terms: low })
    expect((await line.answer('linemid', contract!.id, 'accept')).contract.from).toBe('2026-11-21T08:05:00.000Z')
  })

  test('blocks a second of the same kind, and says whose it is and since when', async () => {
    await line.grant('linetop')
    const { contract } = await line.offer('linetop', 'linemid')
    expect(await refusalOf('linetop', 'linemid')).toMatchObject({
      result: 'OFFER_PENDING',
      contract: { code: contract!.code, state: 'OFFERED', last: { account: 'linetop', at: START } },
    })
    expect((await line.answer('linetop', contract!.id, 'withdraw')).contract).toMatchObject({
      state: 'EXPIRED',
      last: { type: 'withdraw' },
    })
    expect(await refusalOf('linetop', 'linemid')).toBeNull()
  })

  test('can be declined with a note, and runs out by itself', async () => {
    await line.grant('linetop')
    const first = (await line.offer('linetop', 'linemid')).contract!
    const declined = await line.answer('linemid', first.id, 'decline', { note: 'not enough' })
    expect(declined.contract).toMatchObject({ state: 'DECLINED', last: { type: 'decline', note: 'not enough' } })
    const second = (await line.offer('linetop', 'linemid')).contract!
    gateway.clock.advance(12 * 3_600_000)
    await gateway.jobs.runDue()
    expect((await line.detail('linetop', second.id)).contract).toMatchObject({ state: 'EXPIRED', last: { type: 'expire', account: null } })
    expect((await line.answer('linemid', second.id, 'accept')).refusal).toMatchObject({ result: 'OFFER_EXPIRED' })
    expect((await line.offer('linetop', 'linemid')).contract).toMatchObject({ version: 3 })
  })
})

describe('who sees what', () => {
  test('a contract of others is as unknown as one that does not exist', async () => {
    await line.grant('linetop')
    const id = await line.agree('linetop', 'linemid')
    for (const account of ['otherline', 'otherlow', 'linelow'])
      for (const each of [id, '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02']) {
        expect((await gateway.call(agentContractDetail, { id: each }, await line.as(account))).failure.code).toBe('CONTRACT_UNKNOWN')
        const request = { id: each, action: 'finish', endsHash: 'x' } as const
        expect((await gateway.call(answerAgentContract, request, await line.as(account))).failure.code).toBe('CONTRACT_UNKNOWN')
      }
    expect((await gateway.call(agentContracts, {}, await line.as('otherline'))).value.list).toEqual([])
    expect((await gateway.call(agentContracts, {}, await line.as('lineplayer'))).failure.code).toBe('NOT_AN_AGENT')
  })
})

describe('counting', () => {
  test('names what is agreed and overlaps the time asked for, as the rules read it', async () => {
    const { orm } = gateway.database
    await line.grant('linetop')
    const id = await line.agree('linetop', 'linemid')
    await line.offer('linemid', 'linelow')
    const span = { kind: 'daily', from: new Date(SUNDAY), to: new Date(MONDAY) } as const
    const found = await counting(orm, span)
    expect(found.map(({ holder }) => holder)).toEqual([line.idOf('linetop'), line.idOf('linemid')])
    expect(found[1]).toMatchObject({
      id,
      payer: line.idOf('linetop'),
      from: Date.parse(SUNDAY),
      to: null,
      terms: { kind: 'daily' },
      version: 1,
    })
    expect(await counting(orm, { ...span, from: new Date(Date.parse(SUNDAY) - DAY), to: new Date(SUNDAY) })).toEqual([])
    expect(await counting(orm, { ...span, kind: 'hourly' })).toEqual([])
    // What is called off before it began never was in force.
    await line.answer('linemid', id, 'finish')
    expect((await counting(orm, span)).map(({ holder }) => holder)).toEqual([line.idOf('linetop')])
  })
})
