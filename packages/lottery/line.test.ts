import { describe, expect, test } from 'vitest'
import { type Line, openLine } from './line.ts'
import { Refusal, type RefusalCode } from './refusal.ts'

const line = (play: string, selection: unknown, change: object = {}): Line => ({
  game: 'SSC',
  play,
  selection,
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1956 },
  ...change,
})

const codeOf = (request: Line): RefusalCode | 'taken' => {
  try {
    openLine(request)
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const bet = (change: object) => ({ bet: { unit: '2', mode: '1', multiple: 1, ...change } })
const GROUP = 'front3-group6'
const THREE = { digits: ['1', '2', '3'] }
const P5 = (...places: string[][]) => ({ places })

describe('[LOTTERY-04] refusals', () => {
  test.each<[string, Line, RefusalCode | 'taken']>([
    ['a mode that is not one of the four', line(GROUP, THREE, bet({ mode: '0.5' })), 'BAD_BET'],
    ['a multiple that is not whole', line(GROUP, THREE, bet({ multiple: 1.5 })), 'BAD_BET'],
    ['a multiple that is text', line(GROUP, THREE, bet({ multiple: '2' })), 'BAD_BET'],
    ['a multiple of nothing', line(GROUP, THREE, bet({ multiple: 0 })), 'BAD_BET'],
    ['a negative unit', line(GROUP, THREE, bet({ unit: '-2' })), 'BAD_BET'],
    ['a unit of nothing', line(GROUP, THREE, bet({ unit: '0.0' })), 'BAD_BET'],
    ['a unit with an exponent', line(GROUP, THREE, bet({ unit: '1e1' })), 'BAD_BET'],
    ['a unit of five places', line(GROUP, THREE, bet({ unit: '0.00001' })), 'BAD_BET'],
    ['a unit of four places', line(GROUP, THREE, bet({ unit: '0.0001' })), 'taken'],
    ['a wrong bet before a wrong selection', line(GROUP, { digitz: [] }, bet({ unit: 2 })), 'BAD_BET'],
    ['a wrong key', line(GROUP, { digitz: ['1', '2', '3'] }), 'BAD_FORMAT'],
    ['a key too many', line(GROUP, { ...THREE, lines: [] }), 'BAD_FORMAT'],
    ['both forms at once', line('front2-direct', { places: [['1'], ['2']], lines: ['12'] }), 'BAD_FORMAT'],
    ['no selection', line(GROUP, null), 'BAD_FORMAT'],
    ['a token that is a number', line(GROUP, { digits: ['1', 2, '3'] }), 'BAD_FORMAT'],
    ['a padded digit', line(GROUP, { digits: ['1', '02', '3'] }), 'BAD_FORMAT'],
    ['a digit with a blank', line(GROUP, { digits: ['1', ' 2', '3'] }), 'BAD_FORMAT'],
    ['a word the play does not know', line('total-size', { picks: ['huge'] }), 'BAD_FORMAT'],
    ['four place lists for five', line('fixed-position', P5([], [], [], ['1'])), 'BAD_FORMAT'],
    ['a short line', line('front3-direct', { lines: ['123', '22'] }), 'BAD_FORMAT'],
    ['a leopard among the lines of a mixed group', line('front3-mixed-group', { lines: ['112', '222'] }), 'BAD_FORMAT'],
    ['a pair of places the wrong way round', line('dragon-tiger', { pairs: ['3-1'], picks: ['tie'] }), 'BAD_FORMAT'],
    ['a place that is not there', line('dragon-tiger', { pairs: ['1-6'], picks: ['tie'] }), 'OUT_OF_RANGE'],
    ['a digit of two figures', line(GROUP, { digits: ['1', '10', '3'] }), 'OUT_OF_RANGE'],
    ['a sum above 27', line('mid3-direct-sum', { sums: ['28'] }), 'OUT_OF_RANGE'],
    ['a group sum of 0', line('mid3-group-sum', { sums: ['0'] }), 'OUT_OF_RANGE'],
    ['place 7', line('any2-group', { at: ['1', '7'], digits: ['1', '2'] }), 'OUT_OF_RANGE'],
    ['a wrong form before a wrong range, whatever the order', line('fixed-position', P5(['10'], ['x'], [], [], [])), 'BAD_FORMAT'],
    ['a digit twice', line(GROUP, { digits: ['1', '1', '2', '3'] }), 'DUPLICATE'],
    ['a wrong range before a digit twice', line(GROUP, { digits: ['1', '1', '12'] }), 'OUT_OF_RANGE'],
    ['a digit on two places', line('front2-direct', { places: [['1'], ['1']] }), 'taken'],
    ['equal lines', line('front2-direct', { lines: ['11', ' 11'] }), 'taken'],
    ['nothing chosen', line(GROUP, { digits: [] }), 'EMPTY_SELECTION'],
    ['nothing chosen where one is asked', line('back3-dan', { digits: [] }), 'EMPTY_SELECTION'],
    ['two where one is asked', line('back3-dan', { digits: ['1', '2'] }), 'BAD_COUNT'],
    ['an empty place', line('front3-direct', { places: [['1'], ['2'], []] }), 'EMPTY_SELECTION'],
    ['too few numbers', line(GROUP, { digits: ['1', '2'] }), 'EMPTY_SELECTION'],
    ['combinations all dropped', line('5star-group5', { quads: ['1'], singles: ['1'] }), 'EMPTY_SELECTION'],
    ['as many notes as allowed', line(GROUP, { digits: ['1', '2', '3', '4'] }, { rules: { maxNotes: 4 } }), 'taken'],
    ['one note more than allowed', line(GROUP, { digits: ['1', '2', '3', '4'] }, { rules: { maxNotes: 3 } }), 'TOO_MANY_NOTES'],
  ])('%s', (_, request, code) => expect(codeOf(request)).toBe(code))
})
