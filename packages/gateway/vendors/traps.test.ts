import { randomUUID } from 'node:crypto'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { setPlayLimit } from '@portico/contract/control/calls'
import { memberLetters } from '@portico/contract/inbox/calls'
import { personalProfit } from '@portico/contract/records/calls'
import { closeVendorCase } from '@portico/contract/vendor/operator-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR_MS } from '../kit/duration.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'
import { walletTxIdOf } from './transaction.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(() => gateway.close())

const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })
type Seat = Awaited<ReturnType<TestVendor['seat']>>

/** Opens the game again, as after a crash or on another device. Answers what the vendor is told. */
const openAgain = async (seat: Seat) => {
  const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token: await seat.token(), language: 'EN' })
  return pearl.send('authenticate', { token: new URL(value.url).searchParams.get('token')! })
}

it('figures count a transaction once, however often its callback comes', async () => {
  const seat = await pearl.seat('100')
  const [bet, win] = [ids(), randomUUID()]
  for (let time = 0; time < 10; time++) await seat.bet(bet)
  for (let time = 0; time < 10; time++) await seat.win({ txId: win, roundId: bet.roundId, betTxId: bet.txId, roundClosed: true })
  const { stakes, payouts } = (await gateway.call(personalProfit, {}, { token: await seat.token(), language: 'EN' })).value
  expect([stakes.amount, payouts.amount]).toEqual(['10.0000', '20.0000'])
  expect(await findingsOf(gateway)).toEqual([])
})

it('amounts keep all their places: the least stake and win there are, and a part of a jackpot', async () => {
  const seat = await pearl.seat('100')
  const bet = { ...ids(), amount: 1, jackpotContribution: 1 }
  expect(await seat.bet(bet)).toMatchObject({ status: 'OK', balance: 999_999 })
  expect(await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 3 })).toMatchObject({ status: 'OK', balance: 1_000_002 })
  expect(await seat.balance()).toBe(1_000_002n)
  expect(await seat.bet({ amount: 5, jackpotContribution: 6 })).toMatchObject({ status: 'INVALID_AMOUNT' })
})

it('a stake that was taken before the game broke is found again when it opens, and played on or given back', async () => {
  const seat = await pearl.seat('100')
  const [resumed, lost] = [ids(), ids()]
  await seat.bet(resumed)
  await seat.bet(lost)
  const { openRounds, sessionToken } = (await openAgain(seat)) as unknown as {
    readonly openRounds: readonly { readonly roundId: string; readonly staked: number }[]
    readonly sessionToken: string
  }
  expect(openRounds.map(({ roundId, staked }) => [roundId, staked])).toEqual([
    [resumed.roundId, 100_000],
    [lost.roundId, 100_000],
  ])
  expect(await seat.bet({ roundId: resumed.roundId, sessionToken })).toMatchObject({ status: 'OK' })
  expect(await seat.win({ roundId: resumed.roundId, betTxId: resumed.txId, roundClosed: true })).toMatchObject({ status: 'OK' })
  expect(await seat.rollback({ roundId: lost.roundId })).toMatchObject({ status: 'OK' })
  expect((await openAgain(seat))['openRounds']).toEqual([])
  expect(await seat.balance()).toBe(1_000_000n)
})

it('what breaks half way leaves neither the transaction nor the round nor the money', async () => {
  const seat = await pearl.seat('100')
  const bet = ids()
  await seat.bet(bet)
  const win = { txId: randomUUID(), roundId: bet.roundId, betTxId: bet.txId, roundClosed: true }
  // Somebody else's entry stands where this one is to be written, after the id and the round were taken.
  const id = walletTxIdOf(pearl.vendor, win.txId)
  const stranger = await pearl.seat('0')
  const { orm } = gateway.database
  await orm.transaction((tx) =>
    gateway.ledger.transfer(tx, {
      id,
      debit: houseOf('suspense', 'VND'),
      credit: cashOf(stranger.memberId, 'VND'),
      amount: 1n,
      code: 'ADJUSTMENT',
      ref: 'x',
      at: gateway.clock.now(),
    }),
  )
  expect(await seat.win(win)).toMatchObject({ http: 500, status: 'INTERNAL', signed: true })
  expect(await pearl.send('transaction', { txId: win.txId })).toMatchObject({ status: 'TX_NOT_FOUND' })
  expect((await pearl.send('round', { roundId: bet.roundId }))['round']).toMatchObject({ state: 'OPEN', won: 0 })
  expect(await seat.balance()).toBe(900_000n)
  expect(await seat.win({ ...win, txId: randomUUID() })).toMatchObject({ status: 'OK', balance: 1_100_000 })
})

it('an answer that comes again says the balance of now beside the one of then', async () => {
  const seat = await pearl.seat('100')
  const bet = ids()
  await seat.bet(bet)
  await seat.bet()
  expect(await seat.bet(bet)).toMatchObject({ replay: true, balance: 900_000, currentBalance: 800_000 })
})

