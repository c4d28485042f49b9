import { football, goalsIn, STEPS } from './football.ts'
import { type Chance, chanceOf, lineOf, MOST_SHADE, oddsOf, picksOf, summed } from './markets.ts'
import type { Fixture, MarketKey, Score, Sport } from './sport.ts'

/** Twice a strength from 1 to 5, raised or lowered by two at most. */
const STRENGTHS = Array.from({ length: 13 }, (_, strength) => strength)
const SHADES = [-3, -2, -1, 0, 1, 2, 3].map((step) => (step * MOST_SHADE) / 3)

/** All rates that a fixture of the sport can have. */
export const ratesIn = (sport: Sport): Fixture['rates'][] => {
  const all = new Map<string, Fixture['rates']>()
  for (const home of STRENGTHS) for (const away of STRENGTHS) all.set(sport.ratesOf(home, away).join(), sport.ratesOf(home, away))
  return [...all.values()]
}

/** All states in which bets are taken: before the match, and between its parts. */
export const statesOf = (sport: Sport): readonly (readonly [parts: number, score: Score])[] => {
  const begin = [0, [0, 0]] as const
  if (sport === football) return [begin, ...goalsIn(STEPS, [50, 50]).map(({ score }) => [1, score] as const)]
  if (sport.mostParts === 1) return [begin]
  return [begin, [1, [1, 0]], [1, [0, 1]], [2, [1, 1]]]
}

export interface Extremes {
  readonly least: number
  readonly most: number
}

/** What a pick at these odds, in hundredths, brings back of one staked. */
export const returnOf = ({ win, back }: Chance, odds: number): number => (win * odds) / 100 + back

/** The least and the most that any pick of a market can bring back on average, over everything that the sport can offer. */
export const returnsOf = (sport: Sport, market: MarketKey): Extremes => {
  let [least, most] = [Infinity, 0]
  for (const rates of ratesIn(sport))
    for (const [parts, score] of statesOf(sport)) {
      const ends = summed(sport.ends(rates, parts, score), market)
      const line = lineOf(sport, market, ends)
      for (const pick of picksOf(market)) {
        const chance = chanceOf(ends, market, line, pick)
        // Between parts odds do not move.
        for (const shade of parts === 0 ? SHADES : [0]) {
          const odds = oddsOf(chance, market, pick === 'X' ? 0 : shade)
          if (odds === null) continue
          least = Math.min(least, returnOf(chance, odds))
          most = Math.max(most, returnOf(chance, odds))
        }
      }
    }
  return { least, most }
}
