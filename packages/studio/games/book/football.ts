import { CLUBS } from './sides.ts'
import { type Likely, type MatchEvent, type Score, type Sport, THOUSAND, within } from './sport.ts'

/** Steps of a half, in each of which at most one goal falls. */
export const STEPS = 15
const HALVES = 2

const counted = new Map<string, readonly Likely[]>()

/** All numbers of goals in so many steps with their chances. There are few rates, so each is counted once. */
export const goalsIn = (steps: number, rates: readonly [number, number]): readonly Likely[] => {
  const key = `${steps} ${rates.join()}`
  const before = counted.get(key)
  if (before) return before
  const goals = countGoals(steps, rates)
  counted.set(key, goals)
  return goals
}

/** By adding one step after the other. */
const countGoals = (steps: number, [home, away]: readonly [number, number]): Likely[] => {
  const [a, b] = [home / THOUSAND, away / THOUSAND]
  let before = new Map<string, Likely>([['0:0', { score: [0, 0], chance: 1 }]])
  for (let step = 0; step < steps; step++) {
    const after = new Map<string, Likely>()
    const add = (score: Score, chance: number) => {
      const key = score.join(':')
      after.set(key, { score, chance: (after.get(key)?.chance ?? 0) + chance })
    }
    for (const { score, chance } of before.values()) {
      add([score[0] + 1, score[1]], chance * a)
      add([score[0], score[1] + 1], chance * b)
      add(score, chance * (1 - a - b))
    }
    before = after
  }
  return [...before.values()]
}

/** Two halves of 15 steps. Of each a number below 1000 is drawn: the first ones are a goal at home, the next ones a goal away. */
export const football: Sport = {
  code: 'FOOTBALL',
  section: 'PSSPORTS',
  leagues: ['harbour', 'valley'],
  sides: CLUBS,
  times: { everyMs: 180_000, aheadMs: 2_700_000, partMs: 120_000, breakMs: 50_000 },
  hotEvery: 10,
  mostParts: HALVES,
  markets: ['RESULT', 'HANDICAP', 'TOTAL'],
  lines: { HANDICAP: [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5], TOTAL: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5] },
  // Between sides of about one strength more or fewer goals fall, by what both have together.
  ratesOf: (home, away) => {
    const tempo = 5 * (((home + away) % 3) - 1)
    return [within(50 + tempo + 3 * (home - away), 12, 92), within(41 + tempo - 3 * (home - away), 10, 84)]
  },
  isOver: (_, parts) => parts >= HALVES,
  draw: async (below, [home, away], _, before) => {
    let score: Score = before
    const events: MatchEvent[] = []
    for (let step = 0; step < STEPS; step++) {
      const number = await below(THOUSAND)
      if (number >= home + away) continue
      score = number < home ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
      events.push({ at: Math.floor(((step + 1) * THOUSAND) / (STEPS + 1)), score })
    }
    return { events, score }
  },
  ends: (rates, parts, [home, away]) =>
    goalsIn((HALVES - parts) * STEPS, rates).map(({ score, chance }) => ({ score: [score[0] + home, score[1] + away], chance })),
}
