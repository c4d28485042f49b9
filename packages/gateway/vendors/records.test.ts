import { randomUUID } from 'node:crypto'
import { accountRecords, personalProfit, recordStory, recordTotals } from '@portico/contract/records/calls'
import { walletParts, withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({
    lotteries: [],
    config: { withdrawals: readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER: '1' }).withdrawals },
  })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

it("a member's records name the game and how its round stands, in the reader's language", async () => {
  const seat = await pearl.seat('100')
  const token = await seat.token()
  const [lost, won, back, open] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await seat.bet({ roundId: lost, roundClosed: true })
  const { txId } = await seat.bet({ roundId: won })
  await seat.win({ roundId: won, betTxId: txId, roundClosed: true })
  const stake = await seat.bet({ roundId: back })
  await seat.rollback({ betTxId: stake['txId'] })
  await seat.bet({ roundId: open })

  const { list } = (await gateway.call(accountRecords, {}, { token, language: 'EN' })).value
  const seen = list.filter(({ kind }) => kind === 'BET' || kind === 'PAYOUT').map(({ kind, subject }) => ({ movement: kind, ...subject }))
  const round = (movement: string, roundId: string, state: string, net: string | null) => ({
    movement,
    kind: 'ROUND',
    roundId,
    gameCode: 'PG-1',
    gameName: 'Night Lotus',
    vendorName: 'Pearl',
    state,
    net: net === null ? null : { amount: net, currency: 'VND' },
  })
  expect(seen).toEqual([
    round('BET', open, 'OPEN', null),
    round('BET', back, 'RETURNED', '0.0000'),
    round('BET', back, 'RETURNED', '0.0000'),
    round('PAYOUT', won, 'WON', '10.0000'),
    round('BET', won, 'WON', '10.0000'),
    round('BET', lost, 'LOST', '-10.0000'),
  ])
  const inVietnamese = (await gateway.call(accountRecords, { kind: 'PAYOUT' }, { token, language: 'TY' })).value.list
  expect(inVietnamese).toMatchObject([{ subject: { gameName: 'Sen Đêm' } }])

  const totals = (await gateway.call(recordTotals, {}, { token, language: 'EN' })).value
  expect(totals.products).toEqual([{ product: 'PG-1', name: 'Night Lotus' }])
  // A vendor's games alone, whatever else moved; sums follow, what to choose from stays.
  const [vendor] = totals.vendors
  expect(vendor).toMatchObject({ name: 'Pearl', products: ['PG-1'] })
  await gateway.cashier.deposit(seat.caller, { method: 'SANDBOX', amount: '50000' }, randomUUID())
  const ofPearl = { vendor: vendor!.vendor }
  const rows = (await gateway.call(accountRecords, ofPearl, { token })).value.list
  expect(rows.map(({ id }) => id)).toEqual(list.filter(({ subject }) => subject?.kind === 'ROUND').map(({ id }) => id))
  expect((await gateway.call(accountRecords, { ...ofPearl, kind: 'PAYOUT' }, { token })).value.list).toHaveLength(1)
  expect((await gateway.call(accountRecords, { ...ofPearl, kind: 'DEPOSIT' }, { token })).value.list).toEqual([])
  expect((await gateway.call(recordTotals, ofPearl, { token })).value).toMatchObject({
    movements: 6,
    in: { amount: '30.0000' },
    out: { amount: '40.0000' },
    vendors: [vendor],
  })
  const nobody = (await gateway.call(recordTotals, { vendor: 'NOBODY' }, { token })).value
  expect(nobody).toMatchObject({ movements: 0, net: { amount: '0.0000' }, vendors: [vendor] })
  expect((await gateway.call(accountRecords, { vendor: 'NOBODY' }, { token })).value.list).toEqual([])

  const profit = (await gateway.call(personalProfit, {}, { token, language: 'EN' })).value
  expect(profit.products).toMatchObject([{ name: 'Night Lotus', stakes: { amount: '30.0000' }, payouts: { amount: '20.0000' } }])
  const payout = list.find(({ kind }) => kind === 'PAYOUT')!
  const story = (await gateway.call(recordStory, { id: payout.id }, { token, language: 'EN' })).value
  expect(story.postings.map(({ code }) => code).toSorted()).toEqual(['VENDOR_BET', 'VENDOR_WIN'])
})

it('stakes of closed rounds count for what has to be bet, open ones wait, and what was given back counts nothing', async () => {
  const seat = await pearl.seat('0')
  const token = await seat.token()
  await gateway.cashier.deposit(seat.caller, { method: 'SANDBOX', amount: '50000' }, randomUUID())
  gateway.clock.advance(1_000)
  const progress = async () => (await gateway.call(withdrawalTerms, {}, { token })).value.requirements.map((each) => each.progress.amount)
  expect(await progress()).toEqual(['0.0000'])
  const [open, closed] = [randomUUID(), randomUUID()]
  await seat.bet({ roundId: open, amount: 100_000_000 })
  expect(await progress()).toEqual(['0.0000'])
  expect((await gateway.call(walletParts, {}, { token })).value.openBets).toMatchObject({ count: 1, stake: { amount: '10000.0000' } })
  const bet = { roundId: closed, amount: 50_000_000, txId: randomUUID() }
  // However often a callback comes, it counts once.
  for (let time = 0; time < 10; time++) await seat.bet(bet)
  await seat.close(closed)
  expect(await progress()).toEqual(['5000.0000'])
  await seat.close(open)
  expect(await progress()).toEqual(['15000.0000'])
  expect((await gateway.call(walletParts, {}, { token })).value.openBets.count).toBe(0)
  await seat.rollback({ roundId: open })
  expect(await progress()).toEqual(['5000.0000'])
})

it('a round counts what it risks: as much on both sides of it as comes back for one of them is next to nothing', async () => {
  const seat = await pearl.seat('0')
  const token = await seat.token()
  await gateway.cashier.deposit(seat.caller, { method: 'SANDBOX', amount: '50000' }, randomUUID())
  gateway.clock.advance(1_000)
  const [both, push] = [randomUUID(), randomUUID()]
  // Red and black for 5,000 each; one of them pays 9,900.
  for (let side = 0; side < 2; side++) await seat.bet({ roundId: both, amount: 50_000_000 })
  await seat.win({ roundId: both, amount: 99_000_000, roundClosed: true })
  await seat.bet({ roundId: push, amount: 70_000_000 })
  await seat.win({ roundId: push, amount: 70_000_000, roundClosed: true })
  const { requirements } = (await gateway.call(withdrawalTerms, {}, { token })).value
  expect(requirements.map(({ progress }) => progress.amount)).toEqual(['100.0000'])
})
