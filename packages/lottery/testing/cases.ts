import type { Answer, Case } from '../settle-case.ts'

export interface ExpectedCase extends Case {
  readonly expected: Omit<Answer, 'id'>
}

const G = { kind: 'prizeGroup', group: 1956 } as const
const BET = { unit: '2', mode: '1', multiple: 1 } as const

type Row = readonly [play: string, selection: unknown, digits: string, change: Partial<Case>, expected: ExpectedCase['expected']]

const won = (notes: number, stake: string, count: number, payout: string, tier = 'win') =>
  ({ notes, stake, outcome: 'win', hits: [{ tier, count }], payout }) as const

/** The worked examples the rules were agreed on, so that the tests say something where the full set of cases is not at hand. */
const ROWS: readonly Row[] = [
  ['5star-group20', { triples: ['2', '7'], singles: ['0', '2', '8'] }, '20282', {}, won(4, '8', 1, '9780')],
  ['front3-group3', { digits: ['0', '2', '8'] }, '20282', {}, won(6, '12', 1, '652')],
  ['front3-group3', { digits: ['7', '8'] }, '77777', {}, { notes: 2, stake: '4', outcome: 'lose', hits: [], payout: '0' }],
  ['mid3-group6', { digits: ['0', '2', '5', '8'] }, '20282', {}, won(4, '8', 1, '326')],
  ['fixed-position', { places: [['2', '3'], ['0'], [], [], ['2', '4', '6']] }, '20282', {}, won(6, '12', 3, '58.68')],
  ['back3-any1', { digits: ['2', '8', '9'] }, '20282', {}, won(3, '6', 2, '14.4354')],
  [
    'back2-bsoe',
    {
      places: [
        ['big', 'even'],
        ['small', 'even'],
      ],
    },
    '20282',
    {},
    won(4, '8', 4, '31.296'),
  ],
  ['any2-direct', { places: [['2'], ['0'], ['2'], [], ['5']] }, '20282', {}, won(6, '12', 3, '586.8')],
  ['front3-any1', { digits: ['2'] }, '20282', { bet: { unit: '2', mode: '0.001', multiple: 3 } }, won(1, '0.006', 1, '0.0216')],
  ['front3-direct', { lines: ['202', ' 202 ', '022'] }, '20282', {}, won(2, '4', 1, '1956')],
  ['dragon-tiger', { pairs: ['1-4'], picks: ['tiger'] }, '20282', {}, won(1, '2', 1, '4.3466', 'tiger')],
  [
    'dragon-tiger',
    { pairs: ['1-5'], picks: ['tie', 'dragon'] },
    '20282',
    { rules: { tie: 'push' }, pricing: { kind: 'odds', odds: { dragon: '1.98', tie: '9.3' } } },
    {
      notes: 2,
      stake: '4',
      outcome: 'mixed',
      hits: [
        { tier: 'push', count: 1 },
        { tier: 'tie', count: 1 },
      ],
      payout: '20.6',
    },
  ],
  [
    'dragon-tiger',
    { pairs: ['1-5'], picks: ['dragon'] },
    '20282',
    { rules: { tie: 'push' }, pricing: { kind: 'odds', odds: { dragon: '1.98' } } },
    { notes: 1, stake: '2', outcome: 'push', hits: [{ tier: 'push', count: 1 }], payout: '2' },
  ],
  [
    'back2-direct',
    { places: [['8'], ['2']] },
    '20282',
    { pricing: { kind: 'fixed', prizes: { win: '195.5' } }, bet: { unit: '1.5', mode: '0.1', multiple: 7 } },
    won(1, '1.05', 1, '102.6375'),
  ],
  ['front3-direct', { lines: ['22'] }, '20282', {}, { error: 'BAD_FORMAT' }],
  ['front3-direct', { places: [['1'], [], ['2']] }, '20282', {}, { error: 'EMPTY_SELECTION' }],
  ['front3-group6', { digits: ['1', '2', '3', '4'] }, '20282', { rules: { maxNotes: 3 } }, { error: 'TOO_MANY_NOTES' }],
]

export const OWN_CASES: readonly ExpectedCase[] = ROWS.map(([play, selection, digits, change, expected], i) => ({
  id: `own-${i + 1} ${play}`,
  game: 'SSC',
  play,
  selection,
  draw: { digits },
  bet: BET,
  pricing: G,
  ...change,
  expected,
}))
