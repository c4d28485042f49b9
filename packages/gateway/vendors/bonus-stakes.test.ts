import { randomUUID } from 'node:crypto'
import { claimPromotion } from '@portico/contract/promotion/calls'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { bonusDetails } from '@portico/contract/records/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { DAY_MS } from '../kit/duration.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
let desk: Awaited<ReturnType<typeof promoting>>
beforeAll(async () => {
  const { withdrawals } = readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER_WAIVED_BELOW: '1' })
  gateway = await testGateway({ lotteries: [], config: { withdrawals } })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
  desk = await promoting(gateway)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

const BONUS = { terms: { amount: '100', repeat: 'ONCE' }, budget: '10000', places: 100, turnover: 10 } as const

/** A player with cash and a bonus of 100 that is to be bet ten times. */
const holder = async (cash: string, change: Partial<PromotionDefinition> = {}) => {
  const seat = await pearl.seat(cash)
  const by = { token: await seat.token(), language: 'EN' }
  expect((await gateway.call(claimPromotion, { id: await desk.offer({ ...BONUS, ...change }) }, by)).status).toBe(200)
  gateway.clock.advance(1)
  return {
    ...seat,
    /** Cash, and bonus money; null where no bonus is active. */
    purses: async () => [await seat.balance(), await gateway.turnover.purse.left(seat.caller)],
    details: async () => (await gateway.call(bonusDetails, {}, by)).value.purse,
  }
}

describe("a stake in a vendor's round", () => {
  it('takes cash first and the bonus for the rest, and says what is left of both; sent again it takes nothing', async () => {
    const seat = await holder('50')
    expect(await pearl.send('balance', { requestId: 'b', playerId: seat.playerId, currency: 'VND' })).toMatchObject({ balance: 1_500_000 })
    const bet = { txId: randomUUID(), roundId: randomUUID(), amount: 800_000 }
    const first = await seat.bet(bet)
    expect(first).toMatchObject({ status: 'OK', balance: 700_000 })
    expect(await seat.bet(bet)).toMatchObject({
      status: 'OK',
      replay: true,
      balance: 700_000,
      currentBalance: 700_000,
      walletTxId: first['walletTxId'],
    })
    expect(await seat.purses()).toEqual([0n, 700_000n])
    expect(await seat.bet({ amount: 700_001 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 700_000 })
    expect(await seat.purses()).toEqual([0n, 700_000n])
  })

  it('that is won pays each purse in the parts of the stake; what does not divide is cash', async () => {
    const seat = await holder('50')
    const bet = { txId: randomUUID(), roundId: randomUUID(), amount: 800_000 }
    await seat.bet(bet)
    // Three eighths were the bonus's: of 1,000,001 that is 375,000.375.
    expect(await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 1_000_001 })).toMatchObject({
      status: 'OK',
      balance: 1_700_001,
    })
    expect(await seat.purses()).toEqual([625_001n, 1_075_000n])
  })

  it('that is rolled back gives each purse exactly what it paid, bet by bet', async () => {
    const seat = await holder('50')
    const roundId = randomUUID()
    const [first, second] = [randomUUID(), randomUUID()]
    await seat.bet({ roundId, txId: first, amount: 499_999 })
    await seat.bet({ roundId, txId: second, amount: 3 })
    expect(await seat.purses()).toEqual([0n, 999_998n])
    expect(await seat.rollback({ betTxId: first })).toMatchObject({ status: 'OK', balance: 1_499_997 })
    expect(await seat.purses()).toEqual([499_999n, 999_998n])
    const back = { txId: randomUUID(), roundId }
    expect(await seat.rollback(back)).toMatchObject({ status: 'OK', balance: 1_500_000 })
    expect(await seat.rollback(back)).toMatchObject({ replay: true })
    expect(await seat.purses()).toEqual([500_000n, 1_000_000n])
  })

  it('of several bets in one round: a win that names its bet pays as that bet was paid, one that names none as all of them', async () => {
    const seat = await holder('10')
    const roundId = randomUUID()
    const [cash, bonus] = [randomUUID(), randomUUID()]
    await seat.bet({ roundId, txId: cash, amount: 100_000 })
    await seat.bet({ roundId, txId: bonus, amount: 300_000 })
    await seat.win({ roundId, betTxId: cash, amount: 50_000 })
    expect(await seat.purses()).toEqual([50_000n, 700_000n])
    await seat.win({ roundId, betTxId: bonus, amount: 50_000 })
    expect(await seat.purses()).toEqual([50_000n, 750_000n])
    await seat.win({ roundId, amount: 40_000 })
    expect(await seat.purses()).toEqual([60_000n, 780_000n])
  })

  it('that comes with its win pays both at once', async () => {
    const seat = await holder('0')
    expect(await seat.both({ betAmount: 400_000, winAmount: 90_000, roundClosed: true })).toMatchObject({ status: 'OK', balance: 690_000 })
    expect(await seat.purses()).toEqual([0n, 690_000n])
    expect((await seat.details())?.bets).toMatchObject([
      { stake: { amount: '40.0000' }, fromBonus: { amount: '40.0000' }, counted: { amount: '31.0000' }, reason: 'NET' },
    ])
  })

  it('of a free round costs nothing, and what it wins is cash', async () => {
    const seat = await holder('0')
    const roundId = randomUUID()
    await seat.bet({ roundId, amount: 200_000 })
    await seat.win({ roundId, type: 'freeRound', amount: 50_000 })
    expect(await seat.purses()).toEqual([50_000n, 800_000n])
  })
})

