import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Case, settleCase } from '../settle-case.ts'
import { markSix } from '../testing/lhc.ts'

/** The full set of cases and the draws lie beside the repository, not in it. */
const SHARED = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data')
const linesOf = (file: string): string[] => readFileSync(join(SHARED, file), 'utf8').trim().split('\n')

const DRAW = markSix([7, 8, 9, 14, 39, 41, 49])
const settled = (play: string, selection: unknown, odds: Record<string, string>, change: Partial<Case> = {}) => {
  const bet = { unit: '10', mode: '1', multiple: 1 }
  return settleCase({ id: play, game: 'LHC', play, selection, draw: DRAW, bet, pricing: { kind: 'odds', odds }, ...change })
}

describe('[LOTTERY-03] the worked examples of Mark Six', () => {
  test.each<[string, unknown, Record<string, string>, string, string]>([
    ['special', { numbers: ['49'] }, { win: '47' }, 'win', '470'],
    ['special-size', { picks: ['big'] }, { win: '1.98' }, 'push', '10'],
    ['special-parity', { picks: ['odd'] }, { win: '1.98' }, 'push', '10'],
    ['special-colour', { picks: ['green'] }, { green: '2.8' }, 'win', '28'],
    ['special-zodiac', { picks: ['horse'] }, { five: '9.5' }, 'win', '95'],
    ['two-all', { numbers: ['7', '49'] }, { win: '60' }, 'lose', '0'],
    ['two-all', { numbers: ['07', '09'] }, { win: '60' }, 'win', '600'],
    ['two-of-special', { numbers: ['07', '49'] }, { 'mid-two': '50', 'mid-special': '30' }, 'win', '300'],
    ['special-string', { numbers: ['07', '08'] }, { win: '150' }, 'lose', '0'],
    ['three-in-two', { numbers: ['07', '08', '09', '12'] }, { three: '100', two: '20' }, 'win', '1600'],
    ['five-miss', { numbers: ['1', '2', '3', '4', '49'] }, { win: '2.1' }, 'lose', '0'],
    ['position-number', { at: ['6', '1'], numbers: ['41', '49'] }, { win: '45' }, 'win', '450'],
    ['six-zodiac-in', { picks: ['horse', 'goat', 'rat', 'ox', 'dog', 'pig'] }, { win: '1.95' }, 'push', '10'],
    ['one-tail', { picks: ['9'] }, { five: '1.75' }, 'win', '17.5'],
  ])('%s %j', (play, selection, odds, outcome, payout) => {
    expect(settled(play, selection, odds)).toMatchObject({ outcome, payout })
  })

  test('the year turns on New Year’s day', () => {
    const bet = (date: string, odds: Record<string, string>) =>
      settled('special-zodiac', { picks: ['snake'] }, odds, { draw: { ...DRAW, date, special: '01' } })
    expect(bet('2026-02-16', { five: '9.2' })).toMatchObject({ payout: '92' })
    expect(bet('2026-02-17', { four: '11.5' })).toMatchObject({ payout: '0' })
  })

  test.each<[string, string, unknown]>([
    ['BAD_FORMAT', 'special', { numbers: ['1', 2] }],
    ['BAD_FORMAT', 'special', { number: ['1'] }],
    ['BAD_FORMAT', 'special-size', { picks: ['odd'] }],
    ['BAD_FORMAT', 'half-wave', { picks: ['red'] }],
    ['OUT_OF_RANGE', 'special', { numbers: ['50'] }],
    ['OUT_OF_RANGE', 'special', { numbers: ['00'] }],
    ['OUT_OF_RANGE', 'position-size', { at: ['7'], picks: ['big'] }],
    ['OUT_OF_RANGE', 'special-head', { picks: ['5'] }],
    ['OUT_OF_RANGE', 'one-tail', { picks: ['10'] }],
    ['DUPLICATE', 'two-all', { numbers: ['7', '07'] }],
    ['DUPLICATE', 'three-all', { dan: ['7'], tuo: ['07', '8', '9'] }],
    ['EMPTY_SELECTION', 'six-zodiac-in', { picks: [] }],
    ['EMPTY_SELECTION', 'two-all', { dan: ['7'], tuo: [] }],
    ['EMPTY_SELECTION', 'twelve-miss', { numbers: ['1', '2', '3'] }],
    ['EMPTY_SELECTION', 'position-number', { at: ['1'], numbers: [] }],
    ['BAD_COUNT', 'six-zodiac-out', { picks: ['rat'] }],
    ['BAD_COUNT', 'two-all', { dan: ['7', '8'], tuo: ['9'] }],
    ['BAD_COUNT', 'four-all', { dan: [], tuo: ['9'] }],
  ])('%s: %s %j', (error, play, selection) => {
    expect(settled(play, selection, { win: '2' })).toEqual({ id: play, error })
  })

  test('cases.jsonl', ({ skip }) => {
    skip(!existsSync(join(SHARED, 'cases.jsonl')), '../shared/data is not here')
    const cases = linesOf('cases.jsonl')
      .map((text) => JSON.parse(text) as Case & { readonly expected: object })
      .filter(({ game }) => game === 'LHC')
    expect(cases.length).toBeGreaterThan(100)
    for (const { expected, ...input } of cases) expect(settleCase(input)).toEqual({ id: input.id, ...expected })
  })
})

describe('[LOTTERY-03] every draw since 2002', () => {
  test('hk-mark-six.csv', ({ skip }) => {
    skip(!existsSync(join(SHARED, 'hk-mark-six.csv')), '../shared/data is not here')
    const draws = linesOf('hk-mark-six.csv')
      .slice(1)
      .map((row) => row.split(','))
      // The file's normals are sorted, not in the order drawn.
      .map(([, date = '', , ...numbers]) => markSix(numbers.map(Number), { date, ordered: false }))
    const upTo = (n: number) => ({ numbers: Array.from({ length: n }, (_, i) => String(i + 1)) })
    const one = '1'
    const hit = (tier: string) => (play: string, selection: unknown) =>
      draws.filter((draw) => {
        const odds = Object.fromEntries(['win', 'red', 'blue', 'green', 'big', 'three', 'two', 'four', 'five'].map((name) => [name, one]))
        const answer = settled(play, selection, odds, { draw })
        return 'hits' in answer && answer.hits.some((reached) => reached.tier === tier)
      }).length
    const won = hit('win')
    expect(draws).toHaveLength(3369)
    expect(hit('push')('special-size', { picks: ['big'] })).toBe(62)
    expect(won('special', { numbers: ['49'] })).toBe(62)
    expect([won('special-size', { picks: ['big'] }), won('special-size', { picks: ['small'] })]).toEqual([1626, 1681])
    expect([won('special-parity', { picks: ['odd'] }), won('special-parity', { picks: ['even'] })]).toEqual([1633, 1674])
    expect(won('special-sum-parity', { picks: ['odd'] })).toBe(1630)
    expect(won('special-tail-size', { picks: ['big'] })).toBe(1620)
    expect(['red', 'blue', 'green'].map((colour) => hit(colour)('special-colour', { picks: [colour] }))).toEqual([1236, 1090, 1043])
    expect(hit('big')('total-size', { picks: ['big'] })).toBe(1662)
    expect([won('five-miss', upTo(5)), won('ten-miss', upTo(10))]).toEqual([1534, 601])
    expect([hit('three')('three-in-two', upTo(3)), hit('two')('three-in-two', upTo(3))]).toEqual([4, 134])
    for (const draw of draws)
      expect(settled('position-size', { at: ['1'], picks: ['big'] }, { win: one }, { draw })).toHaveProperty('error')
  })
})
