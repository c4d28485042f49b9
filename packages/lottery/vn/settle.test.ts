import { describe, expect, test } from 'vitest'
import { playOf } from '../catalogue.ts'
import { explain } from '../explain.ts'
import { quote } from '../quote.ts'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from '../testing/cases.ts'
import { expectCase, sharedCases } from '../testing/check-case.ts'
import { LAYOUT_OF, lotsDraw } from '../testing/lots.ts'

type Game = keyof typeof LAYOUT_OF

/** The draws of the rules page: north of 2026-08-22, and Hau Giang of 2025-10-25. */
const DRAWS = {
  'VN-MB': lotsDraw(
    LAYOUT_OF['VN-MB'],
    '60213 80300 60683 51132 89384 11622 10383 09349 00136 47894 7740 7568 2767 8365 0570 5252 4790 7707 6494 9516 354 649 773 26 09 06 64'.split(
      ' ',
    ),
  ),
  'VN-MN': lotsDraw(
    LAYOUT_OF['VN-MN'],
    '408671 38098 06799 59398 61058 82578 97550 61046 61104 13370 16494 29296 5548 8746 0919 0609 091 25'.split(' '),
    '2025-10-25',
  ),
} as const

const line = (game: Game, play: string, selection: unknown, odds: string | Record<string, string>, unit = '1000') => ({
  id: play,
  game,
  play,
  selection,
  draw: DRAWS[game],
  bet: { unit, mode: '1', multiple: 1 },
  pricing: { kind: 'odds', odds: typeof odds === 'string' ? { win: odds } : odds } as const,
})

type Row = readonly [
  game: Game,
  play: string,
  chosen: string,
  odds: string,
  unit: string,
  notes: number,
  stake: string,
  hits: number,
  payout: string,
]

/** The worked examples of the rules page. */
const WORKED: readonly Row[] = [
  ['VN-MB', 'lo2', '83', '99', '1000', 27, '27000', 2, '198000'],
  ['VN-MB', 'lo2', '85', '99', '1000', 27, '27000', 0, '0'],
  ['VN-MB', 'de2', '13', '99', '10000', 1, '10000', 1, '990000'],
  ['VN-MB', 'cang3', '213', '960', '1000', 1, '1000', 1, '960000'],
  ['VN-MB', 'cang3', '013', '960', '1000', 1, '1000', 0, '0'],
  ['VN-MB', 'xien2', '83 94', '17', '1000', 1, '1000', 1, '17000'],
  ['VN-MB', 'xien3', '83 94 49', '65', '1000', 1, '1000', 1, '65000'],
  ['VN-MB', 'xien2', '83 94 49 85', '17', '1000', 6, '6000', 3, '51000'],
  ['VN-MB', 'lo3', '683', '900', '1000', 23, '23000', 1, '900000'],
  ['VN-MB', 'lo4', '7740', '8800', '1000', 20, '20000', 1, '8800000'],
  ['VN-MB', 'dau', '09', '75', '1000', 4, '4000', 1, '75000'],
  ['VN-MB', 'truot4', '01 02 03 05', '2.6', '1000', 1, '1000', 1, '2600'],
  ['VN-MB', 'truot4', '01 02 03 06', '2.6', '1000', 1, '1000', 0, '0'],
  ['VN-MB', 'bao8', '26 13', '75', '1000', 16, '16000', 2, '150000'],
  ['VN-MB', 'lo3-dao', '836 131', '900', '1000', 207, '207000', 1, '900000'],
  ['VN-MN', 'lo2', '98', '75', '1000', 18, '18000', 2, '150000'],
  ['VN-MN', 'dau-duoi', '25', '75', '1000', 2, '2000', 1, '75000'],
  ['VN-MN', 'xiu-chu', '671', '650', '1000', 2, '2000', 1, '650000'],
  ['VN-MN', 'xiu-chu', '091', '650', '1000', 2, '2000', 1, '650000'],
  ['VN-MN', 'xiu-chu-dao', '910', '650', '1000', 12, '12000', 1, '650000'],
  ['VN-MN', 'bao7', '48 46 71', '75', '1000', 21, '21000', 3, '225000'],
]

const REFUSED: readonly (readonly [why: string, play: string, selection: unknown, code: string])[] = [
  ['a number without its leading zero', 'lo2', { numbers: ['7'] }, 'BAD_FORMAT'],
  ['a number of three digits for two', 'de2', { numbers: ['007'] }, 'BAD_FORMAT'],
  ['a number that is not text', 'lo3', { numbers: [123] }, 'BAD_FORMAT'],
  ['a number twice', 'xien2', { numbers: ['05', '83', '05'] }, 'DUPLICATE'],
  ['two orders of one number', 'cang3-dao', { numbers: ['012', '210'] }, 'DUPLICATE'],
  ['no numbers', 'lo4', { numbers: [] }, 'EMPTY_SELECTION'],
  ['one number where two make a note', 'xien2', { numbers: ['05'] }, 'EMPTY_SELECTION'],
  ['two numbers where three are the least', 'xien-quay', { numbers: ['05', '06'] }, 'BAD_COUNT'],
  ['more than ten numbers', 'xien-quay', { numbers: Array.from({ length: 11 }, (_, i) => String(i + 10)) }, 'BAD_COUNT'],
  ['nothing where three are the least', 'xien-quay', { numbers: [] }, 'EMPTY_SELECTION'],
  ['five numbers for four', 'truot4', { numbers: ['01', '02', '03', '04', '05'] }, 'BAD_COUNT'],
  ['one number of a pair', 'da', { numbers: ['05'] }, 'BAD_COUNT'],
  ['a digit of two places', 'head-digit', { digits: ['10'] }, 'OUT_OF_RANGE'],
  ['a word of another play', 'de-size', { picks: ['odd'] }, 'BAD_FORMAT'],
]

