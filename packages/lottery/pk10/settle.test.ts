import { describe, expect, test } from 'vitest'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from '../testing/cases.ts'
import { expectCase, sharedCases } from '../testing/check-case.ts'

type Expected = ExpectedCase['expected']

const DRAW = ['08', '03', '10', '01', '05', '02', '07', '09', '04', '06']

const won = (notes: number, stake: string, tier: string, count: number, payout: string): Expected =>
  ({ notes, stake, outcome: 'win', hits: [{ tier, count }], payout }) as Expected
const lost = (notes: number, stake: string): Expected => ({ notes, stake, outcome: 'lose', hits: [], payout: '0' }) as Expected

const caseOf = (play: string, selection: unknown, change: Partial<ExpectedCase> = {}) => ({
  id: play,
  game: 'PK10',
  play,
  selection,
  draw: { numbers: DRAW, ordered: true },
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1956 } as const,
  ...change,
})

const places = (lists: Readonly<Record<number, readonly string[]>>) => ({ places: DRAW.map((_, i) => lists[i + 1] ?? []) })

const odds = (prices: Readonly<Record<string, string>>, gy11: 'small' | 'push' = 'small') =>
  ({ pricing: { kind: 'odds', odds: prices }, rules: { gy11 } }) as const

const PUSHED = { numbers: ['04', '07', ...DRAW.filter((car) => car !== '04' && car !== '07')], ordered: true }

const WORKED: readonly (readonly [play: string, selection: unknown, expected: Expected, change?: Partial<ExpectedCase>])[] = [
  [
    'first2-direct',
    {
      places: [
        ['08', '03'],
        ['03', '10'],
      ],
    },
    won(3, '6', 'win', 1, '176.04'),
  ],
  ['position', places({ 1: ['08', '01'], 2: ['08'], 10: ['6'] }), won(4, '8', 'win', 2, '39.12')],
  ['gy-size', { picks: ['big'] }, lost(1, '2'), odds({ big: '2.1' })],
  ['gy-size', { picks: ['small'] }, won(1, '2', 'small', 1, '3.5'), odds({ small: '1.75' })],
  [
    'gy-size',
    { picks: ['small', 'big'] },
    { notes: 2, stake: '4', outcome: 'push', hits: [{ tier: 'push', count: 2 }], payout: '4' } as Expected,
    { ...odds({}, 'push'), draw: PUSHED },
  ],
  ['dragon-tiger', { at: ['1'], picks: ['dragon'] }, won(1, '2', 'win', 1, '3.96'), odds({ win: '1.98' })],
  ['dragon-tiger', { at: ['2', '1'], picks: ['tiger'] }, won(2, '4', 'win', 1, '3.96'), odds({ win: '1.98' })],
  ['gy-sum', { sums: ['3', '11', '19'] }, won(3, '6', '11', 1, '17.604')],
  ['gy-parity', { picks: ['odd', 'even'] }, won(2, '4', 'odd', 1, '3.5208')],
  ['gy-group', { numbers: ['3', '08', '1'] }, won(3, '6', 'win', 1, '88.02')],
  ['position-size', { at: ['5', '10'], picks: ['big'] }, won(2, '4', 'win', 1, '3.912')],
  ['position-parity', { at: ['3', '4'], picks: ['odd', 'even'] }, won(4, '8', 'win', 2, '7.824')],
]

const REFUSED: readonly (readonly [why: string, play: string, selection: unknown, code: string])[] = [
  ['a car twice, once with its zero', 'gy-group', { numbers: ['7', '07'] }, 'DUPLICATE'],
  ['an eleventh car', 'first2-direct', { places: [['01'], ['11']] }, 'OUT_OF_RANGE'],
  ['a car of three digits', 'gy-group', { numbers: ['001', '2'] }, 'BAD_FORMAT'],
  ['a place too few', 'position', { places: DRAW.slice(1).map(() => ['01']) }, 'BAD_FORMAT'],
  ['a place beyond the tenth', 'position-size', { at: ['11'], picks: ['big'] }, 'OUT_OF_RANGE'],
  ['a place with a leading zero', 'position-size', { at: ['01'], picks: ['big'] }, 'BAD_FORMAT'],
  ['a sixth pair', 'dragon-tiger', { at: ['6'], picks: ['dragon'] }, 'OUT_OF_RANGE'],
  ['a tie, which cannot be', 'dragon-tiger', { at: ['1'], picks: ['tie'] }, 'BAD_FORMAT'],
  ['a sum that two cars cannot make', 'gy-sum', { sums: ['2'] }, 'OUT_OF_RANGE'],
  ['words without a place', 'position-parity', { at: [], picks: ['odd'] }, 'EMPTY_SELECTION'],
  ['nothing but repeated cars', 'first2-direct', { places: [['01'], ['1']] }, 'EMPTY_SELECTION'],
  ['one car for two', 'gy-group', { numbers: ['01'] }, 'EMPTY_SELECTION'],
]

describe('[LOTTERY-03] PK10 settles', () => {
  const worked = WORKED.map(([play, selection, expected, change]) => ({ ...caseOf(play, selection, change), expected }))
  test.each(worked.map((one, i) => [`${i + 1} ${one.play}`, one] as const))('%s', (_, one) => expectCase(one))

  test.each(REFUSED)('refuses %s', (_, play, selection, error) => {
    expect(settleCase(caseOf(play, selection))).toEqual({ id: play, error })
  })

  test.each(worked.map(({ play, selection }) => [play, selection] as const))('%s %j waits for an ordered draw', (play, selection) => {
    expect(settleCase(caseOf(play, selection, { draw: { numbers: DRAW, ordered: false } }))).toEqual({
      id: play,
      error: 'UNORDERED_RESULT',
    })
  })

  test('the shared cases', ({ skip }) => {
    const cases = sharedCases('PK10') ?? skip('../shared/data is not here')
    expect(cases.length).toBeGreaterThan(40)
    for (const one of cases) expectCase(one)
  })

  test.each([
    ['a car twice', ['08', ...DRAW.slice(0, 9)]],
    ['nine cars', DRAW.slice(1)],
    ['a car that is none', ['11', ...DRAW.slice(1)]],
  ])('takes %s for no draw', (_, numbers) => {
    expect(() => settleCase(caseOf('gy-sum', { sums: ['8'] }, { draw: { numbers, ordered: true } }))).toThrow(RangeError)
  })
})
