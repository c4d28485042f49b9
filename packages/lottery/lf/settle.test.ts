import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { RefusalCode } from '../refusal.ts'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from '../testing/cases.ts'
import { expectCase, sharedCases } from '../testing/check-case.ts'

type Expected = ExpectedCase['expected']

const caseOf = (play: string, selection: unknown, digits: string, change: Partial<ExpectedCase> = {}) => ({
  id: play,
  game: 'LF',
  play,
  selection,
  draw: { digits },
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1956 } as const,
  ...change,
})

const won = (notes: number, stake: string, count: number, payout: string, tier = 'win'): Expected =>
  ({ notes, stake, outcome: 'win', hits: [{ tier, count }], payout }) as Expected
const lost = (notes: number, stake: string): Expected => ({ notes, stake, outcome: 'lose', hits: [], payout: '0' }) as Expected

/** A state lottery's prizes. */
const state = (prizes: Record<string, string>): Partial<ExpectedCase> => ({ pricing: { kind: 'fixed', prizes } })

const WORKED: readonly (readonly [play: string, selection: unknown, digits: string, expected: Expected, change?: Partial<ExpectedCase>])[] =
  [
    ['3d-direct', { lines: ['022'] }, '022', won(1, '2', 1, '1040'), state({ win: '1040' })],
    ['3d-group3', { digits: ['0', '2'] }, '022', won(2, '4', 1, '346'), state({ win: '346' })],
    ['3d-group6', { digits: ['0', '2', '8'] }, '022', lost(1, '2'), state({ win: '173' })],
    ['p5-direct', { places: [['2'], ['0'], ['2'], ['8'], ['2']] }, '20282', won(1, '2', 1, '100000'), state({ win: '100000' })],
    ['3d-direct', { places: [['2'], ['0'], ['2']] }, '20282', won(1, '2', 1, '1040'), state({ win: '1040' })],
    ['3d-back2-direct', { places: [['0'], ['2']] }, '20282', won(1, '2', 1, '195.6')],
    ['3d-fixed-position', { places: [['2', '3'], [], ['2', '8']] }, '20282', won(4, '8', 2, '39.12')],
    ['3d-specials', { kinds: ['pair', 'straight'] }, '022', won(2, '4', 1, '7.2444', 'pair')],
    ['p5-group20', { triples: ['2', '7'], singles: ['0', '2', '8'] }, '20282', won(4, '8', 1, '9780')],
    ['p5-any3', { digits: ['0', '2', '8', '9'] }, '20282', won(4, '8', 1, '44.9655')],
  ]

const REFUSED: readonly (readonly [why: string, play: string, selection: unknown, code: RefusalCode])[] = [
  ['a number that lost its zero', '3d-direct', { lines: ['22'] }, 'BAD_FORMAT'],
  ['five digits for three', '3d-direct', { lines: ['20282'] }, 'BAD_FORMAT'],
  ['five places for three', '3d-fixed-position', { places: [['0'], [], [], [], []] }, 'BAD_FORMAT'],
  ['three places for five', 'p5-fixed-position', { places: [['0'], [], []] }, 'BAD_FORMAT'],
  ['three equal digits in any order', '3d-mixed-group', { lines: ['777'] }, 'BAD_FORMAT'],
  ['a sum that only three equal digits have', '3d-group-sum', { sums: ['27'] }, 'OUT_OF_RANGE'],
  ['an empty place', '3d-front2-bsoe', { places: [['big'], []] }, 'EMPTY_SELECTION'],
  ['two dans', '3d-dan', { digits: ['1', '2'] }, 'BAD_COUNT'],
]

describe('[LOTTERY-03] LF settles', () => {
  const worked = WORKED.map(([play, selection, digits, expected, change = {}]) => [play, selection, digits, expected, change] as const)
  test.each(worked)('%s %j on %s', (play, selection, digits, expected, change) => {
    expectCase({ ...caseOf(play, selection, digits, change), expected })
  })

  test.each(REFUSED)('refuses %s', (_, play, selection, error) => {
    expect(settleCase(caseOf(play, selection, '022'))).toEqual({ id: play, error })
  })

  test.each([
    ['3d-group6', { digits: ['1', '2', '3'] }, ['12', '1234', '123456', '12a', '']],
    ['p5-any2', { digits: ['1', '2'] }, ['123', '1234', '123456', '1234a', '']],
  ])('%s takes no draw of another length', (play, selection, draws) => {
    for (const digits of draws) expect(() => settleCase(caseOf(play, selection, digits))).toThrow(RangeError)
  })

  test('the shared cases', ({ skip }) => {
    const cases = sharedCases('LF') ?? skip('../shared/data is not here')
    expect(cases.length).toBeGreaterThan(80)
    for (const one of cases) expectCase(one)
  })
})

describe('[LOTTERY-04] the chances of LF', () => {
  test('are out of the digits that are drawn', () => {
    for (const { id, outcomes } of playsOf('LF')) expect([id, outcomes]).toEqual([id, id.startsWith('3d-') ? 1000n : 100_000n])
  })
})
