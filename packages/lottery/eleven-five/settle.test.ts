import { describe, expect, test } from 'vitest'
import type { NumbersDraw } from '../drawn.ts'
import type { RefusalCode } from '../refusal.ts'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from '../testing/cases.ts'
import { expectCase, sharedCases } from '../testing/check-case.ts'

type Expected = ExpectedCase['expected']

const draw = (numbers: string, ordered = true): NumbersDraw => ({ numbers: numbers.split(' '), ordered })

const DRAWN = draw('07 01 11 04 09')

const caseOf = (play: string, selection: unknown, change: Partial<ExpectedCase> = {}) => ({
  id: play,
  game: '11X5',
  play,
  selection,
  draw: DRAWN,
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1956 } as const,
  ...change,
})

const won = (notes: number, stake: string, count: number, payout: string, tier = 'win'): Expected =>
  ({ notes, stake, outcome: 'win', hits: [{ tier, count }], payout }) as Expected
const lost = (notes: number, stake: string): Expected => ({ notes, stake, outcome: 'lose', hits: [], payout: '0' }) as Expected

const EIGHT = ['01', '04', '07', '09', '11', '02', '03', '05']
const THIRTY = draw('01 06 11 05 07')
const ODDS = { pricing: { kind: 'odds', odds: { big: '1.95', small: '1.95', tie: '13.7' } } } as const

const WORKED: readonly (readonly [play: string, selection: unknown, expected: Expected, change?: Partial<ExpectedCase>])[] = [
  ['any2', { numbers: ['01', '04', '05', '09'] }, won(6, '12', 3, '32.274')],
  ['any2', { numbers: ['1', '4', '5', '9'] }, won(6, '12', 3, '32.274'), { draw: draw('01 04 07 09 11', false) }],
  ['any3', { dan: ['07'], tuo: ['01', '04', '05', '06'] }, won(6, '12', 1, '32.274')],
  ['any3', { dan: ['05'], tuo: ['01', '04', '07', '06'] }, lost(6, '12')],
  ['any7', { numbers: EIGHT }, won(8, '16', 3, '129.096')],
  ['any7', { dan: ['01', '02'], tuo: ['04', '07', '09', '11', '03', '05'] }, won(6, '12', 2, '86.064')],
  ['any8', { numbers: ['01', '04', '07', '09', '02', '03', '05', '06', '08'] }, lost(9, '18')],
  ['front1', { numbers: ['07', '01'] }, won(2, '4', 1, '21.516')],
  ['front2-direct', { places: [['01'], ['07']] }, lost(1, '2')],
  ['front2-group', { numbers: ['01', '07'] }, won(1, '2', 1, '107.58')],
  ['front3-direct', { places: [['07', '01'], ['01', '07'], ['11']] }, won(2, '4', 1, '1936.44')],
  ['front3-any1', { numbers: ['11', '04'] }, won(2, '4', 1, '7.172')],
  ['fixed-position', { places: [['07'], [], ['11', '01'], [], ['01']] }, won(4, '8', 2, '43.032')],
  ['odd-count', { picks: ['4O1E', '5O0E'] }, won(2, '4', 1, '12.0489', '4O1E')],
  ['median', { numbers: ['7', '08'] }, won(2, '4', 1, '10.0408', '07')],
  ['sum-size', { picks: ['big'] }, won(1, '2', 1, '4.2031', 'big'), { rules: { sum30: 'lose' } }],
  ['sum-size', { picks: ['big', 'tie'] }, won(2, '4', 1, '27.4', 'tie'), { ...ODDS, draw: THIRTY, rules: { sum30: 'lose' } }],
  [
    'sum-size',
    { picks: ['big', 'small'] },
    { notes: 2, stake: '4', outcome: 'push', hits: [{ tier: 'push', count: 2 }], payout: '4' },
    { ...ODDS, draw: THIRTY, rules: { sum30: 'push' } },
  ],
  ['sum-parity', { picks: ['even', 'odd'] }, won(2, '4', 1, '3.9985', 'even')],
  ['dragon-tiger', { picks: ['tiger'] }, won(1, '2', 1, '3.912')],
]

