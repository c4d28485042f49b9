import { randomUUID } from 'node:crypto'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { playedRounds } from '@portico/contract/records/round-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskAccount } from '../kit/mask-account.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type Seat, type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(() => gateway.close())

/** A round that is over, with a stake of 10 and a win of this much. */
const playRound = async (seat: Seat, won: number): Promise<string> => {
  const [roundId, txId] = [randomUUID(), randomUUID()]
  await seat.bet({ roundId, txId, amount: 100_000 })
  await seat.win({ roundId, betTxId: txId, amount: won, roundClosed: true })
  gateway.clock.advance(1_000)
  return roundId
}

describe('the betting record of games [WALLET-07]', () => {
  it('says what a bet on matches is on, in the words of its reader, and what came of each leg once that is known', async () => {
    const seat = await pearl.seat('1000')
    const [roundId, txId] = [randomUUID(), randomUUID()]
    const leg = (EN: string, TY: string) => ({ event: { EN, TY }, market: { EN: 'Result' }, pick: { EN: 'Draw', TY: 'Hòa' }, odds: '3.10' })
    const legs = [leg('Riverside – Moon Bay', 'Bến Sông – Vịnh Trăng'), leg('Old Quay – Saltmarsh', 'Bến Cũ – Đầm Muối')]
    const bet = { roundId, txId, legs }
    expect(await seat.bet(bet)).toMatchObject({ status: 'OK' })
    expect(await seat.bet(bet)).toMatchObject({ status: 'OK', replay: true })
    expect(await seat.bet({ ...bet, legs: legs.slice(1) })).toMatchObject({ status: 'TX_CONFLICT' })
    const read = async (language: string) =>
      (await gateway.call(playedRounds, {}, { token: await seat.token(), language })).value.list.map((round) => round.legs)
    const row = (event: string, pick: string, result: string | null) => ({ event, market: 'Result', pick, odds: '3.10', result })
    expect(await read('TY')).toEqual([[row('Bến Sông – Vịnh Trăng', 'Hòa', null), row('Bến Cũ – Đầm Muối', 'Hòa', null)]])
    const over = legs.map((each, index) => ({ ...each, result: index === 0 ? 'WON' : 'VOID' }))
    await seat.win({ roundId, betTxId: txId, roundClosed: true, legs: over })
    expect(await read('EN')).toEqual([[row('Riverside – Moon Bay', 'Draw', 'WON'), row('Old Quay – Saltmarsh', 'Draw', 'VOID')]])
    gateway.clock.advance(1_000)
    await playRound(seat, 0)
    expect((await read('EN'))[0]).toBeUndefined()
    expect(await seat.bet({ legs: [{ ...legs[0], odds: 'much' }] })).toMatchObject({ http: 400, status: 'INVALID_REQUEST' })
  })

  it('says of every leg that it was void where the whole bet was given back', async () => {
    const seat = await pearl.seat('1000')
    const token = await seat.token()
    const leg = (EN: string) => ({ event: { EN }, market: { EN: 'Result' }, pick: { EN: 'Draw' }, odds: '3.10' })
    const bet = { roundId: randomUUID(), txId: randomUUID(), legs: [leg('Riverside – Moon Bay'), leg('Old Quay – Saltmarsh')] }
    await seat.bet(bet)
    const read = async () => (await gateway.call(playedRounds, {}, { token, language: 'EN' })).value.list[0]!
    expect((await read()).legs?.map(({ result }) => result)).toEqual([null, null])
    expect(await seat.rollback({ betTxId: bet.txId })).toMatchObject({ status: 'OK' })
    const { state, legs } = await read()
    expect([state, legs?.map(({ result }) => result)]).toEqual(['RETURNED', ['VOID', 'VOID']])
  })

  it('has every round with what it came to, newest first, and totals that leave open ones out of what came back', async () => {
    const seat = await pearl.seat('1000')
    const token = await seat.token()
    const won = await playRound(seat, 250_000)
    const lost = await playRound(seat, 0)
    const [back, stake] = [randomUUID(), randomUUID()]
    await seat.bet({ roundId: back, txId: stake, amount: 100_000 })
    await seat.rollback({ betTxId: stake })
    gateway.clock.advance(1_000)
    const open = randomUUID()
    await seat.bet({ roundId: open, amount: 100_000 })

    const read = async (request = {}) => (await gateway.call(playedRounds, request, { token, language: 'EN' })).value
    const { list, totals, games, total } = await read()
    expect(list.map(({ roundId, state, payout, net }) => [roundId, state, payout.amount, net?.amount ?? null])).toEqual([
      [open, 'OPEN', '0.0000', null],
      [back, 'RETURNED', '0.0000', '0.0000'],
      [lost, 'LOST', '0.0000', '-10.0000'],
      [won, 'WON', '25.0000', '15.0000'],
    ])
    expect(list[0]).toMatchObject({ gameName: 'Night Lotus', vendorName: 'Pearl', closedAt: null, replayUrl: null })
    expect(totals).toMatchObject({ stake: { amount: '30.0000' }, payout: { amount: '25.0000' }, net: { amount: '5.0000' } })
    expect([total, games]).toEqual([4, [{ gameCode: 'PG-1', name: 'Night Lotus' }]])

    expect((await read({ state: 'RETURNED' })).list.map(({ roundId }) => roundId)).toEqual([back])
    const { vendors } = await read()
    expect(vendors).toMatchObject([{ name: 'Pearl' }])
    expect(await read({ vendor: vendors[0]!.vendor })).toMatchObject({ total: 4, games: [{ gameCode: 'PG-1' }] })
    expect(await read({ vendor: 'NOBODY' })).toMatchObject({ list: [], total: 0, games: [], vendors })
    expect(await read({ gameCode: 'NO-SUCH' })).toMatchObject({ list: [], total: 0, games: [{ gameCode: 'PG-1' }] })
    expect(await read({ from: '2026-01-01', to: '2026-01-02' })).toMatchObject({ list: [], games: [] })
    expect((await read({ pageNo: 2, pageSize: 3 })).list.map(({ roundId }) => roundId)).toEqual([won])
  })

  it("has nobody else's rounds", async () => {
    const [mine, other] = [await pearl.seat('100'), await pearl.seat('100')]
    await playRound(mine, 0)
    expect((await gateway.call(playedRounds, {}, { token: await other.token() })).value).toMatchObject({ list: [], total: 0 })
  })

  it("leads to the round at its vendor, in the reader's language, where the vendor shows rounds", async () => {
    const seat = await pearl.seat('100')
    const token = await seat.token()
    const roundId = await playRound(seat, 0)
    const link = async (language: string) =>
      (await gateway.call(playedRounds, {}, { token, language })).value.list.find((round) => round.roundId === roundId)?.replayUrl
    expect(await link('EN')).toBeNull()
    await gateway.vendors.keys.connect('PG', { launchUrl: 'https://games.pearl.example', replays: true })
    expect(await link('TY')).toBe(`https://games.pearl.example/replay?round=${roundId}&lang=vi-VN`)
    await gateway.vendors.keys.connect('PG', { launchUrl: null })
    expect(await link('EN')).toBeNull()
  })
})

it('[LOBBY-15] the winner board has what was won in games, highest first, and no round that paid back less than its stake', async () => {
  const seat = await pearl.seat('1000')
  await playRound(seat, 90_000_000)
  await playRound(seat, 50_000)
  const board = async (request = {}) => (await gateway.call(winnerBoard, request, { language: 'EN' })).value.list.map(({ vo }) => vo)
  const [best] = await board()
  expect(best).toMatchObject({ gameName: 'Night Lotus', winAmount: { amount: '9000.0000' }, customerName: maskAccount(seat.account) })
  expect((await board()).map(({ winAmount }) => winAmount.amount)).not.toContain('5.0000')
  expect((await board({ gameCategory: best!.gameType, limitNum: 1 })).map(({ recordId }) => recordId)).toEqual([best!.recordId])
  expect(await board({ gameCategory: 'COCKFIGHT' })).toEqual([])
  // A day without a win shows the latest ones.
  gateway.clock.advance(48 * 3_600_000)
  expect(await board()).toContainEqual(best)
})
