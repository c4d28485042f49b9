import { randomUUID } from 'node:crypto'
import { ONE, parseUnits } from '@portico/contract/kit/money'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '../jobs/scheduler.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { manualClock } from '../ports/clock.ts'
import { agentLine, tiers } from '../testing/agent-line.ts'
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
  ownLoss: { policy: 'NO_CARRY' as const },
  negative: { policy: 'FLOOR' as const },
}

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
let dividend: string

const run = async (): Promise<void> => {
  const { platform } = gateway.gateway
  const { database, clock, commissions } = gateway
  await createJobs({ database, clock, log: platform.log, brand: platform.brand }, commissions.runs).runDue()
}

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
  // Salaries and rebates of the first day are paid on the second, whose loss they are deducted from.
  await seat.bet({ amount: 20 * THOUSAND, roundClosed: true })
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

test('a dividend is forecast with the rebates, promotions and salaries that its run deducts, to the last digit [AGENT-07]', async () => {
  const { amount, fields } = await paid('2026-11-20')
  // Of 9,000 lost: rebates 80, 40 and 80, salaries 40 and 60, a promotion of 700; a tenth of the rest.
  expect(fields).toMatchObject({ turnover: '9000.0000', loss: '8000.0000' })
  expect(amount).toBe(800n * ONE)
  const period = (await forecast()).find(({ label }) => label === '2026-11-20')!
  expect(period).toMatchObject({ turnover: '9000.0000', loss: '8000.0000' })
  expect(parseUnits(period.next.amount)).toBe(amount)
})

test('what is not deducted by the terms stays in the loss', async () => {
  const none = { ...TERMS, deduct: { rebate: false, promo: true, salary: false } }
  const { forecast: found } = await gateway.agentContracts.preview(
    { memberId: line.idOf('deducttop'), currency: 'VND' },
    { holder: line.idOf('deductsub'), kind: 'dividend', terms: none, expiresAt: line.inHours(12) },
  )
  expect(found!.periods.find(({ label }) => label === '2026-11-20')!.loss).toBe('8300.0000')
})
