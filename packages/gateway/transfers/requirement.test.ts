import { claimPromotion } from '@portico/contract/promotion/calls'
import { lineTransfer, walletTransfer } from '@portico/contract/transfer/calls'
import { setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { promoting } from '../testing/promoting.ts'
import { SECOND, type TransferLine, transferLine } from '../testing/transferring.ts'

const WIDE = { open: true, min: '10000', max: '9000000', daily: '9000000' }

let line: TransferLine
beforeAll(async () => {
  line = await transferLine({ config: { withdrawals: readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER: '1' }).withdrawals } })
  await line.gateway.call(setTransferSettings, line.settings({ upline: WIDE }), { token: line.finance })
})
afterAll(() => line.gateway.close())

const send = (from: string, to: string, amount: string) =>
  line.gateway.call(lineTransfer, { to, amount, withdrawPassword: SECOND }, line.keyed(from))
const move = (from: string, to: string, amount: string) =>
  line.gateway.call(walletTransfer, { from, to, amount, withdrawPassword: SECOND }, line.keyed('linh88'))
const below = () => line.team.idOf('linh88')
const toBet = async () => (await line.gateway.turnover.standing({ memberId: below(), currency: 'VND' })).toBet

test('[WALLET-06] what has still to be bet does not leave for the agent above', async () => {
  expect((await send('boss', below(), '100000')).status).toBe(200)
  expect((await send('linh88', 'UPLINE', '3000001')).failure).toMatchObject({ code: 'REQUIREMENT_OPEN', remaining: '3000000.0000' })
  expect((await send('linh88', 'UPLINE', '4000000')).failure.code).toBe('INSUFFICIENT_FUNDS')
  expect((await send('linh88', 'UPLINE', '3000000')).value).toMatchObject({ main: { amount: '100000.0000' } })
})

test('[WALLET-05] money at a vendor is still to be bet, and nothing is waived because it lies there', async () => {
  expect(await toBet()).toBe(1_000_000_000n)
  await move('MAIN', line.vendor, '100000')
  // Writes down what is over by now.
  expect((await send('boss', below(), '10000')).status).toBe(200)
  expect(await toBet()).toBe(1_100_000_000n)
  await move(line.vendor, 'MAIN', '100000')
  expect((await send('linh88', 'UPLINE', '20000')).failure).toMatchObject({ code: 'REQUIREMENT_OPEN', remaining: '0.0000' })
  expect((await line.gateway.books.check()).findings).toEqual([])
})

test('cash does not leave for the agent above while a bonus is active', async () => {
  await line.give('linh88', '500000')
  expect((await send('linh88', 'UPLINE', '50000')).status).toBe(200)
  const desk = await promoting(line.gateway)
  const id = await desk.offer({ terms: { amount: '100000', repeat: 'ONCE' }, budget: '10000000', places: 100, turnover: 2 })
  expect((await line.gateway.call(claimPromotion, { id }, { ...line.as('linh88'), language: 'EN' })).status).toBe(200)
  expect((await send('linh88', 'UPLINE', '50000')).failure).toMatchObject({ code: 'REQUIREMENT_OPEN', remaining: '0.0000' })
})
