import { describe, expect, it } from 'vitest'
import { MOST_TOKENS } from '@portico/contract/bets/shapes'
import { formatUnits } from '@portico/contract/kit/money'
import { playOf } from '@portico/lottery/catalogue'
import { chanceOf } from './chance.ts'
import { isPriced, oddsOf, groupStep, priceLine, returnTimes, tierReturn, totalStake, unitAt } from './price.ts'

const terms = { game: 'SSC', unit: '2000', maxNotes: 20_000, maxPrizeGroup: 1950, odds: {}, flags: { tie: 'lose' } }
const places = [
  ['1', '3', '8'],
  ['0', '5'],
  ['2', '7', '9'],
]
const line = { play: 'front3-direct', selection: { places }, mode: '1', multiple: 1, prizeGroup: 1900 }

const priced = (change: object = {}) => {
  const pricing = priceLine({ ...line, ...change }, terms)
  if (!pricing.ok) throw new Error(pricing.code)
  return pricing.priced
}

describe('what a slip shows [LOTTERY-03]', () => {
  it('prices a line as the gateway settles it', () => {
    const { quote, rebate, factors, per } = priced()
    expect(quote.notes).toBe(18)
    expect(factors).toEqual([3, 2, 3])
    expect(formatUnits(quote.stake)).toBe('36000.0000')
    expect(formatUnits(rebate)).toBe('900.0000')
    expect(formatUnits(quote.maxReturn)).toBe('1900000.0000')
    expect(quote.maxReturn / per).toBe(950n)
  })

  it('writes every chance as one in so many, exact where it is', () => {
    const { win, of } = priced().quote.chance
    expect(chanceOf({ num: win, den: of })).toEqual({ ratio: 0.018, digits: 1, oneIn: { count: 55.6, exact: false } })
    expect(chanceOf({ num: 1n, den: 100_000n })).toEqual({ ratio: 0.00001, digits: 4, oneIn: { count: 100_000, exact: true } })
    expect(chanceOf({ num: 12n, den: 5_544n }).oneIn).toEqual({ count: 462, exact: true })
    expect(chanceOf({ num: 108n, den: 216n }).oneIn).toEqual(chanceOf({ num: 5n, den: 10n }).oneIn)
    expect(chanceOf({ num: 27n, den: 99n }).oneIn).toEqual({ count: 3.7, exact: false })
    expect(chanceOf({ num: 10n ** 53n * 3n + 1n, den: 10n ** 54n }).oneIn).toEqual({ count: 3.3, exact: false })
  })

  it('says nothing more of what is likelier than not, or never comes', () => {
    expect(chanceOf({ num: 0n, den: 100_000n }).oneIn).toBeUndefined()
    expect(chanceOf({ num: 9n, den: 10n }).oneIn).toBeUndefined()
    expect(chanceOf({ num: 10n ** 54n - 1n, den: 10n ** 54n }).ratio).toBeLessThanOrEqual(1)
  })

  it('prices by odds where the lottery lists them, the legs of a parlay at those of their single bets', () => {
    const odds = {
      'special-size': { win: '1.98' },
      'position-size': { win: '1.97' },
      'special-colour': { red: '2.8', blue: '2.9', green: '3' },
    }
    const book = { ...terms, game: 'LHC', odds, flags: {} }
    const single = priceLine({ ...line, play: 'special-size', selection: { picks: ['big'] } }, book)
    expect(single.ok && single.priced.line).toMatchObject({ prizeGroup: null, odds: { win: '1.98' } })
    expect(single.ok && formatUnits(single.priced.quote.maxReturn)).toBe('3960.0000')
    const legs = [
      { on: '1', market: 'size', pick: 'big' },
      { on: 'special', market: 'colour', pick: 'red' },
    ]
    expect(oddsOf({ odds }, { play: 'parlay', selection: { legs } })).toEqual({ leg1: '1.97', leg2: '2.8' })
    const parlay = playOf('LHC', 'parlay')
    expect(parlay && [isPriced(parlay, odds), isPriced(parlay, {})]).toEqual([true, false])
    const special = playOf('LHC', 'special')
    expect(special && isPriced(special, odds)).toBe(false)
  })

  it('shows notes as a product only where they are one', () => {
    expect(priced({ play: 'fixed-position', selection: { places: [['1'], ['2', '3'], [], [], []] } }).factors).toEqual([])
    expect(priced({ play: 'dragon-tiger', selection: { pairs: ['1-2', '1-3'], picks: ['tie'] } }).factors).toEqual([2, 1])
  })

  it('names the rule that a line breaks', () => {
    expect(priceLine({ ...line, selection: { places: [[], [], []] } }, terms)).toEqual({ ok: false, code: 'EMPTY_SELECTION' })
    expect(priceLine(line, { ...terms, maxNotes: 17 })).toEqual({ ok: false, code: 'TOO_MANY_NOTES', notes: 18 })
  })

  it('refuses a list that is too long to be sent before it is sent', () => {
    const lines = Array.from({ length: MOST_TOKENS + 1 }, (_, n) => String(n).padStart(5, '0'))
    const pasted = { ...line, play: '5star-direct', selection: { lines } }
    expect(priceLine(pasted, { ...terms, maxNotes: MOST_TOKENS + 1 })).toMatchObject({ ok: true })
    expect(priceLine(pasted, { ...terms, maxNotes: MOST_TOKENS + 1, maxTokens: MOST_TOKENS })).toEqual({
      ok: false,
      code: 'TOO_MANY_NOTES',
      notes: MOST_TOKENS + 1,
    })
    const most = { ...pasted, selection: { lines: lines.slice(1) } }
    expect(priceLine(most, { ...terms, maxNotes: MOST_TOKENS + 1, maxTokens: MOST_TOKENS })).toMatchObject({ ok: true })
  })

  it('knows the unit of a mode, the step of the slider and the prize of a tier', () => {
    expect(formatUnits(unitAt('2000', '0.01'))).toBe('20.0000')
    expect([groupStep(1800, 1950), groupStep(1800, 1955)]).toEqual([10, 1])
    const tier = { id: 'win', p: { num: 1n, den: 1000n } }
    expect(returnTimes(tier, 1900)).toBe(950)
    expect(formatUnits(tierReturn(tier, 1900, '2000'))).toBe('1900000.0000')
  })

  it('adds up the lines of a list', () => {
    expect(formatUnits(totalStake([priced(), priced({ multiple: 2 })]))).toBe('108000.0000')
  })
})
