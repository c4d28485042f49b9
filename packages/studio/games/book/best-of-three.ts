import { PLAYERS, TEAMS } from './sides.ts'
import { type Likely, type MatchEvent, type Score, type Sport, THOUSAND, within } from './sport.ts'

const WINS = 2

/** Ends of a match that goes on until one side has won two parts. */
const endsFrom = (rates: readonly [number, number], score: Score, chance = 1): Likely[] => {
  if (Math.max(...score) >= WINS) return [{ score, chance }]
  return [
    ...endsFrom(rates, [score[0] + 1, score[1]], (chance * rates[0]) / THOUSAND),
    ...endsFrom(rates, [score[0], score[1] + 1], (chance * rates[1]) / THOUSAND),
  ]
}

interface Points {
  readonly target: number
  /** The most that the side that loses a part has won in it. */
  readonly mostOfLoser: number
}

/**
 * Of each part a number below 1000 is drawn: the first ones are won at home. The loser's points are a number up to the most of a loser.
 * How the points came about follows from one more number for each of them.
 */
const bestOfThree = (
  own: Pick<Sport, 'code' | 'section' | 'leagues' | 'sides' | 'times' | 'hotEvery'>,
  { target, mostOfLoser }: Points,
): Sport => ({
  ...own,
  mostParts: 3,
  markets: ['WINNER', 'HANDICAP', 'TOTAL'],
  lines: { HANDICAP: [-1.5, 1.5], TOTAL: [2.5] },
  ratesOf: (home, away) => {
    const rate = within(503 + 27 * (home - away), 180, 820)
    return [rate, THOUSAND - rate]
  },
  isOver: (score) => Math.max(...score) >= WINS,
  draw: async (below, [home], _, before) => {
    const isHome = (await below(THOUSAND)) < home
    let [winner, loser] = [target, await below(mostOfLoser + 1)]
    const total = winner + loser
    let points: Score = [0, 0]
    const events: MatchEvent[] = []
    for (let point = 1; point < total; point++) {
      // The last point is the winner's.
      const toWinner = (await below(winner - 1 + loser)) < winner - 1
      if (toWinner) winner--
      else loser--
      points = toWinner === isHome ? [points[0] + 1, points[1]] : [points[0], points[1] + 1]
      events.push({ at: Math.floor((point * THOUSAND) / (total + 1)), score: before, points })
    }
    const score: Score = isHome ? [before[0] + 1, before[1]] : [before[0], before[1] + 1]
    points = isHome ? [points[0] + 1, points[1]] : [points[0], points[1] + 1]
    events.push({ at: Math.floor((total * THOUSAND) / (total + 1)), score, points })
    return { events, score }
  },
  ends: (rates, _, score) => {
    const ends = new Map<string, Likely>()
    for (const end of endsFrom(rates, score)) {
      const key = end.score.join(':')
      ends.set(key, { score: end.score, chance: (ends.get(key)?.chance ?? 0) + end.chance })
    }
    return [...ends.values()]
  },
})

export const tennis = bestOfThree(
  {
    code: 'TENNIS',
    section: 'PSSPORTS',
    leagues: ['court'],
    sides: PLAYERS,
    times: { everyMs: 300_000, aheadMs: 2_700_000, partMs: 60_000, breakMs: 35_000 },
    hotEvery: 0,
  },
  { target: 6, mostOfLoser: 4 },
)

export const esports = bestOfThree(
  {
    code: 'ESPORTS',
    section: 'PSESPORTS',
    leagues: ['tower'],
    sides: TEAMS,
    times: { everyMs: 240_000, aheadMs: 2_700_000, partMs: 75_000, breakMs: 40_000 },
    hotEvery: 10,
  },
  { target: 13, mostOfLoser: 11 },
)
