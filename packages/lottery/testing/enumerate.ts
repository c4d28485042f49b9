import { expect } from 'vitest'
import { type Hits, type Play, PUSH, type Reading, type Rules } from '../play.ts'
import { fraction, reduced } from '../rational.ts'

const keyOf = (hits: Hits): string =>
  Object.entries(hits)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => entry.join(':'))
    .join()

const tally = (into: Map<string, bigint>, key: string, ways: bigint): void => {
  if (key) into.set(key, (into.get(key) ?? 0n) + ways)
}

/** Every draw that differs on the places named, the other places 0. */
export function* drawsOver(at: readonly number[]): Generator<{ digits: string }> {
  for (let n = 0; n < 10 ** at.length; n++) {
    const digits = ['0', '0', '0', '0', '0']
    Array.from(String(n).padStart(at.length, '0')).forEach((digit, i) => {
      digits[(at[i] ?? 1) - 1] = digit
    })
    yield { digits: digits.join('') }
  }
}

/** Checks the spread of a selection against every draw of the places its play looks at. */
export const expectSpread = (play: Play, reading: Reading, rules: Rules): void => {
  const counted = new Map<string, bigint>()
  const waysElsewhere = play.outcomes / 10n ** BigInt(play.at.length)
  for (const draw of drawsOver(play.at)) tally(counted, keyOf(reading.hits(draw, rules)), waysElsewhere)
  const spread = new Map<string, bigint>()
  for (const { ways, hits } of reading.spread(rules)) tally(spread, keyOf(hits), ways)
  expect(Object.fromEntries(spread)).toEqual(Object.fromEntries(counted))
}

/** Checks that each note given reaches a tier as often as the tier says, and that every tier is reached by one of them. */
export const expectChances = (play: Play, reading: Reading): void => {
  const reached = new Set<string>()
  for (const note of reading.notes()) {
    if (reached.size === play.tiers.length) break
    const ways = new Map<string, bigint>()
    for (const draw of drawsOver(note.at)) tally(ways, play.judge(note, draw, {}) ?? '', 1n)
    for (const [tier, count] of ways) {
      const p = play.tiers.find(({ id }) => id === tier)?.p ?? fraction(0)
      expect([tier, reduced(fraction(count, 10 ** note.at.length))]).toEqual([tier, reduced(p)])
      reached.add(tier)
    }
  }
  expect([...reached].sort()).toEqual(play.tiers.map(({ id }) => id).sort())
  expect(reached).not.toContain(PUSH)
}
