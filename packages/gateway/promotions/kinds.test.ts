import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { parseUnits } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'
import type { Facts } from './facts.ts'
import { PROMOTION_KINDS } from './kinds/list.ts'

interface Sample {
  readonly terms: PromotionDefinition['terms']
  readonly pays: string
}

/** A kind's `sample.json`: terms, and what a member is paid by them who has deposited 1,000 and bet 50,000 the day before. */
const sampleOf = (kind: string): Sample => JSON.parse(readFileSync(new URL(`kinds/${kind}/sample.json`, import.meta.url), 'utf8')) as Sample

const FACTS: Facts = {
  accountDays: () => 10,
  hasContact: async () => true,
  isVerified: async () => true,
  deposited: async () => parseUnits('1000'),
  validBets: async () => parseUnits('50000'),
  validBetsYesterday: async () => parseUnits('50000'),
  toBet: async () => 0n,
}

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof promoting>>
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  desk = await promoting(gateway)
})
afterAll(() => gateway.close())

test.each(PROMOTION_KINDS)('$kind pays what its terms say, never more than its most, and is published', async ({ kind, read }) => {
  const { terms, pays } = sampleOf(kind)
  const result = read(terms)
  if (!('offered' in result)) throw new Error(result.wrong.join())
  const { offered } = result
  const now = gateway.clock.now()
  const worth = await offered.worth(FACTS, { now, since: now })
  expect(worth).toBe(parseUnits(pays))
  expect(worth <= offered.most).toBe(true)
  expect(offered.example.gets).toBe(offered.most)
  expect(read({ ...terms, other: 1 })).toHaveProperty('wrong')
  const member = await desk.member()
  const { card } = (await member.see(await desk.offer({ kind, terms, budget: '1000' }))).value
  expect([card.kind, card.way]).toEqual([kind, offered.way])
})

test('what is deposited after joining, and nothing before it, makes a deposit bonus, which is claimed once', async () => {
  const id = await desk.offer({
    kind: 'deposit-bonus',
    terms: { percent: 30, from: '10000', most: '100000' },
    budget: '1000000',
    turnover: 5,
  })
  const member = await desk.member()
  const deposit = (amount: string) =>
    gateway.call(createDeposit, { method: 'SANDBOX', amount }, { ...member.by, idempotencyKey: randomUUID() })
  await deposit('200000')
  expect((await member.claim(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
  gateway.clock.advance(1000)
  expect((await member.join(id)).value.card.status).toBe('JOINED')
  gateway.clock.advance(1000)
  await deposit('100000')
  gateway.clock.advance(1000)
  expect((await member.see(id)).value.card).toMatchObject({ status: 'CLAIM', amount: { amount: '30000.0000' } })
  const { grant } = (await member.claim(id)).value
  expect([grant.amount.amount, grant.wagers.amount, grant.way]).toEqual(['30000.0000', '150000.0000', 'JOIN'])
  expect(await member.status(id)).toBe('CLAIMED')
  await deposit('100000')
  expect((await member.claim(id)).value.grant).toEqual(grant)
  expect(await findingsOf(gateway)).toEqual([])
})

test.each([
  [2, '260000.0000'],
  // Not (100,000 + 30,000) x 3: a base of both is no way past ten times the bonus.
  [3, '300000.0000'],
])(
  'a deposit bonus may have to be bet %i times together with its deposit, and never more than ten times itself',
  async (turnover, wagers) => {
    const terms = { percent: 30, from: '10000', most: '100000' }
    const id = await desk.offer({ kind: 'deposit-bonus', terms, budget: '1000000', turnover, bonus: { base: 'DB' } })
    const member = await desk.member()
    const { example, bonus } = (await member.join(id)).value
    expect([Number(example.wagers.amount), bonus?.base]).toEqual([turnover === 2 ? 866_666.6666 : 1_000_000, 'DB'])
    gateway.clock.advance(1000)
    await gateway.call(createDeposit, { method: 'SANDBOX', amount: '100000' }, { ...member.by, idempotencyKey: randomUUID() })
    gateway.clock.advance(1000)
    expect((await member.claim(id)).value.grant).toMatchObject({ amount: { amount: '30000.0000' }, wagers: { amount: wagers } })
    const { requirements } = await gateway.turnover.standing(member.caller)
    expect(requirements).toMatchObject([{ kind: 'BONUS', target: { amount: wagers } }])
  },
)

test('only a kind that looks at deposits may ask for them to be bet', async () => {
  const { failure } = await desk.propose({ turnover: 2, bonus: { base: 'DB' } })
  expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual(['FIELD_INVALID', ['bonus.base']])
})
