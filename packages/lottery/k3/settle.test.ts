import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playOf } from '../catalogue.ts'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from '../testing/cases.ts'
import { expectCase, sharedCases, sharedFile } from '../testing/check-case.ts'

const G = { kind: 'prizeGroup', group: 1956 } as const

type Expected = ExpectedCase['expected']

const won = (notes: number, stake: string, tier: string, count: number, payout: string): Expected =>
  ({ notes, stake, outcome: 'win', hits: [{ tier, count }], payout }) as Expected
const lost = (notes: number, stake: string): Expected => ({ notes, stake, outcome: 'lose', hits: [], payout: '0' }) as Expected

const caseOf = (play: string, selection: unknown, dice: string, change: Partial<ExpectedCase> = {}) => ({
  id: play,
  game: 'K3',
  play,
  selection,
  draw: { dice: [...dice] },
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: G,
  ...change,
})

const ODDS = { pricing: { kind: 'odds', odds: { 1: '2', 2: '3', 3: '4', win: '1.98' } } } as const

const WORKED: readonly (readonly [play: string, selection: unknown, dice: string, expected: Expected, change?: Partial<ExpectedCase>])[] = [
  ['sum', { sums: ['8', '17'] }, '341', won(2, '4', '8', 1, '20.1188')],
  ['two-different', { numbers: ['1', '3', '4'] }, '341', won(3, '6', 'win', 3, '42.2496')],
  ['two-different', { numbers: ['1', '3', '4'] }, '331', won(3, '6', 'win', 1, '14.0832')],
  ['three-different', { numbers: ['1', '3', '4', '6'] }, '331', lost(4, '8')],
  ['triple-any', { picks: ['any'] }, '555', won(1, '2', 'win', 1, '70.416')],
  ['triple-exact', { triples: ['111', '555'] }, '555', won(2, '4', 'win', 1, '422.496')],
  ['pair-star', { pairs: ['55'] }, '555', won(1, '2', 'win', 1, '26.406')],
  ['pair-star', { pairs: ['55'] }, '555', lost(1, '2'), { rules: { pairStarTriple: 'lose' } }],
  ['pair-star', { pairs: ['55', '44'] }, '545', won(2, '4', 'win', 1, '28.1664'), { rules: { pairStarTriple: 'lose' } }],
  ['pair-exact', { pairs: ['66'], singles: ['2'] }, '666', lost(1, '2')],
  ['pair-exact', { pairs: ['55', '66'], singles: ['5', '6'] }, '656', won(2, '4', 'win', 1, '140.832')],
  ['run-any', { picks: ['any'] }, '645', won(1, '2', 'win', 1, '17.604')],
  ['run-any', { picks: ['any'] }, '612', lost(1, '2')],
  ['single', { numbers: ['5', '6'] }, '565', { ...won(2, '4', '1', 1, '10'), hits: ['1', '2'].map((tier) => ({ tier, count: 1 })) }, ODDS],
  ['size', { picks: ['big'] }, '444', won(1, '2', 'win', 1, '3.96'), { ...ODDS, rules: { triple: 'normal' } }],
  ['size', { picks: ['big'] }, '444', lost(1, '2'), { ...ODDS, rules: { triple: 'lose' } }],
  ['bingo18-size', { picks: ['small', 'tie', 'big'] }, '451', won(3, '6', 'tie', 1, '7.824')],
]

const REFUSED: readonly (readonly [why: string, play: string, selection: unknown, code: string])[] = [
  ['a face that no die has', 'pair-star', { pairs: ['77'] }, 'OUT_OF_RANGE'],
  ['faces that differ in a pair', 'pair-star', { pairs: ['12'] }, 'BAD_FORMAT'],
  ['a triple for a pair', 'pair-exact', { pairs: ['111'], singles: ['2'] }, 'BAD_FORMAT'],
  ['a pair for a triple', 'triple-exact', { triples: ['11'] }, 'BAD_FORMAT'],
  ['a triple twice', 'triple-exact', { triples: ['222', '222'] }, 'DUPLICATE'],
  ['a sum that three dice cannot show', 'sum', { sums: ['19'] }, 'OUT_OF_RANGE'],
  ['a sum with a leading zero', 'sum', { sums: ['08'] }, 'BAD_FORMAT'],
  ['a face with a leading zero', 'single', { numbers: ['01'] }, 'BAD_FORMAT'],
  ['a pair with its own face only', 'pair-exact', { pairs: ['44'], singles: ['4'] }, 'EMPTY_SELECTION'],
  ['a pair without a single', 'pair-exact', { pairs: ['44'], singles: [] }, 'EMPTY_SELECTION'],
  ['too few faces', 'three-different', { numbers: ['1', '2'] }, 'EMPTY_SELECTION'],
  ['a word of another play', 'size', { picks: ['tie'] }, 'BAD_FORMAT'],
]

describe('[LOTTERY-03] K3 settles', () => {
  const worked = WORKED.map(([play, selection, dice, expected, change]) => ({ ...caseOf(play, selection, dice, change), expected }))
  test.each(worked.map((one, i) => [`${i + 1} ${one.play}`, one] as const))('%s', (_, one) => expectCase(one))

  test.each(REFUSED)('refuses %s', (_, play, selection, error) => {
    expect(settleCase(caseOf(play, selection, '341'))).toEqual({ id: play, error })
  })

  test('the shared cases', ({ skip }) => {
    const cases = sharedCases('K3') ?? skip('../shared/data is not here')
    expect(cases.length).toBeGreaterThan(35)
    for (const one of cases) expectCase(one)
  })

  test.each([[['1', '2']], [['1', '2', '3', '4']], [['0', '1', '2']], [['7', '1', '2']], [['1', '2', '']]])(
    'takes %j for no draw',
    (dice) => {
      expect(() => settleCase({ ...caseOf('sum', { sums: ['8'] }, '111'), draw: { dice } })).toThrow(RangeError)
    },
  )
})

describe('[LOTTERY-04] Vietlott Bingo18', () => {
  const file = sharedFile('vietlott-bingo18-sample.csv')

  test('every label of the sample is the side that wins', ({ skip }) => {
    if (!existsSync(file)) skip('../shared/data is not here')
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
    expect(rows).toHaveLength(118)
    const [sums, sides, triple] = ['sum', 'bingo18-size', 'triple-any'].map((id) => playOf('K3', id))
    const all = sums?.read({ sums: Array.from({ length: 16 }, (_, i) => String(i + 3)) })
    const both = sides?.read({ picks: ['small', 'tie', 'big'] })
    const triples: string[] = []
    for (const row of rows) {
      const [id = '', , d1 = '', d2 = '', d3 = '', total = '', label = ''] = row.split(',')
      const draw = { dice: [d1, d2, d3] }
      expect([id, all?.hits(draw, {}), both?.hits(draw, {})]).toEqual([id, { [total]: 1 }, { [label]: 1 }])
      if (triple?.judge({ at: [1, 2, 3], tokens: ['any'] }, draw, {})) triples.push(id)
    }
    expect(triples).toEqual(['0083133', '0083140', '0083211', '0083231'])
  })
})