describe('a bonus that rounds are played with', () => {
  it('becomes cash at once when the round that meets it is closed, and what that round wins later is cash', async () => {
    const seat = await holder('0', { turnover: 1 })
    const roundId = randomUUID()
    await seat.bet({ roundId, amount: 1_000_000 })
    await seat.win({ roundId, amount: 2_500_000 })
    expect(await seat.purses()).toEqual([0n, 2_500_000n])
    expect(await seat.close(roundId)).toMatchObject({ status: 'OK', balance: 2_500_000 })
    expect(await seat.purses()).toEqual([2_500_000n, null])
  })

  it('is asked for no more when so little is left that nothing is, as soon as the round is closed', async () => {
    const seat = await holder('0')
    const roundId = randomUUID()
    await seat.bet({ roundId, amount: 999_999 })
    expect(await seat.purses()).toEqual([0n, 1n])
    await seat.win({ roundId, amount: 0, roundClosed: true })
    expect(await seat.purses()).toEqual([1n, null])
  })

  it('that ran out takes what its rounds win after that, and never cash', async () => {
    const seat = await holder('10', { bonus: { days: 1 } })
    const roundId = randomUUID()
    await seat.bet({ roundId, amount: 200_000 })
    gateway.clock.advance(DAY_MS)
    await gateway.turnover.purse.reviewAll()
    expect(await seat.purses()).toEqual([0n, null])
    expect(await seat.win({ roundId, amount: 400_000 })).toMatchObject({ status: 'OK', balance: 200_000 })
    expect(await seat.purses()).toEqual([200_000n, null])
  })

  it('leaves a round to the bonus that paid in it first: another pays nothing in it and wins nothing of it', async () => {
    const seat = await holder('0')
    const roundId = randomUUID()
    await seat.bet({ roundId, amount: 200_000 })
    await gateway.database.orm.transaction((tx) => gateway.turnover.purse.forfeit(tx, seat.caller))
    const by = { token: await seat.token(), language: 'EN' }
    expect((await gateway.call(claimPromotion, { id: await desk.offer(BONUS) }, by)).status).toBe(200)
    expect(await gateway.turnover.purse.left(seat.caller)).toBe(1_000_000n)
    expect(await seat.bet({ roundId, amount: 100_000 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 1_000_000 })
    expect(await seat.win({ roundId, amount: 400_000 })).toMatchObject({ status: 'OK', balance: 1_000_000 })
    expect(await seat.bet({ amount: 100_000 })).toMatchObject({ status: 'OK', balance: 900_000 })
  })

  it('is not lost by a round that is taken back after it was closed: what that counted is taken out', async () => {
    const seat = await holder('0')
    const [roundId, txId] = [randomUUID(), randomUUID()]
    await seat.bet({ roundId, txId, amount: 300_000 })
    await seat.close(roundId)
    expect((await seat.details())?.progress).toMatchObject({ amount: '30.0000' })
    await seat.rollback({ betTxId: txId })
    expect((await seat.details())?.progress).toMatchObject({ amount: '0.0000' })
    expect(await seat.purses()).toEqual([0n, 1_000_000n])
  })
})
