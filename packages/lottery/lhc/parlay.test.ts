import { describe, expect, test } from 'vitest'
import { quote } from '../quote.ts'
import { settle } from '../settle.ts'
import { explain } from '../explain.ts'
import { parseUnits } from '@portico/contract/kit/money'
import { lhc, markSix } from '../testing/lhc.ts'

const leg = (on: string, market: string, pick: string) => ({ on, market, pick })
const big = leg('special', 'size', 'big')
const odd = leg('1', 'parity', 'odd')

describe('[LOTTERY-03] the legs of a parlay', () => {
  test.each<[string, unknown]>([
    ['BAD_FORMAT', { legs: 'special' }],
    ['BAD_FORMAT', { legs: [big, odd], more: [] }],
    ['BAD_FORMAT', { legs: [big, 'odd'] }],
    ['BAD_FORMAT', { legs: [big, null] }],
    ['BAD_FORMAT', { legs: [big, ['1', 'parity', 'odd']] }],
    ['BAD_FORMAT', { legs: [big, { on: '1', market: 'parity' }] }],
    ['BAD_FORMAT', { legs: [big, { ...odd, odds: '1.9' }] }],
    ['BAD_FORMAT', { legs: [big, { on: 1, market: 'parity', pick: 'odd' }] }],
    ['BAD_FORMAT', { legs: [big, leg('1', 'zodiac', 'rat')] }],
    ['BAD_FORMAT', { legs: [big, leg('1', 'constructor', 'odd')] }],
    ['BAD_FORMAT', { legs: [big, leg('1', 'parity', 'big')] }],
    ['BAD_FORMAT', { legs: [big, leg('01', 'parity', 'odd')] }],
    ['BAD_FORMAT', { legs: [big, leg('Special', 'parity', 'odd')] }],
    ['BAD_FORMAT', { legs: [leg('8', 'parity', 'big')] }],
    ['OUT_OF_RANGE', { legs: [big, leg('7', 'parity', 'odd')] }],
    ['OUT_OF_RANGE', { legs: [big, leg('0', 'parity', 'odd')] }],
    ['DUPLICATE', { legs: [big, leg('special', 'colour', 'red')] }],
    ['DUPLICATE', { legs: ['special', '1', '2', '3', '4', '5', '6', '6'].map((on) => leg(on, 'parity', 'odd')) }],
    ['EMPTY_SELECTION', { legs: [] }],
    ['BAD_COUNT', { legs: [big] }],
  ])('%s: %j', (code, selection) => {
    expect(() => lhc('parlay').read(selection)).toThrow(expect.objectContaining({ code }))
  })

  const line = (legs: unknown[], rules = {}) => ({
    game: 'LHC',
    play: 'parlay',
    selection: { legs },
    bet: { unit: '10', mode: '1', multiple: 1 },
    pricing: { kind: 'odds', odds: { leg1: '1.98', leg2: '1.95', leg3: '2.7' } } as const,
    rules,
  })
  const green49 = markSix([7, 8, 9, 14, 39, 41, 49])

  test('pays the product of the legs that won; a pushed leg counts as 1', () => {
    expect(settle(line([big, odd]), markSix([7, 8, 9, 14, 39, 41, 48]))).toMatchObject({
      outcome: 'win',
      hits: [{ tier: 'win', count: 1 }],
      payout: parseUnits('38.61'),
    })
    expect(settle(line([big, odd, leg('2', 'colour', 'red')]), green49)).toMatchObject({ outcome: 'win', payout: parseUnits('52.65') })
    expect(settle(line([big, odd]), green49).payout).toBe(parseUnits('19.5'))
    expect(settle(line([big, leg('1', 'parity', 'even')]), green49)).toMatchObject({ outcome: 'lose', hits: [], payout: 0n })
  })

  test('of two legs a pushed one gives the stake back where the house says so, whatever the other does', () => {
    const void2 = { parlayPush: 'void2' } as const
    for (const pick of ['odd', 'even']) {
      expect(settle(line([big, leg('1', 'parity', pick)], void2), green49)).toMatchObject({ outcome: 'push', payout: parseUnits('10') })
    }
    expect(settle(line([leg('special', 'colour', 'red'), odd], void2), green49).outcome).toBe('lose')
    expect(settle(line([big, odd, leg('2', 'colour', 'red')], void2), green49).payout).toBe(parseUnits('52.65'))
  })

  test('asks the order of the draw, and explains itself by the legs', () => {
    expect(() => settle(line([big, odd]), { ...green49, ordered: false })).toThrow(expect.objectContaining({ code: 'UNORDERED_RESULT' }))
    expect(explain(line([big, odd]), green49)).toMatchObject({
      tiers: [{ tier: 'win', count: 1, odds: '1.95', sum: '19.5' }],
      winning: { listed: [{ at: [7, 1], tokens: ['size:big', 'parity:odd'], tier: 'win' }] },
      payout: '19.5000',
    })
  })

  test('a slip shows what each set of winning legs pays', () => {
    const quotation = quote(line([big, odd]))
    expect(quotation.tiers.map(({ tier, return: back }) => [tier, back])).toEqual(
      expect.arrayContaining([
        ['win:1+2', parseUnits('38.61')],
        ['win:1', parseUnits('19.8')],
        ['win:2', parseUnits('19.5')],
      ]),
    )
    expect(quotation.maxReturn).toBe(parseUnits('38.61'))
    expect(quotation.chance.push).toBe(0n)
    // 24 x 24 pairs but for the 12 numbers that are both big and odd, and 24 pairs with 49 on either leg.
    expect(quotation.chance.win * (49n * 48n)).toBe(quotation.chance.of * (24n * 24n - 12n + 24n + 24n))
  })

  test('only odds price it', () => {
    const fixed = { ...line([big, odd]), pricing: { kind: 'fixed', prizes: { win: '5' } } as const }
    expect(() => settle(fixed, green49)).toThrow(RangeError)
    expect(() => settle({ ...line([big, odd]), pricing: { kind: 'odds', odds: { leg1: '2' } } }, green49)).toThrow(RangeError)
  })
})
