import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

const START = 1_000_000
const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })

describe('a bet', () => {
  it('is taken once, however often it is sent, and answered as the first time [W1]', async () => {
    const seat = await pearl.seat('100')
    const one = { ...ids(), amount: 100_000 }
    const first = await seat.bet(one)
    expect(first).toMatchObject({ http: 200, status: 'OK', signed: true, txId: one.txId, balance: START - 100_000 })
    await seat.bet({ amount: 50_000 })
    const again = await seat.bet(one)
    expect(again).toMatchObject({
      status: 'OK',
      replay: true,
      walletTxId: first['walletTxId'],
      balance: START - 100_000,
      currentBalance: START - 150_000,
      serverTime: first['serverTime'],
    })
    expect(await seat.balance()).toBe(850_000n)
  })

  it('of the same id and another amount is a conflict, and nothing moves [W2]', async () => {
    const seat = await pearl.seat('100')
    const one = ids()
    await seat.bet(one)
    expect(await seat.bet({ ...one, amount: 100_001 })).toMatchObject({ status: 'TX_CONFLICT', balance: START - 100_000 })
    expect(await seat.bet({ ...one, roundId: 'another' })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await seat.win({ ...one, amount: 100_000 })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await seat.balance()).toBe(900_000n)
  })

  it.each([
    ['below zero', -1],
    ['of nothing', 0],
    ['absurd', 1e18],
    ['with a fraction', 10.5],
    ['as a text', '100000'],
    ['that is nothing at all', null],
  ])('%s is no amount, and nothing moves [W15]', async (_, amount) => {
    const seat = await pearl.seat('100')
    expect(await seat.bet({ amount })).toMatchObject({ http: 200, status: 'INVALID_AMOUNT', signed: true })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('in another currency is refused, and so is another game or player [W16]', async () => {
    const seat = await pearl.seat('100')
    expect(await seat.bet({ currency: 'EUR' })).toMatchObject({ status: 'WRONG_CURRENCY', balance: START })
    expect(await seat.win({ currency: 'EUR', roundId: 'r' })).toMatchObject({ status: 'WRONG_CURRENCY' })
    expect(await seat.bet({ gameCode: 'PG-2' })).toMatchObject({ status: 'GAME_DISABLED', balance: START })
    expect(await seat.bet({ gameCode: 'none' })).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await seat.bet({ playerId: 'p_nobody' })).toMatchObject({ status: 'UNKNOWN_PLAYER' })
    const other = await pearl.seat('100')
    expect(await seat.bet({ sessionToken: other.sessionToken })).toMatchObject({ status: 'INVALID_TOKEN', balance: START })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('over the balance is refused with the balance, and the same id may come again when there is money', async () => {
    const seat = await pearl.seat('10')
    const one = { ...ids(), amount: 100_001 }
    expect(await seat.bet(one)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 100_000 })
    const small = await seat.bet({ roundId: one.roundId })
    await seat.win({ roundId: one.roundId, betTxId: small['txId'], amount: 200_000 })
    expect(await seat.bet(one)).toMatchObject({ status: 'OK' })
  })

  it('of a hundred at once goes through as often as the balance has it [W9]', async () => {
    const seat = await pearl.seat('505')
    const answers = await Promise.all(Array.from({ length: 100 }, () => seat.bet()))
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(50)
    expect(await seat.balance()).toBe(50_000n)
  })

  it('of another player or game cannot join a round', async () => {
    const [one, other] = [await pearl.seat('100'), await pearl.seat('100')]
    const roundId = randomUUID()
    await one.bet({ roundId })
    expect(await other.bet({ roundId })).toMatchObject({ status: 'TX_CONFLICT', balance: START })
    expect(await other.win({ roundId })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await other.close(roundId)).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await other.balance()).toBe(1_000_000n)
  })
})

describe('a win', () => {
  it('before its bet finds none and moves nothing, and works when the bet has come [W3]', async () => {
    const seat = await pearl.seat('100')
    const [bet, win] = [ids(), { txId: randomUUID() }]
    const call = { ...win, roundId: bet.roundId, betTxId: bet.txId, amount: 300_000 }
    expect(await seat.win(call)).toMatchObject({ status: 'BET_NOT_FOUND', balance: START })
    expect(await seat.bet(bet)).toMatchObject({ status: 'OK' })
    expect(await seat.win(call)).toMatchObject({ status: 'OK', balance: START + 200_000 })
  })

  it('is paid for each of several ids while the round is open, and not after [W8]', async () => {
    const seat = await pearl.seat('100')
    const bet = ids()
    await seat.bet(bet)
    const win = { roundId: bet.roundId, betTxId: bet.txId, amount: 100_000 }
    expect(await seat.win(win)).toMatchObject({ status: 'OK', balance: START })
    expect(await seat.win(win)).toMatchObject({ status: 'OK', balance: START + 100_000 })
    expect(await seat.close(bet.roundId)).toMatchObject({ status: 'OK', state: 'CLOSED', staked: 100_000, won: 200_000 })
    expect(await seat.win(win)).toMatchObject({ status: 'ROUND_CLOSED', balance: START + 100_000 })
    expect(await seat.bet({ ...bet, txId: randomUUID() })).toMatchObject({ status: 'ROUND_CLOSED' })
    await gateway.vendors.keys.connect('PG', { lateWins: true })
    expect(await seat.win(win)).toMatchObject({ status: 'OK', balance: START + 200_000 })
    await gateway.vendors.keys.connect('PG', { lateWins: false })
  })

  it('of nothing ends a losing round', async () => {
    const seat = await pearl.seat('100')
    const bet = ids()
    await seat.bet(bet)
    expect(await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 0, roundClosed: true })).toMatchObject({ status: 'OK' })
    expect((await pearl.send('round', { roundId: bet.roundId }))['round']).toMatchObject({ state: 'CLOSED', staked: 100_000, won: 0 })
  })

  it('comes with its bet, both or neither [W23]', async () => {
    const seat = await pearl.seat('100')
    const one = { betTxId: randomUUID(), winTxId: randomUUID(), roundId: randomUUID() }
    const first = await seat.both(one)
    expect(first).toMatchObject({ status: 'OK', balance: START - 50_000 })
    expect(await seat.both(one)).toMatchObject({ replay: true, walletTxId: first['walletTxId'], winWalletTxId: first['winWalletTxId'] })
    expect(await seat.both({ ...one, betTxId: randomUUID() })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await seat.both({ betAmount: 10_000_000, winAmount: 20_000_000 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    expect(await seat.balance()).toBe(950_000n)
  })

  it('with a half that is no amount moves neither half [W30]', async () => {
    const seat = await pearl.seat('100')
    expect(await seat.both({ winAmount: -5 })).toMatchObject({ status: 'INVALID_AMOUNT' })
    expect(await seat.both({ betAmount: 0 })).toMatchObject({ status: 'INVALID_AMOUNT' })
    const id = randomUUID()
    expect(await seat.both({ betTxId: id, winTxId: id })).toMatchObject({ status: 'INVALID_AMOUNT' })
    expect(await seat.balance()).toBe(1_000_000n)
  })
})
