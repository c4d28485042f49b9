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

describe('a rollback', () => {
  it('of a bet that never came is OK, and the bet that comes late takes nothing [W4]', async () => {
    const seat = await pearl.seat('100')
    const bet = ids()
    expect(await seat.rollback({ betTxId: bet.txId })).toMatchObject({ status: 'OK', balance: START })
    expect(await seat.bet(bet)).toMatchObject({ status: 'ALREADY_ROLLED_BACK', balance: START })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('gives back once, with the same id and with another [W5]', async () => {
    const seat = await pearl.seat('100')
    const [bet, back] = [ids(), { txId: randomUUID() }]
    await seat.bet(bet)
    const first = await seat.rollback({ ...back, betTxId: bet.txId })
    expect(first).toMatchObject({ status: 'OK', balance: START })
    expect(await seat.rollback({ ...back, betTxId: bet.txId })).toMatchObject({ replay: true, walletTxId: first['walletTxId'] })
    expect(await seat.rollback({ betTxId: bet.txId })).toMatchObject({ status: 'OK', balance: START })
    expect(await seat.bet(bet)).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('after a win of the same bet is a conflict and a case, and nothing moves [W6]', async () => {
    const seat = await pearl.seat('100')
    const bet = ids()
    await seat.bet(bet)
    await seat.win({ roundId: bet.roundId, betTxId: bet.txId })
    expect(await seat.rollback({ betTxId: bet.txId })).toMatchObject({ status: 'TX_CONFLICT', balance: START + 100_000 })
    expect(await seat.rollback({ roundId: bet.roundId })).toMatchObject({ status: 'TX_CONFLICT', balance: START + 100_000 })
    const cases = await gateway.vendors.desk.cases()
    expect(cases.filter(({ about }) => about === bet.txId || about === bet.roundId).map(({ kind }) => kind)).toEqual([
      'ROLLBACK_AFTER_WIN',
      'ROLLBACK_AFTER_WIN',
    ])
  })

  it('leaves nothing to win [W7]', async () => {
    const seat = await pearl.seat('100')
    const [bet, late] = [ids(), ids()]
    await seat.bet(bet)
    await seat.rollback({ betTxId: bet.txId })
    expect(await seat.win({ roundId: bet.roundId, betTxId: bet.txId })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    expect(await seat.win({ roundId: bet.roundId })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    await seat.rollback({ betTxId: late.txId })
    expect(await seat.win({ roundId: late.roundId, betTxId: late.txId })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('of a round gives every bet of it back, and one that comes late is refused', async () => {
    const seat = await pearl.seat('100')
    const roundId = randomUUID()
    await seat.bet({ roundId })
    await seat.bet({ roundId, amount: 200_000 })
    expect(await seat.rollback({ roundId })).toMatchObject({ status: 'OK', balance: START })
    expect(await seat.bet({ roundId })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    const unknown = randomUUID()
    expect(await seat.rollback({ roundId: unknown })).toMatchObject({ status: 'OK' })
    expect(await seat.bet({ roundId: unknown })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    expect(await seat.rollback({ roundId, betTxId: 'b' })).toMatchObject({ http: 400, status: 'INVALID_REQUEST' })
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('that meets its bet under way leaves no stake taken, in whichever order [W28]', async () => {
    const seat = await pearl.seat('100')
    for (let n = 0; n < 40; n++) {
      const bet = ids()
      const both =
        n % 2 === 0
          ? [() => seat.bet(bet), () => seat.rollback({ betTxId: bet.txId })]
          : [() => seat.rollback({ betTxId: bet.txId }), () => seat.bet(bet)]
      await Promise.all(both.map((ask) => ask()))
    }
    expect(await seat.balance()).toBe(1_000_000n)
  })

  it('that meets a win of its bet leaves one of the two [W29]', async () => {
    const seat = await pearl.seat('100')
    let expected = 1_000_000n
    for (let n = 0; n < 20; n++) {
      const bet = ids()
      await seat.bet(bet)
      const win = () => seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 150_000 })
      const back = () => seat.rollback({ betTxId: bet.txId })
      const answers = await Promise.all(n % 2 === 0 ? [win(), back()] : [back(), win()])
      const [one, other] = n % 2 === 0 ? answers : answers.toReversed()
      expect([one!['status'], other!['status']].filter((status) => status === 'OK')).toHaveLength(1)
      if (one!['status'] === 'OK') expected += 50_000n
    }
    expect(await seat.balance()).toBe(expected)
  })
})

describe('a round', () => {
  it('is closed as often as somebody says so, with an open bet, too [W33]', async () => {
    const seat = await pearl.seat('100')
    const roundId = randomUUID()
    await seat.bet({ roundId })
    const closed = { status: 'OK', state: 'CLOSED', staked: 100_000, won: 0 }
    expect(await seat.close(roundId)).toMatchObject(closed)
    expect(await seat.close(roundId)).toMatchObject(closed)
    expect(await seat.close('none')).toMatchObject({ status: 'BET_NOT_FOUND' })
  })

  it('by buy-in takes several stakes, gives back the one that its vendor heard nothing of, and pays what is left in one win', async () => {
    const seat = await pearl.seat('100')
    const roundId = randomUUID()
    const [first, lost, late] = [randomUUID(), randomUUID(), randomUUID()]
    await seat.bet({ roundId, txId: first })
    await seat.bet({ roundId, txId: lost, amount: 300_000 })
    await seat.rollback({ betTxId: lost })
    // One that never came, and is given back all the same.
    await seat.rollback({ betTxId: late })
    await seat.bet({ roundId, amount: 50_000 })
    expect(await seat.balance()).toBe(850_000n)
    const win = { roundId, betTxId: first, txId: randomUUID(), amount: 120_000, roundClosed: true }
    expect(await seat.win(win)).toMatchObject({ status: 'OK', balance: 970_000 })
    expect(await seat.win(win)).toMatchObject({ replay: true })
    expect(await seat.bet({ roundId, txId: late })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })
    expect(await seat.bet({ roundId })).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(await pearl.send('round', { roundId })).toMatchObject({ round: { state: 'CLOSED', staked: 150_000, won: 120_000 } })
    expect(await seat.balance()).toBe(970_000n)
  })

  it('tells its whole story, and so does each transaction', async () => {
    const seat = await pearl.seat('100')
    const bet = ids()
    await seat.bet(bet)
    const win = await seat.win({ roundId: bet.roundId, betTxId: bet.txId, roundClosed: true })
    const { round } = (await pearl.send('round', { roundId: bet.roundId })) as unknown as {
      readonly round: { readonly transactions: readonly { readonly kind: string }[] }
    }
    expect(round).toMatchObject({ state: 'CLOSED', closedBy: 'VENDOR', staked: 100_000, won: 200_000, playerId: seat.playerId })
    expect(round.transactions.map(({ kind }) => kind)).toEqual(['BET', 'WIN'])
    expect(await pearl.send('transaction', { txId: win['txId'] })).toMatchObject({
      status: 'OK',
      transaction: { kind: 'WIN', amount: 200_000 },
    })
    expect(await pearl.send('transaction', { txId: 'none' })).toMatchObject({ http: 200, status: 'TX_NOT_FOUND' })
    expect(await pearl.send('round', { roundId: 'none' })).toMatchObject({ status: 'TX_NOT_FOUND' })
  })
})
