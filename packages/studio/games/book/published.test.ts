import { describe, expect, it } from 'vitest'
import { SPORTS, sportOf } from './fixtures.ts'
import { MARGINS, MOST_SHADE } from './markets.ts'
import { LEAST_OF_SECTION, LEAST_RETURN, SECTION_MARKETS } from './published.ts'
import { ratesIn, returnsOf } from './return.ts'
import type { MarketKey, Sport, SportCode } from './sport.ts'

/** The second program: whole numbers, chances over powers of a thousand, and rules of its own. */
type Weights = Map<number, bigint>

const power = (base: number, times: number): bigint => BigInt(base) ** BigInt(times)
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))

/** Ways, of 1000^steps, to come to each sum or difference of goals. */
const goalWeights = (steps: number, [a, b]: readonly [number, number], figure: (home: number, away: number) => number): Weights => {
  const weights: Weights = new Map()
  for (let i = 0; i <= steps; i++)
    for (let j = 0; i + j <= steps; j++) {
      const ways = factorial(steps) / (factorial(i) * factorial(j) * factorial(steps - i - j))
      const weight = ways * power(a, i) * power(b, j) * power(1000 - a - b, steps - i - j)
      weights.set(figure(i, j), (weights.get(figure(i, j)) ?? 0n) + weight)
    }
  return weights
}

interface State {
  readonly weights: Weights
  readonly whole: bigint
  /** What was scored before, as this market counts it. */
  readonly begin: number
  readonly moves: boolean
}

const footballStates = (market: MarketKey, rates: readonly [number, number]): State[] => {
  const figure = market === 'TOTAL' ? (i: number, j: number) => i + j : (i: number, j: number) => i - j
  const half = goalWeights(15, rates, figure)
  const begins = new Set<number>()
  for (let i = 0; i <= 15; i++) for (let j = 0; i + j <= 15; j++) begins.add(figure(i, j))
  return [
    { weights: goalWeights(30, rates, figure), whole: power(1000, 30), begin: 0, moves: true },
    ...[...begins].map((begin) => ({ weights: half, whole: power(1000, 15), begin, moves: false })),
  ]
}

/** Best of three: two wins in so many parts, written down one by one. */
const seriesStates = (market: MarketKey, [p]: readonly [number, number]): State[] => {
  const [h, a] = [BigInt(p), BigInt(1000 - p)]
  const of = (home: number, away: number) => (market === 'TOTAL' ? home + away : home - away)
  const state = (rows: readonly (readonly [number, bigint])[], whole: bigint, moves: boolean): State => {
    const weights: Weights = new Map()
    for (const [figure, weight] of rows) weights.set(figure, (weights.get(figure) ?? 0n) + weight)
    return { weights, whole, begin: 0, moves }
  }
  const k = 1000n
  return [
    state(
      [
        [of(2, 0), h * h * k],
        [of(0, 2), a * a * k],
        [of(2, 1), 2n * h * a * h],
        [of(1, 2), 2n * h * a * a],
      ],
      k ** 3n,
      true,
    ),
    state(
      [
        [of(2, 0), h * k],
        [of(2, 1), a * h],
        [of(1, 2), a * a],
      ],
      k ** 2n,
      false,
    ),
    state(
      [
        [of(0, 2), a * k],
        [of(1, 2), h * a],
        [of(2, 1), h * h],
      ],
      k ** 2n,
      false,
    ),
    state(
      [
        [of(2, 1), h],
        [of(1, 2), a],
      ],
      k,
      false,
    ),
  ]
}

const LINES: Readonly<Record<string, readonly number[]>> = {
  'FOOTBALL HANDICAP': Array.from({ length: 11 }, (_, index) => index - 5),
  'FOOTBALL TOTAL': Array.from({ length: 10 }, (_, index) => 1 + 2 * index),
  'BEST HANDICAP': [-3, 3],
  'BEST TOTAL': [5],
}

