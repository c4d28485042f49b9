import { betDetail, placeBets } from '@portico/contract/bets/calls'
import { betReceipt } from '@portico/contract/bets/receipt-calls'
import { lotteryGames } from '@portico/contract/lottery/calls'
import { parseUnits } from '@portico/contract/kit/money'
import type { BetLine } from '@portico/contract/bets/shapes'
import { quote } from '@portico/lottery/quote'
import { exceeds, fraction, fromUnits, plus } from '@portico/lottery/rational'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer } from '../../testing/player.ts'
import { libraryLine, priceLine } from '../bets/line.ts'
import { GAMES, gameOf } from '../offer/games.ts'

let gateway: TestGateway
const LHC5 = GAMES.filter(({ code }) => code === 'LHC5')
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(LHC5)
})
afterAll(() => gateway.close())

/** Every number: one of the 49 notes wins, whatever is drawn. */
const ALL = Array.from({ length: 49 }, (_, i) => String(i + 1).padStart(2, '0'))
const on = (more: Partial<BetLine>) => line('special', { numbers: ALL }, { prizeGroup: null, multiple: 10, ...more })

describe('the two books of odds of Mark Six [LOTTERY-03] [LOTTERY-04]', () => {
  it('settles each bet at the odds and the rebate of its book, says so, and balances', async () => {
    const player = await openPlayer(gateway, '10000')
    const token = await player.token()
    const { games } = (await gateway.call(lotteryGames, {})).value
    const { odds, bookA } = games.find(({ gameCode }) => gameCode === 'LHC5')!
    const a = bookA!['special']!
    const { numero, drawAt } = (await gateway.lottery.opened('LHC5')).current!
    const lines = [on({ book: 'A', odds: a.odds }), on({ book: 'B', odds: odds['special'] }), on({})]
    const placed = await gateway.call(placeBets, { gameCode: 'LHC5', numero, lines }, { token })
    const { bets } = placed.value
    expect(bets.map(({ odds: at, book, rebate, stake }) => [at, book, rebate.amount, stake.amount])).toEqual([
      [{ win: '42.5' }, { id: 'A', rebate: '0.09' }, '44.1000', '490.0000'],
      [{ win: '47' }, { id: 'B', rebate: '0' }, '0.0000', '490.0000'],
      [{ win: '47' }, { id: 'B', rebate: '0' }, '0.0000', '490.0000'],
    ])
    const { receipt } = (await gateway.call(betReceipt, { betId: bets[0]!.betId }, { token })).value
    expect(receipt.flags).toMatchObject({ book: 'A', rebate: '0.09' })

    gateway.clock.set(new Date(Date.parse(drawAt) + 1000))
    await gateway.lottery.tick(LHC5)
    const settled = await Promise.all(bets.map(async ({ betId }) => (await gateway.call(betDetail, { betId }, { token })).value))
    expect(settled.map(({ bet, explanation }) => [bet.payout?.amount, bet.rebate.amount, explanation?.rebate, bet.net?.amount])).toEqual([
      ['425.0000', '44.1000', '44.1000', '-20.9000'],
      ['470.0000', '0.0000', '0.0000', '-20.0000'],
      ['470.0000', '0.0000', '0.0000', '-20.0000'],
    ])
    expect(await player.balance()).toBe(parseUnits('10000') - parseUnits('1470') + parseUnits('1365') + parseUnits('44.1'))
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('refuses odds of the other book, and a book where there is one price only, by name', async () => {
    const player = await openPlayer(gateway, '1000')
    const token = await player.token()
    await gateway.lottery.tick(LHC5)
    const { numero } = (await gateway.lottery.opened('LHC5')).current!
    const place = async (wrong: BetLine) => (await gateway.call(placeBets, { gameCode: 'LHC5', numero, lines: [wrong] }, { token })).failure
    expect(await place(on({ book: 'A', odds: { win: '47' } }))).toMatchObject({ code: 'ODDS_CHANGED' })
    expect(await place(on({ odds: { win: '42.5' } }))).toMatchObject({ code: 'ODDS_CHANGED' })
    const size = line('special-size', { picks: ['big'] }, { prizeGroup: null, book: 'A' })
    expect(await place(size)).toMatchObject({ code: 'INVALID_REQUEST', fields: { 'lines.0.book': { rule: 'invalid_value' } } })
    expect(await player.balance()).toBe(parseUnits('1000'))
  })

  it('gives back less than the stake by book A, too, and less for a hit than by book B', () => {
    for (const game of GAMES)
      for (const [play, { odds }] of Object.entries(game.bookA ?? {})) {
        if (!game.plays.includes(play)) continue
        const selection = { numbers: ['07'], ...(play.startsWith('position') ? { at: ['1'] } : {}) }
        const priced = priceLine(game, line(play, selection, { prizeGroup: null, book: 'A', multiple: 1000 }), 'CNY', 1950)
        const { expected, exactStake } = quote(libraryLine(game.rules, priced))
        expect(exceeds(exactStake, plus(expected, fromUnits(priced.rebate)))).toBe(true)
        expect(exceeds(plus(expected, fromUnits(priced.rebate)), plus(exactStake, fraction(-200)))).toBe(true)
        for (const [tier, price] of Object.entries(odds)) expect(Number(price)).toBeLessThan(Number(game.odds[play]![tier]))
      }
    expect(gameOf('LHC5')!.bookA).toHaveProperty('special')
  })
})
