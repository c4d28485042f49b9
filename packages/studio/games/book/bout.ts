import { COCKS } from './sides.ts'
import { type Sport, THOUSAND, within } from './sport.ts'

/** Of a thousand bouts so many are a draw. */
export const DRAWS = 80
const ROUNDS = 3

/** Red and blue, drawn by the studio: a number below 1000 says red, blue or draw, and one below 3 the round it ends in. */
export const cockfight: Sport = {
  code: 'COCKFIGHT',
  section: 'PSCOCKFIGHT',
  leagues: ['pit'],
  sides: COCKS,
  times: { everyMs: 120_000, aheadMs: 1_200_000, partMs: 30_000, breakMs: 0 },
  hotEvery: 0,
  mostParts: 1,
  markets: ['BOUT'],
  lines: {},
  ratesOf: (home, away) => {
    const rate = within(460 + 19 * (home - away), 260, 660)
    return [rate, THOUSAND - DRAWS - rate]
  },
  isOver: (_, parts) => parts >= 1,
  draw: async (below, [red, blue]) => {
    const number = await below(THOUSAND)
    const rounds = 1 + (await below(ROUNDS))
    const score = number < red ? ([1, 0] as const) : number < red + blue ? ([0, 1] as const) : ([0, 0] as const)
    return { events: [{ at: Math.floor((rounds * THOUSAND) / ROUNDS) - 1, score, points: [rounds, rounds] }], score }
  },
  ends: ([red, blue]) => [
    { score: [1, 0], chance: red / THOUSAND },
    { score: [0, 1], chance: blue / THOUSAND },
    { score: [0, 0], chance: (THOUSAND - red - blue) / THOUSAND },
  ],
}
