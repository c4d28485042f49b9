import { randomUUID } from 'node:crypto'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { teamOverview } from '@portico/contract/agent/calls'
import { commissionDifference, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import type { CommissionKind } from '@portico/contract/commission/kinds'
import { formatUnits } from '@portico/contract/kit/money'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from '../ports/clock.ts'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { runDue } from '../testing/due-jobs.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type Seat, vendorAt } from '../testing/vendor.ts'
import { verifyStatements } from '../testing/verify-statement.ts'
import { commissionLine } from './schema.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; contracts of it begin on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + (day * 24 + hours) * HOUR)
const DAY = '2026-11-19'
/** In 1/10000. */
const THOUSAND = 10_000_000

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
let seat: Seat
const late = randomUUID()

const run = (): Promise<void> => runDue(gateway, gateway.commissions.runs)

/** What an account's lines of the day came to, version by version, with what of them reached the wallet. */
const linesOf = async (memberId: string, kind: CommissionKind) =>
  (
    await gateway.database.orm
      .select()
      .from(commissionLine)
      .where(and(eq(commissionLine.memberId, memberId), eq(commissionLine.kind, kind), eq(commissionLine.label, DAY)))
      .orderBy(asc(commissionLine.version))
  ).map(({ amount, toWallet }) => [formatUnits(amount), formatUnits(toWallet)])

beforeAll(async () => {
  gateway = await testGateway({ lotteries: [], clock: manualClock(AGREED) })
  await gateway.eligibility.start()
  const pearl = await vendorAt(gateway)
  line = await agentLine(gateway)
  await line.open('roundtop', null)
  await line.open('roundsub', 'roundtop')
  await run()
  for (const [account, rate] of [
    ['roundtop', '1.0'],
    ['roundsub', '0.6'],
  ] as const)
    await gateway.rebateRates.desk.set(account, { category: 'RNG', rate }, 'hoa')
  await line.grant('roundtop', { terms: tiers([1_000, null, '0.5'], [15_000, null, '1']) })
  const share: ContractTerms = {
    period: 'D',
    progressive: false,
    tiers: [{ rate: '10' }],
    rates: {},
    deduct: { rebate: false, promo: false, salary: false },
    ownLoss: { policy: 'NO_CARRY' },
    negative: { policy: 'FLOOR' },
  }
  await line.grant('roundtop', { kind: 'dividend', terms: share })
  gateway.clock.set(at(0, 1))
  seat = await pearl.seat('1000000', { uplineId: line.idOf('roundsub') })
  await gateway.rebateRates.desk.set(seat.account, { category: 'RNG', rate: '0.4' }, 'hoa')
  const [won, back] = [randomUUID(), randomUUID()]
  await seat.bet({ amount: 10 * THOUSAND, roundClosed: true })
  await seat.bet({ amount: 10 * THOUSAND, roundId: won })
  await seat.win({ amount: 12 * THOUSAND, roundId: won, roundClosed: true })
  await seat.bet({ amount: 70 * THOUSAND, roundId: back })
  await seat.rollback({ roundId: back })
  await seat.bet({ amount: 5 * THOUSAND, roundId: late, roundClosed: true })
  // One that is open counts for nothing yet.
  await seat.bet({ amount: 90 * THOUSAND })
})
afterAll(() => gateway.close())

test("rounds of vendors' games count for salaries, dividends and rebates as bets do, and a player is paid the own rebate with the day", async () => {
  gateway.clock.set(at(1, 1))
  const before = await seat.balance()
  await run()
  const [top, sub] = [line.idOf('roundtop'), line.idOf('roundsub')]
  // Valid bets 10,000 and 2,000 and 5,000; lost 10,000 and 5,000, won 2,000; at risk 25,000.
  expect(await linesOf(top, 'daily')).toEqual([['170.0000', '170.0000']])
  expect((await linesOf(top, 'dividend')).map(([amount]) => amount)).toEqual(['1300.0000'])
  expect(await linesOf(top, 'rebate')).toEqual([['100.0000', '100.0000']])
  expect(await linesOf(sub, 'rebate')).toEqual([['50.0000', '50.0000']])
  expect(await linesOf(seat.memberId, 'rebate')).toEqual([['100.0000', '100.0000']])
  expect(formatUnits((await seat.balance()) - before)).toBe('100.0000')
})

test('a round that is given back after its day makes a second version of each line, which says so and verifies', async () => {
  gateway.clock.set(at(1, 3))
  expect(await seat.rollback({ roundId: late })).toMatchObject({ status: 'OK' })
  gateway.clock.set(at(2, 1))
  await run()
  const [top, sub] = [line.idOf('roundtop'), line.idOf('roundsub')]
  expect(await linesOf(top, 'daily')).toEqual([
    ['170.0000', '170.0000'],
    ['60.0000', '-110.0000'],
  ])
  expect((await linesOf(top, 'dividend')).map(([amount]) => amount)).toEqual(['1300.0000', '800.0000'])
  expect((await linesOf(top, 'rebate'))[1]).toEqual(['80.0000', '-20.0000'])
  expect((await linesOf(sub, 'rebate'))[1]).toEqual(['40.0000', '-10.0000'])
  expect((await linesOf(seat.memberId, 'rebate'))[1]).toEqual(['80.0000', '-20.0000'])

  const as = await line.as('roundtop')
  const { list } = (await gateway.call(commissionLines, { from: DAY, to: DAY }, as)).value
  expect(list).toHaveLength(6)
  const bundles = []
  for (const { id } of list) bundles.push((await gateway.call(commissionStatement, { id }, as)).value)
  expect(verifyStatements(bundles)).toEqual({ status: 0, output: expect.stringContaining('0.0000 apart') })
  const [second, first] = list.filter(({ kind }) => kind === 'daily')
  const { count, bets } = (await gateway.call(commissionDifference, { id: second!.id, before: first!.id }, as)).value
  expect(count).toBe(1)
  expect(bets).toMatchObject([
    {
      account: seat.account,
      category: 'RNG',
      numero: `PG/${late}`,
      before: { void: false, validBet: { amount: '5000.0000' } },
      after: { void: true, validBet: { amount: '0.0000' } },
      changedAt: at(1, 3).toISOString(),
    },
  ])
  const { figures } = (await gateway.call(teamOverview, { from: DAY, to: DAY }, as)).value
  expect(figures.validBet.amount).toBe(second!.fields['turnover'])
  expect(await findingsOf(gateway)).toEqual([])
})

test('what a contract comes to again, and would have paid, counts rounds as its lines do [AGENT-06]', async () => {
  const as = await line.as('roundtop')
  const { list } = (await gateway.call(commissionLines, { from: DAY, to: DAY, kind: 'daily' }, as)).value
  const [last] = list
  const again = await gateway.commissions.statements.recalculate(gateway.database.orm, line.idOf('roundtop'), last!.id)
  expect(again).toMatchObject({ amount: last!.amount, fields: last!.fields })
})

test('nothing is calculated twice', async () => {
  gateway.clock.set(at(3, 1))
  await run()
  expect(await linesOf(line.idOf('roundtop'), 'daily')).toHaveLength(2)
  expect(await linesOf(seat.memberId, 'rebate')).toHaveLength(2)
})
