import { describe, expect, it } from 'vitest'
import { lineAgain } from './again.ts'

const terms = { game: 'SSC', unit: '2000', maxNotes: 20_000, maxPrizeGroup: 1950, odds: {}, flags: { tie: 'lose' } }
const now = {
  lottery: { modes: ['1', '0.1'], maxMultiple: 100 },
  member: { minPrizeGroup: 1800, maxPrizeGroup: 1950 },
  terms,
  plays: ['front3-direct', 'fixed-position', 'dragon-tiger'],
}
const bet = { play: 'front3-direct', selection: { lines: ['123'] }, mode: '0.1', multiple: 3, prizeGroup: 1900, odds: null }

describe('an old bet, made again [LOTTERY-03]', () => {
  it('is the same line at the same price where nothing has changed', () => {
    const { odds: _odds, ...line } = bet
    expect(lineAgain(bet, now)).toEqual({ line, changed: [] })
  })

  it('says what had to change: unit, multiple, prize group, odds', () => {
    const again = lineAgain({ ...bet, mode: '0.001', multiple: 500, prizeGroup: 1980 }, now)
    expect(again).toMatchObject({ line: { mode: '1', multiple: 100, prizeGroup: 1950 }, changed: ['mode', 'multiple', 'group'] })
    const duel = { ...bet, play: 'dragon-tiger', selection: { pairs: ['1-2'], picks: ['tie'] }, prizeGroup: null, odds: { tie: '9.5' } }
    const book = (tie: string) => ({ ...now, terms: { ...terms, odds: { 'dragon-tiger': { dragon: '2.2', tiger: '2.2', tie } } } })
    expect(lineAgain(duel, book('9.4'))).toMatchObject({ changed: ['odds'] })
    const whole = { ...duel, odds: { tiger: '2.2', tie: '9.4', dragon: '2.2' } }
    expect(lineAgain(whole, book('9.4'))).toMatchObject({ changed: [] })
  })

  it('says why there is none: the play is gone, or the selection cannot be bet any more', () => {
    expect(lineAgain({ ...bet, play: 'back3-direct' }, now)).toEqual({ refused: 'play' })
    expect(lineAgain({ ...bet, selection: { lines: ['1234'] } }, now)).toEqual({ refused: 'selection' })
  })
})
