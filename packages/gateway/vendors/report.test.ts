import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { operatorBooks } from '@portico/contract/operator/calls'
import { vendorReport } from '@portico/contract/vendor/operator-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localDate } from '../kit/zone.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
})
afterAll(() => gateway.close())

it('I9: what a vendor reports of a day is what the ledger booked with it, bet by bet and together', async () => {
  const pearl = await vendorAt(gateway)
  const finance = await gateway.operatorNamed('minh', 'finance')
  const seats = [await pearl.seat('1000'), await pearl.seat('1000')]
  for (const [n, seat] of Array.from({ length: 30 }, (_, n) => [n, seats[n % 2]!] as const)) {
    const bet = { txId: randomUUID(), roundId: randomUUID(), amount: 10_001 + 7 * n }
    await seat.bet(bet)
    // Some are sent again, won, lost or given back.
    if (n % 4 === 0) await seat.bet(bet)
    if (n % 3 === 0) await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 13 * n, roundClosed: true })
    if (n % 3 === 1) await seat.rollback({ betTxId: bet.txId })
    if (n % 3 === 2) await seat.close(bet.roundId)
  }
  const date = localDate(gateway.clock.now(), gateway.config.brand.timeZone).toString()
  const { transactions, sums } = (await gateway.call(vendorReport, { vendor: 'PG', date }, finance)).value
  const sumOf = (kind: string, some: (row: (typeof transactions)[number]) => boolean = () => true) =>
    transactions.filter((row) => row.kind === kind && some(row)).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const [staked, won, back] = [sumOf('BET'), sumOf('WIN'), sumOf('BET', ({ rolledBack }) => rolledBack)]
  expect([staked > 0n, won > 0n, back > 0n]).toEqual([true, true, true])
  expect([sums['VND']!['BET'], sums['VND']!['WIN']].map((sum) => parseUnits(sum!))).toEqual([staked, won])

  const { figures } = (await gateway.call(operatorBooks, {}, finance)).value
  const own = figures.find(({ kind, currency }) => kind === 'vendor:PG' && currency === 'VND')!
  const flow = (code: string, side: 'in' | 'out') => parseUnits(own.flows.find((each) => each.code === code)?.[side] ?? '0')
  expect([flow('VENDOR_BET', 'in'), flow('VENDOR_WIN', 'out'), flow('VENDOR_ROLLBACK', 'out')]).toEqual([staked, won, back])
  expect(parseUnits(own.balance)).toBe(staked - won - back)
  expect(await findingsOf(gateway)).toEqual([])
})