describe('[LOTTERY-03] the Vietnamese lotteries settle', () => {
  test.each(WORKED)('%s %s %s at %s', (game, play, chosen, odds, unit, notes, stake, hits, payout) => {
    const outcome = hits > 0 ? 'win' : 'lose'
    const expected = { notes, stake, outcome, hits: hits > 0 ? [{ tier: 'win', count: hits }] : [], payout } as ExpectedCase['expected']
    expectCase({ ...line(game, play, { numbers: chosen.split(' ') }, odds, unit), expected })
  })

  test('xien-quay: pairs, triples and fours each at their own odds', () => {
    const input = line('VN-MB', 'xien-quay', { numbers: ['83', '94', '49', '85'] }, { xien2: '17', xien3: '65', xien4: '150' })
    const hits = [
      { tier: 'xien2', count: 3 },
      { tier: 'xien3', count: 1 },
    ]
    expectCase({ ...input, expected: { notes: 11, stake: '11000', outcome: 'win', hits, payout: '116000' } })
  })

  test('da: the most frequent number adds half of the base odds, and no note wins alone', () => {
    const input = line('VN-MN', 'da', { numbers: ['98', '46'] }, { base: '750', bonus: '375' })
    const hits = [
      { tier: 'base', count: 1 },
      { tier: 'bonus', count: 1 },
    ]
    expectCase({ ...input, expected: { notes: 18, stake: '18000', outcome: 'win', hits, payout: '1125000' } })
    expect(explain(input, input.draw).winning).toEqual({ total: 0, listed: [] })
  })

  test.each(REFUSED)('refuses %s', (_, play, selection, error) => {
    expect(settleCase(line('VN-MB', play, selection, '2'))).toEqual({ id: play, error })
  })

  test('the explanation names each lot the play looks at', () => {
    const { drawn, winning } = explain(line('VN-MB', 'bao8', { numbers: ['26'] }, '75'), DRAWS['VN-MB'])
    expect(drawn.map(({ lot, symbol }) => `${lot} ${symbol}`)).toEqual([
      'db 60213',
      'g6 354',
      'g6 649',
      'g6 773',
      'g7 26',
      'g7 09',
      'g7 06',
      'g7 64',
    ])
    expect(winning).toEqual({ total: 1, listed: [{ at: [24], tokens: ['26'], tier: 'win' }] })
  })

  test('the other region, a lot too few and a lot of the wrong length are no draw', () => {
    const reading = playOf('VN-MB', 'de2')?.read({ numbers: ['13'] })
    const { date, lots } = DRAWS['VN-MB']
    for (const draw of [
      DRAWS['VN-MN'],
      { digits: '60213' },
      { date, lots: { ...lots, g7: ['26', '09', '06'] } },
      { date, lots: { ...lots, g7: ['26', '09', '06', '6'] } },
      { date, lots: { ...lots, g3: ['89384', '11622', '10383', '09349', '136', '47894'] } },
      { date, lots: { ...lots, db: ['6021x'] } },
      { date, lots: { ...lots, g8: ['12'] } },
    ]) {
      expect(() => reading?.hits(draw, {})).toThrow(RangeError)
    }
  })

  test('the slip shows the most that one draw can give', () => {
    const most = (play: string, numbers: string[], odds: Record<string, string>) =>
      quote({ ...line('VN-MB', play, { numbers }, odds), bet: { unit: '1', mode: '1', multiple: 1 } }).maxReturn
    expect(most('lo2', ['13', '14'], { win: '99' })).toBe(27n * 99n * 10_000n)
    expect(most('xien2', ['13', '14', '15'], { win: '17' })).toBe(3n * 17n * 10_000n)
    expect(most('da', ['13', '14'], { base: '650', bonus: '325' })).toBe((650n + 25n * 325n) * 10_000n)
    expect(most('da', ['13', '14', '15'], { base: '650', bonus: '325' })).toBe((2n * 650n + 24n * 325n) * 10_000n)
  })

  test('the shared cases', ({ skip }) => {
    const cases = [...(sharedCases('VN-MB') ?? skip('../shared/data is not here')), ...(sharedCases('VN-MN') ?? [])]
    expect(cases.length).toBeGreaterThan(150)
    for (const one of cases) expectCase(one)
  })
})