/** Lines count in halves, so that all of it stays whole. */
const pickWeights = (state: State, market: MarketKey, line: number): { win: bigint; back: bigint; drawn: boolean }[] => {
  const sum = (holds: (figure: number) => boolean) =>
    [...state.weights].reduce((total, [figure, weight]) => (holds(figure + state.begin) ? total + weight : total), 0n)
  const sign = market === 'TOTAL' ? -1 : 1
  const [over, even, under] = [
    sum((f) => 2 * f + sign * line > 0),
    sum((f) => 2 * f + sign * line === 0),
    sum((f) => 2 * f + sign * line < 0),
  ]
  if (market === 'RESULT')
    return [
      { win: over, back: 0n, drawn: false },
      { win: even, back: 0n, drawn: true },
      { win: under, back: 0n, drawn: false },
    ]
  if (market === 'BOUT')
    return [
      { win: over, back: even, drawn: false },
      { win: even, back: 0n, drawn: true },
      { win: under, back: even, drawn: false },
    ]
  return [
    { win: over, back: even, drawn: false },
    { win: under, back: even, drawn: false },
  ]
}

const SCALE = 10n ** 12n

/** Least and most return of a market in 1/10^12. */
const extremes = (sport: Sport, market: MarketKey): readonly [bigint, bigint] => {
  let [least, most] = [10n * SCALE, 0n]
  const margin = { RESULT: 50n, WINNER: 45n, BOUT: 50n, HANDICAP: 40n, TOTAL: 40n }[market]
  const lines = LINES[`${sport.code === 'FOOTBALL' ? 'FOOTBALL' : 'BEST'} ${market}`] ?? [0]
  for (const rates of ratesIn(sport)) {
    const states =
      sport.code === 'FOOTBALL'
        ? footballStates(market, rates)
        : sport.code === 'COCKFIGHT'
          ? [
              {
                weights: new Map([
                  [1, BigInt(rates[0])],
                  [-1, BigInt(rates[1])],
                  [0, BigInt(1000 - rates[0] - rates[1])],
                ]),
                whole: 1000n,
                begin: 0,
                moves: true,
              },
            ]
          : seriesStates(market, rates)
    for (const state of states) {
      const distance = (line: number) => {
        const picks = pickWeights(state, market, line)
        const apart = (picks[0]?.win ?? 0n) - (picks.at(-1)?.win ?? 0n)
        return apart < 0n ? -apart : apart
      }
      const line = lines.reduce((best, each) => (distance(each) < distance(best) ? each : best))
      const { whole } = state
      for (const { win, back, drawn } of pickWeights(state, market, line)) {
        if (win === 0n || win + back === whole) continue
        for (let step = -3; step <= 3; step++) {
          if ((!state.moves || drawn) && step !== 0) continue
          // (1 - margin - back) / (win (1 + shade)), in hundredths, rounded down; all of it over thousandths.
          const odds = (100n * ((1000n - margin) * whole - 1000n * back)) / (win * BigInt(1000 + 8 * step))
          if (odds < 101n || odds > 5000n) continue
          const value = (SCALE * (win * odds + 100n * back)) / (100n * whole)
          if (value < least) least = value
          if (value > most) most = value
        }
      }
    }
  }
  return [least, most]
}

const ALL = SPORTS.flatMap((sport) => sport.markets.map((market) => [sport.code, market] as const))

describe('what the event book says of its margins', () => {
  it.each(ALL)(
    '%s %s: the least return is what a second program counts, and no pick brings back more than was staked',
    (code: SportCode, market: MarketKey) => {
      const sport = sportOf(code)
      const [least, most] = extremes(sport, market)
      const exact = returnsOf(sport, market)
      expect(exact.least).toBeCloseTo(Number(least) / 1e12, 7)
      expect(exact.most).toBeCloseTo(Number(most) / 1e12, 7)
      expect(exact.most).toBeLessThan(1)
      expect(Number(least / 10n ** 8n)).toBe(LEAST_RETURN[`${code} ${market}`])
    },
  )

  it('names every market of a section with its margin, and the least of them all', () => {
    expect(MOST_SHADE).toBe(24)
    for (const [section, rows] of Object.entries(SECTION_MARKETS)) {
      expect(rows).toEqual(
        SPORTS.filter((sport) => sport.section === section).flatMap(({ code, markets }) => markets.map((market) => [code, market])),
      )
      expect(LEAST_OF_SECTION[section]).toBe(Math.min(...rows.map(([code, market]) => LEAST_RETURN[`${code} ${market}`] ?? 0)))
      for (const [, market] of rows) expect(MARGINS[market]).toBeGreaterThan(0)
    }
  })
})
