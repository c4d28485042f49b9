import fc from 'fast-check'
import { expect } from 'vitest'
import type { NumbersDraw } from '../drawn.ts'
import { twoDigits } from '../numbers/family.ts'
import { type Hits, type Play, type Reading, type Rules, tiersOf } from '../play.ts'
import { fraction, reduced } from '../rational.ts'
import type { Field } from '../selection/grammar.ts'
import { tokensOf } from '../selection/tokens.ts'

const upTo = (of: number): number[] => Array.from({ length: of }, (_, i) => i + 1)

/** Every order of `take` different numbers. */
function* ordersOf(numbers: readonly number[], take: number): Generator<number[]> {
  if (take === 0) yield []
  else
    for (const first of numbers)
      for (const rest of ordersOf(
        numbers.filter((n) => n !== first),
        take - 1,
      ))
        yield [first, ...rest]
}

/** The draws of `drawn` numbers from 1 to `of` that differ on the places `at`; unused numbers, ascending, fill the others. */
export function* drawsOver(at: readonly number[], drawn: number, of: number): Generator<NumbersDraw> {
  for (const window of ordersOf(upTo(of), at.length)) {
    const others = upTo(of).filter((n) => !window.includes(n))
    const numbers = upTo(drawn).map((place) => window[at.indexOf(place)] ?? others.shift() ?? 0)
    yield { numbers: numbers.map(twoDigits), ordered: true }
  }
}

/** A random draw of `drawn` different numbers from 1 to `of`, ordered unless it says otherwise. */
export const someDraw = (drawn: number, of: number): fc.Arbitrary<NumbersDraw> =>
  fc.shuffledSubarray(upTo(of).map(twoDigits), { minLength: drawn, maxLength: drawn }).map((numbers) => ({ numbers, ordered: true }))

const valueOf = (field: Field, gaps: boolean): unknown => {
  switch (field.kind) {
    case 'list':
      if (field.key === 'dan') return tokensOf(field.of).slice(0, Math.min(field.atMost ?? 1, 2))
      if (field.key === 'tuo') return tokensOf(field.of).slice(2)
      return tokensOf(field.of).filter((_, i) => !gaps || i % 5 !== 1)
    case 'places':
      return Array.from({ length: field.rows }, (_, row) => tokensOf(field.of).filter((__, i) => i < 6 && (i + row) % 3 > 0))
    case 'lines':
      return []
  }
}

/** One fixed, many-sided selection of a form, with some tokens of each list left out or with all. */
export const sampleOf = (form: readonly Field[], lists: 'with gaps' | 'full'): Record<string, unknown> =>
  Object.fromEntries(form.map((field) => [field.key, valueOf(field, lists === 'with gaps')]))

const keyOf = (hits: Hits): string =>
  Object.entries(hits)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join()

const share = (ways: bigint | number, of: bigint | number): string => Object.values(reduced(fraction(ways, of))).join('/')

/** Checks the spread of a selection against equally likely draws, which stand for all there are. */
export const expectSpread = (play: Play, reading: Reading, rules: Rules, draws: readonly NumbersDraw[]): void => {
  const counted: Record<string, number> = {}
  for (const draw of draws) {
    const key = keyOf(reading.hits(draw, rules))
    if (key) counted[key] = (counted[key] ?? 0) + 1
  }
  const spread = reading.spread(rules).map(({ ways, hits }) => [keyOf(hits), share(ways, play.outcomes)])
  expect(new Set(spread.map(([key]) => key)).size).toBe(spread.length)
  expect(Object.fromEntries(spread)).toEqual(
    Object.fromEntries(Object.entries(counted).map(([key, ways]) => [key, share(ways, draws.length)])),
  )
}

/** Checks that notes reach each tier as often as the tier says, over equally likely draws which stand for all there are. */
export const expectChances = (play: Play, reading: Reading, rules: Rules, draws: readonly NumbersDraw[]): void => {
  const tiers = new Map(tiersOf(play, rules).map(({ id, p }) => [id, p && share(p.num, p.den)]))
  const reached = new Set<string>()
  for (const note of reading.notes()) {
    const ways: Record<string, number> = {}
    for (const draw of draws) {
      const tier = play.judge(note, draw, rules)
      if (tier) ways[tier] = (ways[tier] ?? 0) + 1
    }
    for (const [tier, count] of Object.entries(ways)) {
      expect([tier, share(count, draws.length)]).toEqual([tier, tiers.get(tier)])
      reached.add(tier)
    }
    if (reached.size === tiers.size) break
  }
  expect([...reached].sort()).toEqual([...tiers.keys()].sort())
}
