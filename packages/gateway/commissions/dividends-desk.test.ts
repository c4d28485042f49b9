import type { SentOf } from '@portico/contract/kit/call'
import { commissionLineDetail, commissionLines } from '@portico/contract/commission/calls'
import { moveDividend, operatorDividends } from '@portico/contract/commission/operator-calls'
import { ONE } from '@portico/contract/kit/money'
import { getBalance } from '@portico/contract/cashier/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '../member/schema.ts'
import { manualClock } from '../ports/clock.ts'
import { runDue } from '../testing/due-jobs.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; a dividend by the day begins on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + day * 24 * HOUR + hours * HOUR)

let gateway: TestGateway
let team: TestTeam
const people = new Map<string, { readonly token: string }>()

beforeAll(async () => {
  gateway = await testGateway({ clock: manualClock(AGREED) })
  team = await testTeam(gateway, at(0, -1))
  await team.open('dvtop', 1, null, at(-9, 0))
  await team.open('dvplayer', 3, 'dvtop', at(-9, 0))
  for (const name of ['hoa', 'lan']) people.set(name, await gateway.operatorNamed(name, 'finance'))
  const terms = { period: 'D' as const, progressive: false, tiers: [{ rate: '10' }], rates: {} }
  const [outcome] = await gateway.agentContracts.desk.offer('hoa', {
    holders: [team.idOf('dvtop')],
    kind: 'dividend',
    terms,
    expiresAt: at(1, 0).toISOString(),
  })
  const holder = { memberId: team.idOf('dvtop'), currency: 'VND' }
  const { id, hash } = outcome!.contract!
  const { below } = await gateway.agentContracts.detail(holder, id)
  await gateway.agentContracts.answer(holder, { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
  for (const day of [0, 1, 2]) {
    const settledAt = at(day, 5)
    await team.bet('dvplayer', {
      stake: BigInt(day + 1) * 1_000n * ONE,
      payout: 0n,
      validBet: BigInt(day + 1) * 1_000n * ONE,
      placedAt: settledAt,
      settledAt,
    })
  }
  // A job begins with the latest period that is over: it runs at the end of each.
  for (const day of [0, 1, 2, 3]) {
    gateway.clock.set(at(day, 2))
    await run()
  }
  await team.enter('AGENT', 'dvtop')
})
afterAll(() => gateway.close())

const run = async () => {
  const jobs = gateway.commissions.runs.filter(({ name }) => name === 'commissions dividend')
  await runDue(gateway, jobs)
}
const list = async (state: SentOf<typeof operatorDividends>['state'] = 'CALCULATED') =>
  (await gateway.call(operatorDividends, { state }, people.get('hoa'))).value.list
const move = (person: string, request: SentOf<typeof moveDividend>) => gateway.call(moveDividend, request, people.get(person))
const cash = async () => (await gateway.call(getBalance, {}, team.as('dvtop'))).value.balance.amount

describe('a dividend [AGENT-05]', () => {
  test('is reviewed, approved and paid, by two people, and stands in the ledger once', async () => {
    const [first] = await list()
    expect(first).toMatchObject({ account: 'dvtop', label: '2026-11-19', version: 1, amount: { amount: '100.0000' } })
    const step = { id: first!.id, version: 1 }
    expect((await move('hoa', { ...step, action: 'pay' })).failure.code).toBe('DIVIDEND_STATE')
    expect((await move('hoa', { ...step, action: 'review' })).value.dividend.state).toBe('REVIEW')
    expect((await move('hoa', { ...step, action: 'approve' })).failure.code).toBe('SAME_PERSON')
    expect((await move('lan', { ...step, version: 2, action: 'approve' })).failure.code).toBe('DIVIDEND_STATE')
    expect((await move('lan', { ...step, action: 'approve' })).value.dividend.state).toBe('APPROVED')
    expect((await move('lan', { ...step, action: 'pay' })).failure.code).toBe('SAME_PERSON')
    const before = Number(await cash())
    expect((await move('hoa', { ...step, action: 'pay', amount: '100.0001' })).failure).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { amount: { rule: 'range', max: 100 } },
    })
    expect((await move('hoa', { ...step, action: 'pay', amount: '40' })).value.dividend).toMatchObject({
      state: 'PARTLY_PAID',
      due: { amount: '60.0000' },
    })
    expect((await move('hoa', { ...step, action: 'pay' })).value.dividend).toMatchObject({ state: 'PAID', paid: { amount: '100.0000' } })
    expect(Number(await cash()) - before).toBe(100)
    expect((await move('hoa', { ...step, action: 'pay' })).failure.code).toBe('DIVIDEND_STATE')
    // The bets were planted without a stake in the ledger.
    expect((await gateway.books.check()).findings.filter((finding) => !finding.startsWith('bet '))).toEqual([])
  })

  test('that is rejected is not paid, and says so to its agent', async () => {
    const [next] = await list()
    const step = { id: next!.id, version: next!.version }
    await move('hoa', { ...step, action: 'review' })
    expect((await move('lan', { ...step, action: 'reject' })).value.dividend.state).toBe('REJECTED')
    const { value } = await gateway.call(commissionLines, { from: '2026-11-18', to: '2026-11-21' }, team.as('dvtop'))
    const line = value.list.find(({ label }) => label === next!.label)
    expect(line?.payment).toBe('REJECTED')
    const { payment } = (await gateway.call(commissionLineDetail, { id: line!.id }, team.as('dvtop'))).value
    expect(payment.map(({ action }) => action)).toEqual(['calculate', 'review', 'reject'])
    // What waits is the third day's, not the rejected one's.
    expect([value.totals.toWallet.amount, value.totals.waiting.amount]).toEqual(['100.0000', '300.0000'])
  })

  test('waits while its account is blocked', async () => {
    const [last] = await list()
    const step = { id: last!.id, version: last!.version }
    const mark = (state: 'ACTIVE' | 'BLOCKED') =>
      gateway.database.orm
        .update(member)
        .set({ state })
        .where(eq(member.id, team.idOf('dvtop')))
    await move('hoa', { ...step, action: 'review' })
    await move('lan', { ...step, action: 'approve' })
    await mark('BLOCKED')
    expect((await move('hoa', { ...step, action: 'pay' })).failure.code).toBe('DIVIDEND_HELD')
    await mark('ACTIVE')
    expect((await move('hoa', { ...step, action: 'pay' })).value.dividend.state).toBe('PAID')
  })

  test('is for finance alone, and one that does not exist is none', async () => {
    const support = await gateway.operatorNamed('minh', 'support')
    const unknown = { id: team.idOf('dvtop'), version: 1, action: 'review' as const }
    expect((await gateway.call(moveDividend, unknown, support)).failure.code).toBe('OPERATOR_ROLE_WRONG')
    expect((await move('hoa', unknown)).failure.code).toBe('DIVIDEND_UNKNOWN')
  })
})
