import { describe, expect, it } from 'vitest'
import { coinOf, stepOf, unitOf } from './game.ts'
import { GAMES } from './games.ts'

const CURRENCIES = ['VND', 'IDR', 'KRW', 'JPY', 'THB', 'PHP', 'INR', 'CNY', 'USD']

describe('coins', () => {
  it('are whole where a currency has none below one, and never finer than what the wallet writes', () => {
    expect([4, 2, 0].map((places) => coinOf('VND', places))).toEqual([10_000, 10_000, 10_000])
    expect([6, 4, 2, 0].map((places) => coinOf('THB', places))).toEqual([100, 100, 100, 10_000])
  })

  it('are what every game divides the least stake into without a rest', () => {
    // Lines of the slot, hundredths of a multiplier, the banker's commission, shots, the fee of a pot of two.
    const parts = [1 / 25, 1 / 100, 95 / 100, 1 / 10, 8 / 100]
    for (const currency of CURRENCIES)
      for (const part of parts)
        expect([currency, part, Math.round(unitOf(currency) * part) % coinOf(currency, 4)]).toEqual([currency, part, 0])
  })

  it('make a step of the stake wherever the wallet writes fewer places, and none but the least stake where it writes all of them', () => {
    for (const game of GAMES)
      for (const currency of CURRENCIES) {
        expect([game.code, currency, stepOf(game, currency, 4)]).toEqual([game.code, currency, unitOf(currency)])
        for (const places of [0, 1, 2]) {
          const step = stepOf(game, currency, places)
          const coin = coinOf(currency, places)
          expect([game.code, currency, places, step % unitOf(currency), step % (coin * (game.parts ?? 1))]).toEqual([
            game.code,
            currency,
            places,
            0,
            0,
          ])
        }
      }
  })
})
