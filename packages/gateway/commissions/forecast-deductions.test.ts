import { randomUUID } from 'node:crypto'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashOf, houseOf } from '../ledger/index.ts'
import { manualClock } from '../ports/clock.ts'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { runDue } from '../testing/due-jobs.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { vendorAt } from '../testing/vendor.ts'
import { commissionLine } from './schema.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; contracts of it begin on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + (day * 24 + hours) * HOUR)
const THOUSAND = Number(1000n * ONE)
const TERMS = {
  period: 'D' as const,
  progressive: false,
  tiers: [{ rate: '10' }],
  rates: {},
  ownLoss: { policy: 'CARRY' as const, periods: 3, cap: null },
  negative: { policy: 'FLOOR' as const },
}

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
let dividend: string

const run = (): Promise<void> => runDue(gateway, gateway.commissions.runs)

beforeAll(async () => {
  gateway = await testGateway({ lotteries: [], clock: manualClock(AGREED) })
  await gateway.eligibility.start()
  const pearl = await vendorAt(gateway)
  line = await agentLine(gateway)
  await line.open('deducttop', null)
  await line.open('deductsub', 'deducttop')
  await run()
  for (const [account, rate] of [
    ['deducttop', '1.0'],
    ['deductsub', '0.6'],
  ] as const)
    await gateway.rebateRates.desk.set(account, { category: 'RNG', rate }, 'hoa')
  await line.grant('deducttop', { terms: tiers([1_000, null, '0.5']) })
  await line.agree('deducttop', 'deductsub', { terms: tiers([1_000, null, '0.3']) })
  dividend = await line.grant('deducttop', { kind: 'dividend', terms: { ...TERMS, deduct: { rebate: true, promo: true, salary: true } } })
  gateway.clock.set(at(0, 1))
  const seat = await pearl.seat('1000000', { uplineId: line.idOf('deductsub') })
  await gateway.rebateRates.desk.set(seat.account, { category: 'RNG', rate: '0.4' }, 'hoa')
  // What the team wins on the first day is carried into the second, whose loss the salaries and rebates of the first are deducted from.
  const won = randomUUID()
  await seat.bet({ amount: 20 * THOUSAND, roundId: won })
  await seat.win({ amount: 24 * THOUSAND, roundId: won, roundClosed: true })
  gateway.clock.set(at(1, 1))
  await run()
  const next = await pearl.seat('1000000', { uplineId: line.idOf('deductsub') })
  expect(await next.bet({ amount: 9 * THOUSAND, roundClosed: true })).toMatchObject({ status: 'OK' })
  // A member who did nothing else on that day.
  await gateway.database.orm.transaction((tx) =>
    gateway.ledger.post(
      tx,
      [
        {
          id: randomUUID(),
          debit: houseOf('house:promo', 'VND'),
          credit: cashOf(line.idOf('deductsub'), 'VND'),
          amount: 700n * ONE,
          ref: 'friend',
          code: 'REFERRAL',
        },
      ],
      gateway.clock.now(),
    ),
  )
  gateway.clock.set(at(2, 1))
  await run()
})
afterAll(() => gateway.close())

/** What the dividend of a day was written as. */
const paid = async (label: string) => {
  const rows = await gateway.database.orm
    .select()
    .from(commissionLine)
    .where(and(eq(commissionLine.kind, 'dividend'), eq(commissionLine.label, label)))
    .orderBy(asc(commissionLine.version))
  return rows.at(-1)!
}
const forecast = async () => {
  const caller = { memberId: line.idOf('deducttop'), currency: 'VND' }
  return (await gateway.agentContracts.forecast(caller, dividend)).periods
}

test('a dividend is forecast with the rebates, promotions and salaries that its run deducts, and with what it carries, to the last digit [AGENT-07]', async () => {
  const periods = new Map((await forecast()).map((period) => [period.label, period]))
  for (const label of ['2026-11-19', '2026-11-20']) {
    const { amount, fields } = await paid(label)
    const { next, ...period } = periods.get(label)!
    expect(period).toMatchObject({ turnover: fields['turnover'], loss: fields['loss'], active: fields['active'] })
    expect([next.amount, next.gross, next.dividend?.carried, next.dividend?.base]).toEqual([
      formatUnits(amount),
      fields['gross'],
      fields['carried'],
      fields['base'],
    ])
  }
  // Of 9,000 lost: rebates 200 on what was at risk, salaries 20 and a promotion of 700; less 4,000 of the day before, a tenth of the rest.
  const { amount, fields } = await paid('2026-11-20')
  expect(fields).toMatchObject({ turnover: '9000.0000', loss: '8080.0000' })
  expect(amount).toBe(408n * ONE)
})

test('a disputed dividend has its loss worked out again with the same deductions', async () => {
  const { id } = await paid('2026-11-20')
  const found = await gateway.commissions.statements.recalculate(gateway.database.orm, line.idOf('deducttop'), id)
  expect(found).toMatchObject({ fields: { turnover: '9000.0000', loss: '8080.0000' }, amount: null })
})

const preview = (terms: ContractTerms) =>
  gateway.agentContracts.preview(
    { memberId: line.idOf('deducttop'), currency: 'VND' },
    { holder: line.idOf('deductsub'), kind: 'dividend', terms, expiresAt: line.inHours(12) },
  )

test('what is not deducted by the terms stays in the loss', async () => {
  const { forecast: found } = await preview({ ...TERMS, tiers: [{ rate: '5' }], deduct: { rebate: false, promo: true, salary: false } })
  expect(found!.periods.find(({ label }) => label === '2026-11-20')!.loss).toBe('8300.0000')
})

test('nothing is forecast for terms that no run could pay', async () => {
  const { refusal, forecast: found } = await preview({ ...TERMS, tiers: [{ rate: '11' }] })
  expect([refusal?.result, found]).toEqual(['RATE_ABOVE_OWN', null])
})
