import type { Likely, MarketKey, Pick, Score, Sport } from './sport.ts'

export type Verdict = 'WON' | 'LOST' | 'RETURNED'

const PICKS: Readonly<Record<MarketKey, readonly Pick[]>> = {
  RESULT: ['1', 'X', '2'],
  WINNER: ['1', '2'],
  BOUT: ['1', 'X', '2'],
  HANDICAP: ['1', '2'],
  TOTAL: ['O', 'U'],
}

export const picksOf = (market: MarketKey): readonly Pick[] => PICKS[market]

/** What the house keeps of each market, in thousandths, before odds are rounded down. */
export const MARGINS: Readonly<Record<MarketKey, number>> = { RESULT: 50, WINNER: 45, BOUT: 50, HANDICAP: 40, TOTAL: 40 }

const bySign = (sign: number): Verdict => (sign > 0 ? 'WON' : sign < 0 ? 'LOST' : 'RETURNED')

/** What a pick came to at the end of a match. The line is the home side's, or of the sum of both. */
export const verdictOf = (market: MarketKey, line: number, pick: Pick, [home, away]: Score): Verdict => {
  if (market === 'HANDICAP') return bySign(pick === '1' ? home + line - away : away - line - home)
  if (market === 'TOTAL') return bySign(pick === 'O' ? home + away - line : line - home - away)
  const winner: Pick = home > away ? '1' : home < away ? '2' : 'X'
  if (market === 'BOUT' && winner === 'X' && pick !== 'X') return 'RETURNED'
  return pick === winner ? 'WON' : 'LOST'
}

/** All that a market asks of an end: the sum of both sides, or by how much the home side is ahead. Ends that are alike become one. */
export const summed = (ends: readonly Likely[], market: MarketKey): Likely[] => {
  const sums = new Map<number, number>()
  for (const { score, chance } of ends) {
    const figure = market === 'TOTAL' ? score[0] + score[1] : score[0] - score[1]
    sums.set(figure, (sums.get(figure) ?? 0) + chance)
  }
  return [...sums].map(([figure, chance]) => ({ score: [figure, 0], chance }))
}

/** How likely a pick is to win, and to be returned. */
export interface Chance {
  readonly win: number
  readonly back: number
}

export const chanceOf = (ends: readonly Likely[], market: MarketKey, line: number, pick: Pick): Chance => {
  let [win, back] = [0, 0]
  for (const { score, chance } of ends) {
    const verdict = verdictOf(market, line, pick, score)
    if (verdict === 'WON') win += chance
    if (verdict === 'RETURNED') back += chance
  }
  return { win, back }
}

/** The line that both picks are nearest to even at; 0 for a market without lines. */
export const lineOf = ({ lines }: { readonly lines: Sport['lines'] }, market: MarketKey, ends: readonly Likely[]): number => {
  const [first = '1', second = '2'] = PICKS[market]
  let [best, distance] = [0, Infinity]
  for (const line of lines[market] ?? []) {
    const apart = Math.abs(chanceOf(ends, market, line, first).win - chanceOf(ends, market, line, second).win)
    if (apart < distance - 1e-12) [best, distance] = [line, apart]
  }
  return best
}

export const LEAST_ODDS = 101
export const MOST_ODDS = 5000

/**
 * Odds in hundredths, rounded down, or null where none are offered: what comes back on average is what the margin leaves, moved by `shade`
 * thousandths of the pick's own chance.
 */
export const oddsOf = ({ win, back }: Chance, market: MarketKey, shade: number): number | null => {
  const priced = win * (1 + shade / 1000)
  if (priced <= 0 || win + back >= 1) return null
  const odds = Math.floor((100 * (1 - MARGINS[market] / 1000 - back)) / priced + 1e-9)
  return odds < LEAST_ODDS || odds > MOST_ODDS ? null : odds
}

/** Odds move by so many thousandths at most, either way. */
export const MOST_SHADE = 24