const REFUSED: readonly (readonly [why: string, play: string, selection: unknown, code: RefusalCode])[] = [
  ['a number that is not drawn', 'any2', { numbers: ['01', '12'] }, 'OUT_OF_RANGE'],
  ['zero', 'any2', { numbers: ['00', '05'] }, 'OUT_OF_RANGE'],
  ['three digits', 'any2', { numbers: ['001', '05'] }, 'BAD_FORMAT'],
  ['a JSON number', 'any2', { numbers: ['01', 5] }, 'BAD_FORMAT'],
  ['one number written both ways', 'any2', { numbers: ['07', '7'] }, 'DUPLICATE'],
  ['a dan that is also tuo', 'any3', { dan: ['7'], tuo: ['07', '08', '09'] }, 'DUPLICATE'],
  ['dan where one number is a note', 'any1', { dan: ['01'], tuo: ['02'] }, 'BAD_FORMAT'],
  ['dan without tuo', 'any2', { dan: ['01'] }, 'BAD_FORMAT'],
  ['no dan', 'any3', { dan: [], tuo: ['01', '02', '03'] }, 'BAD_COUNT'],
  ['as many dans as the note has numbers', 'any2', { dan: ['01', '02'], tuo: ['03'] }, 'BAD_COUNT'],
  ['neither dan nor tuo', 'any2', { dan: [], tuo: [] }, 'EMPTY_SELECTION'],
  ['too few tuo', 'any5', { dan: ['01', '02'], tuo: ['03', '04'] }, 'EMPTY_SELECTION'],
  ['too few numbers', 'any8', { numbers: ['01', '02', '03'] }, 'EMPTY_SELECTION'],
  ['products that all repeat a number', 'front2-direct', { places: [['05'], ['5']] }, 'EMPTY_SELECTION'],
  [
    'places that cannot all differ',
    'front3-direct',
    {
      places: [
        ['05', '06'],
        ['05', '06'],
        ['05', '06'],
      ],
    },
    'EMPTY_SELECTION',
  ],
  ['an empty place', 'front2-direct', { places: [['05'], []] }, 'EMPTY_SELECTION'],
  ['no place at all', 'fixed-position', { places: [[], [], [], [], []] }, 'EMPTY_SELECTION'],
  ['too few places', 'fixed-position', { places: [['01'], []] }, 'BAD_FORMAT'],
  ['an unknown count', 'odd-count', { picks: ['6O0E'] }, 'BAD_FORMAT'],
  ['a number that is never in the middle', 'median', { numbers: ['02'] }, 'OUT_OF_RANGE'],
]

describe('[LOTTERY-03] 11X5 settles', () => {
  const worked = WORKED.map(([play, selection, expected, change = {}]) => [play, selection, expected, change] as const)
  test.each(worked)('%s %j', (play, selection, expected, change) => expectCase({ ...caseOf(play, selection, change), expected }))

  test.each(REFUSED)('refuses %s', (_, play, selection, error) => {
    expect(settleCase(caseOf(play, selection))).toEqual({ id: play, error })
  })

  test.each([
    ['front1', { numbers: ['07'] }],
    ['front3-direct', { places: [['07'], ['01'], ['11']] }],
    ['front2-group', { numbers: ['07', '01'] }],
    ['fixed-position', { places: [['07'], [], [], [], []] }],
    ['front3-any1', { numbers: ['07'] }],
    ['dragon-tiger', { picks: ['dragon'] }],
  ])('%s waits for the order drawn', (play, selection) => {
    const unordered = draw('01 04 07 09 11', false)
    expect(settleCase(caseOf(play, selection, { draw: unordered }))).toEqual({ id: play, error: 'UNORDERED_RESULT' })
    const { ordered: _, ...silent } = unordered
    expect(settleCase(caseOf(play, selection, { draw: silent as NumbersDraw }))).toEqual({ id: play, error: 'UNORDERED_RESULT' })
  })

  test.each(['07 01 11 04', '07 01 11 04 09 02', '07 07 11 04 09', '07 01 12 04 09', '00 01 11 04 09', '7 01 11 04 09'])(
    'takes %s for no draw',
    (numbers) => {
      expect(() => settleCase(caseOf('any1', { numbers: ['01'] }, { draw: draw(numbers) }))).toThrow(RangeError)
    },
  )

  test('the shared cases', ({ skip }) => {
    const cases = sharedCases('11X5') ?? skip('../shared/data is not here')
    expect(cases.length).toBeGreaterThan(70)
    for (const one of cases) expectCase(one)
  })
})
