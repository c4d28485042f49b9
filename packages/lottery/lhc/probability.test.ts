import { describe, expect, test } from 'vitest'
import { combinations } from '../combinatorics.ts'
import { type Fraction, fraction, reduced } from '../rational.ts'
import { playsOf } from '../catalogue.ts'
import { PUSH } from '../play.ts'
import { chanceOf, lhc, spreadOf, two } from '../testing/lhc.ts'
import { ANIMALS } from './zodiac.ts'

/** A horse year. */
const DATE = '2026-08-18'

const p = (num: number, den: number): Fraction => reduced(fraction(num, den))
const chosen = (n: number): { numbers: string[] } => ({ numbers: Array.from({ length: n }, (_, i) => two(i + 1)) })
const pick = (...picks: string[]): { picks: string[] } => ({ picks })
const rounded = ({ num, den }: Fraction): string => (Number(num) / Number(den)).toFixed(6)

describe('[LOTTERY-04] the chance of every tier', () => {
  test.each<[string, unknown, string, number, number]>([
    ['special', chosen(1), 'win', 1, 49],
    ...['size', 'parity', 'sum-parity', 'tail-size'].flatMap((side): [string, unknown, string, number, number][] => {
      const words = side.endsWith('parity') ? ['odd', 'even'] : ['big', 'small']
      return words.flatMap((word): [string, unknown, string, number, number][] => [
        [`special-${side}`, pick(word), 'win', 24, 49],
        [`special-${side}`, pick(word), PUSH, 1, 49],
        [`position-${side}`, { at: ['4'], ...pick(word) }, 'win', 24, 49],
        [`position-${side}`, { at: ['4'], ...pick(word) }, PUSH, 1, 49],
      ])
    }),
    ...(
      [
        ['red', 17],
        ['blue', 16],
        ['green', 16],
      ] as const
    ).flatMap(([colour, n]): [string, unknown, string, number, number][] => [
      ['special-colour', pick(colour), colour, n, 49],
      ['position-colour', { at: ['1'], ...pick(colour) }, colour, n, 49],
    ]),
    ...Object.entries({ red: [7, 10, 8, 9], blue: [9, 7, 8, 8], green: [8, 7, 8, 7] }).flatMap(([colour, counts]) =>
      ['big', 'small', 'odd', 'even'].map((side, i): [string, unknown, string, number, number] => [
        'half-wave',
        pick(`${colour}-${side}`),
        `${colour}-${side}`,
        counts[i] ?? 0,
        49,
      ]),
    ),
    ['half-wave', pick('green-odd'), PUSH, 1, 49],
    ['special-zodiac', pick('horse'), 'five', 5, 49],
    ['special-zodiac', pick('rat'), 'four', 4, 49],
    ...['0', '1', '2', '3', '4'].map((head): [string, unknown, string, number, number] => [
      'special-head',
      pick(head),
      head,
      head === '0' ? 9 : 10,
      49,
    ]),
    ['special-tail', pick('0'), 'four', 4, 49],
    ['special-tail', pick('9'), 'five', 5, 49],
    ['six-zodiac-in', pick(...ANIMALS.slice(0, 6)), 'win', 24, 49],
    ['six-zodiac-in', pick(...ANIMALS.slice(6)), 'win', 24, 49],
    ['six-zodiac-out', pick(...ANIMALS.slice(6)), 'win', 24, 49],
    ['six-zodiac-out', pick(...ANIMALS.slice(0, 6)), PUSH, 1, 49],
    ['normal-number', chosen(1), 'win', 6, 49],
    ['position-number', { at: ['6'], ...chosen(1) }, 'win', 1, 49],
    ['two-all', chosen(2), 'win', 15, 1176],
    ['two-of-special', chosen(2), 'mid-two', 15, 1176],
    ['two-of-special', chosen(2), 'mid-special', 1, 196],
    ['special-string', chosen(2), 'win', 1, 196],
    ['three-all', chosen(3), 'win', 20, 18424],
    ['three-in-two', chosen(3), 'three', 20, 18424],
    ['three-in-two', chosen(3), 'two', 645, 18424],
    ['four-all', chosen(4), 'win', 15, 211876],
  ])('%s %j: %s %i/%i', (id, selection, tier, num, den) => {
    expect(chanceOf(id, selection, tier, DATE)).toEqual(p(num, den))
  })

  test.each<[string, unknown, string, string]>([
    ['one-zodiac', pick('rat'), 'four', '0.471719'],
    ['one-zodiac', pick('horse'), 'five', '0.553896'],
    ['one-tail', pick('0'), 'four', '0.471719'],
    ['one-tail', pick('1'), 'five', '0.553896'],
    ['two-zodiac-chain', pick('rat', 'ox'), 'four-four', '0.205159'],
    ['two-zodiac-chain', pick('rat', 'horse'), 'four-five', '0.242652'],
    ['five-miss', chosen(5), 'win', '0.446104'],
    ['six-miss', chosen(6), 'win', '0.375133'],
    ['seven-miss', chosen(7), 'win', '0.314065'],
    ['eight-miss', chosen(8), 'win', '0.261720'],
    ['nine-miss', chosen(9), 'win', '0.217036'],
    ['ten-miss', chosen(10), 'win', '0.179055'],
    ['eleven-miss', chosen(11), 'win', '0.146917'],
    ['twelve-miss', chosen(12), 'win', '0.119853'],
    ['total-size', pick('big'), 'big', '0.505572'],
    ['total-size', pick('small'), 'small', '0.494428'],
    ['total-parity', pick('odd'), 'odd', '0.499988'],
    ['total-parity', pick('even'), 'even', '0.500012'],
  ])('%s %j: %s %s', (id, selection, tier, figure) => {
    expect(rounded(chanceOf(id, selection, tier, DATE))).toBe(figure)
  })

  test('the two sides of a total are all of it', () => {
    for (const id of ['total-size', 'total-parity']) {
      const [field] = lhc(id).grammar[0] ?? []
      const words = field?.kind === 'list' && field.of.kind === 'word' ? field.of.words : []
      expect(spreadOf(id, { picks: words }).reduce((sum, { ways }) => sum + ways, 0n)).toBe(lhc(id).outcomes)
    }
  })

  test('without the day of the draw an animal has four numbers, as far as there is another for the year', () => {
    for (const animal of ANIMALS) expect(chanceOf('special-zodiac', pick(animal), 'four')).toEqual(p(4, 49))
    expect(chanceOf('special-zodiac', pick(...ANIMALS.slice(0, 11)), 'five')).toEqual(p(0, 1))
    expect(chanceOf('special-zodiac', pick(...ANIMALS), 'five')).toEqual(p(5, 49))
    for (const six of combinations(ANIMALS, 6).slice(0, 50)) expect(chanceOf('six-zodiac-in', pick(...six))).toEqual(p(24, 49))
    expect(() => spreadOf('one-zodiac', pick('rat'), {}, '2031-01-01')).toThrow(RangeError)
    expect(() => spreadOf('special', chosen(1), {}, '2031-01-01')).not.toThrow()
  })

  test('every play is spread in no time, whatever is chosen', () => {
    for (const play of playsOf('LHC').filter(({ grammar }) => grammar[0]?.some(({ key }) => key === 'numbers'))) {
      const all = play.grammar[0]?.some(({ key }) => key === 'at') ? { at: ['1', '2', '3', '4', '5', '6'], ...chosen(49) } : chosen(49)
      const ways = play
        .read(all)
        .spread({})
        .reduce((sum, share) => sum + share.ways, 0n)
      expect(ways).toBe(play.outcomes)
    }
  })
})