it("a player's own limit counts a stake on the day it was made, though its round is open across midnight [W31]", async () => {
  const seat = await pearl.seat('100')
  await gateway.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: '30' }, { token: await seat.token() })
  const open = ids()
  await seat.bet({ ...open, amount: 200_000 })
  expect(await seat.bet({ amount: 200_000 })).toMatchObject({ status: 'LIMIT_REACHED', limit: { kind: 'STAKE', remaining: 100_000 } })
  gateway.clock.advance(13 * HOUR_MS)
  const { sessionToken } = await openAgain(seat)
  expect(await seat.bet({ sessionToken, amount: 300_000 })).toMatchObject({ status: 'OK' })
  expect(await seat.bet({ sessionToken })).toMatchObject({ status: 'LIMIT_REACHED', limit: { kind: 'STAKE', remaining: 0 } })
  expect(await seat.win({ roundId: open.roundId, betTxId: open.txId, roundClosed: true })).toMatchObject({ status: 'OK' })
})

it('a round that stands still is a case after 6 hours, and after 24 its stakes are back and its member is written to', async () => {
  const [lost, paid] = [await pearl.seat('100'), await pearl.seat('100')]
  const [one, other] = [ids(), ids()]
  await lost.bet(one)
  await paid.bet(other)
  await paid.win({ roundId: other.roundId, betTxId: other.txId })
  const caseOf = async (about: string) => (await gateway.vendors.desk.cases()).some((each) => each.about === about)
  gateway.clock.advance(5 * HOUR_MS)
  await gateway.vendors.desk.work()
  expect(await caseOf(one.roundId)).toBe(false)
  gateway.clock.advance(2 * HOUR_MS)
  await gateway.vendors.desk.work()
  expect(await caseOf(one.roundId)).toBe(true)
  gateway.clock.advance(18 * HOUR_MS)
  await gateway.vendors.desk.work()
  await gateway.vendors.desk.work()
  expect(await caseOf(one.roundId)).toBe(false)
  expect(await lost.balance()).toBe(1_000_000n)
  expect(await paid.balance()).toBe(1_100_000n)
  const rounds = await Promise.all([one, other].map(({ roundId }) => pearl.send('round', { roundId })))
  expect(rounds.map(({ round }) => round)).toMatchObject([
    { state: 'CLOSED', closedBy: 'RULE', staked: 0 },
    { state: 'CLOSED', closedBy: 'RULE', staked: 100_000, won: 200_000 },
  ])
  const letters = await Promise.all(
    [lost, paid].map(async (seat) => (await gateway.call(memberLetters, {}, { token: await seat.token(), language: 'EN' })).value.list),
  )
  expect(letters.map(([letter]) => letter)).toMatchObject([
    { template: 'ROUND_RETURNED', values: { subject: 'Night Lotus', amount: '10.0000' } },
    { template: 'ROUND_CLOSED', values: { subject: 'Night Lotus', amount: '20.0000' } },
  ])
  expect(await lost.win({ roundId: one.roundId, betTxId: one.txId })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
  expect(await paid.win({ roundId: other.roundId, betTxId: other.txId })).toMatchObject({ status: 'ROUND_CLOSED' })
})

it('a jackpot is paid once for its id, whatever else has that id, and of no more than a round may pay', async () => {
  const seat = await pearl.seat('100')
  const bet = ids()
  await seat.bet(bet)
  const jackpot = { txId: randomUUID(), roundId: bet.roundId, type: 'jackpot', amount: 5_000_000 }
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.win(jackpot)))
  expect(answers.filter((answer) => answer['replay'] !== true)).toHaveLength(1)
  expect(await seat.balance()).toBe(900_000n + 5_000_000n)
  await gateway.vendors.keys.connect('PG', { maxPayout: 6_000_000n })
  const more = { ...jackpot, txId: randomUUID() }
  expect(await seat.win(more)).toMatchObject({ status: 'LIMIT_REACHED', limit: { kind: 'MAX_PAYOUT', remaining: 1_000_000 } })
  expect((await gateway.vendors.desk.cases()).filter(({ about }) => about === more.txId)).toMatchObject([{ kind: 'MOST_PAYOUT' }])
})

it('a win beyond what a round may pay keeps the round open until somebody has looked, and no stake goes back beside it', async () => {
  await gateway.vendors.keys.connect('PG', { maxPayout: 6_000_000n })
  const seat = await pearl.seat('100')
  const bet = ids()
  await seat.bet(bet)
  const win = { txId: randomUUID(), roundId: bet.roundId, betTxId: bet.txId, amount: 7_000_000 }
  expect(await seat.win(win)).toMatchObject({ status: 'LIMIT_REACHED' })
  gateway.clock.advance(25 * HOUR_MS)
  await gateway.vendors.desk.work()
  const round = async () => (await pearl.send('round', { roundId: bet.roundId })).round
  expect(await round()).toMatchObject({ state: 'OPEN', staked: 100_000 })
  const found = (await gateway.vendors.desk.cases()).find(({ about }) => about === win.txId)
  const closing = await gateway.call(closeVendorCase, { id: found!.id, note: 'paid by an adjustment' }, { token: gateway.operatorKey })
  expect(closing.status).toBe(200)
  await gateway.vendors.desk.work()
  expect(await round()).toMatchObject({ state: 'CLOSED', closedBy: 'RULE', staked: 100_000 })
  expect(await seat.balance()).toBe(900_000n)
})
