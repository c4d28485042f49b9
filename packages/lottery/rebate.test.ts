import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES } from './play.ts'
import { playsOf } from './catalogue.ts'
import type { Line } from './line.ts'
import { openLine } from './line.ts'
import { PUSH } from './play.ts'
import { type Quote, quote } from './quote.ts'
import { type Fraction, fraction, over, plus, reduced, times } from './rational.ts'
import { GROUP_BASE, rebateChain, rebateOf } from './rebate.ts'
import { Refusal } from './refusal.ts'
import { selectionsOf } from './testing/selections.ts'

const LOWEST = 1800
const sum = (shares: readonly Fraction[]): Fraction => reduced(shares.reduce(plus, fraction(0)))
const share = (group: number): Fraction => reduced(fraction(group, GROUP_BASE))

/** The highest groups from a player up: steps of one, some of them equal. */
const chains = fc
  .array(fc.integer({ min: LOWEST, max: 1980 }), { minLength: 1, maxLength: 8 })
  .map((groups) => groups.toSorted((one, other) => one - other))

const line = (game: string, play: string, selection: unknown, group: number): Line => ({
  game,
  play,
  selection,
  bet: { unit: '2', mode: '1', multiple: 3 },
  pricing: { kind: 'prizeGroup', group },
})

/** How many notes a line hits on average, pushes apart; and how many stakes it is given back. */
const meanHits = (betLine: Line): { readonly wins: Fraction; readonly pushes: Fraction } => {
  const { play, reading, rules } = openLine(betLine)
  let [wins, pushes] = [0n, 0n]
  for (const { ways, hits } of reading.spread(rules, betLine.date))
    for (const [key, count] of Object.entries(hits)) {
      if (key === PUSH) pushes += ways * BigInt(count)
      else wins += ways * BigInt(count)
    }
  return { wins: fraction(wins, play.outcomes), pushes: fraction(pushes, play.outcomes) }
}

const quoteOf = (betLine: Line): Quote | undefined => {
  try {
    return quote(betLine)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const less = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den
const minus = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.den - b.num * a.den, den: a.den * b.den })

/** A prize is cut to so much before it is shown. */
const CUT = fraction(1, 10_000)

describe('return plus all rebates equals the top prize group over 2000 [LOTTERY-04]', () => {
  test('for every slider position and agent chain', () => {
    fc.assert(
      fc.property(chains, (highest) => {
        const own = highest[0] ?? LOWEST
        for (let played = LOWEST; played <= own; played++) {
          expect(sum([share(played), ...rebateChain(highest, played)])).toEqual(share(highest.at(-1) ?? own))
        }
      }),
    )
  })

  test('and the player’s own part of it is the same wherever the slider stands', () => {
    for (let played = LOWEST; played <= 1956; played++) {
      const [own = fraction(0)] = rebateChain([1956, 1960, 1980], played)
      expect(reduced(plus(share(played), own))).toEqual(share(1956))
    }
  })

  test('an agent at the same group as the one below has nothing, and nobody less than nothing', () => {
    expect(rebateChain([1950, 1950, 1960], 1900).map((each) => Number(each.num) / Number(each.den))).toEqual([0.025, 0, 0.005])
  })

  test('in money each part is cut, never rounded up', () => {
    expect(rebateOf(333_300n, 1940, 1900)).toBe(6_666n)
    expect(rebateOf(60n, 1980, 1979)).toBe(0n)
  })

  // A note of K3's `single` reaches any of its three tiers: a prize group would pay it thrice, so every lottery prices it by odds.
  const priced = GAMES.flatMap((game) =>
    playsOf(game)
      .filter(({ id, tiers }) => tiers.length > 0 && tiers.every(({ p }) => p) && !(game === 'K3' && id === 'single'))
      .map((play) => ({ game, play })),
  )

  test.each(priced)('$game $play.id: what selections give back is the group over 2000, but for the cut of the prize', ({ game, play }) => {
    for (const selection of fc.sample(selectionsOf(play.grammar), { numRuns: 4, seed: 5 })) {
      for (const group of [1800, 1873, 1956]) {
        const betLine = line(game, play.id, selection, group)
        const quotation = quoteOf(betLine)
        if (!quotation) continue
        const { wins, pushes } = meanHits(betLine)
        // What is pushed comes back whole: only the rest is played for.
        const played = minus(quotation.exactStake, times(quotation.per, pushes))
        const missing = minus(times(share(group), played), minus(quotation.expected, times(quotation.per, pushes)))
        const most = times(times(wins, over(quotation.per, fraction(2))), CUT)
        expect(less(missing, fraction(0))).toBe(false)
        expect(less(most, missing)).toBe(false)
      }
    }
  })
})
