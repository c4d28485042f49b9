import fc from 'fast-check'
import type { MarkSixDraw } from '../drawn.ts'
import { playOf } from '../catalogue.ts'
import type { Play, Rules, Share } from '../play.ts'
import { type Fraction, fraction, reduced } from '../rational.ts'

export const two = (n: number): string => String(n).padStart(2, '0')

/** A Mark Six draw: six normals and the special. */
export const markSix = (numbers: readonly number[], change: Partial<MarkSixDraw> = {}): MarkSixDraw => ({
  date: '2026-08-18',
  normals: numbers.slice(0, 6).map(two),
  special: two(numbers[6] ?? 0),
  ordered: true,
  ...change,
})

/** A play of the game, which must be there. */
export const lhc = (id: string): Play => {
  const play = playOf('LHC', id)
  if (!play) throw new Error(`no play ${id}`)
  return play
}

export const spreadOf = (id: string, selection: unknown, rules: Rules = {}, date?: string): readonly Share[] =>
  lhc(id).read(selection).spread(rules, date)

/** The exact chance that a selection of one note reaches a tier. */
export const chanceOf = (id: string, selection: unknown, tier = 'win', date?: string): Fraction =>
  reduced(
    fraction(
      spreadOf(id, selection, {}, date).reduce((sum, { ways, hits }) => sum + ways * BigInt(hits[tier] ?? 0), 0n),
      lhc(id).outcomes,
    ),
  )

/** Ways by what is reached, so that two spreads can be compared. */
export const waysByHits = (shares: Iterable<Share>): Record<string, bigint> => {
  const ways: Record<string, bigint> = {}
  for (const share of shares) {
    const reached = Object.entries(share.hits).filter(([, count]) => count > 0)
    const key = JSON.stringify(reached.sort(([a], [b]) => (a < b ? -1 : 1)))
    if (reached.length > 0 && share.ways > 0n) ways[key] = (ways[key] ?? 0n) + share.ways
  }
  return ways
}

/** Draws around New Year's days, with 49 and low numbers more often than their share. */
export const draws: fc.Arbitrary<MarkSixDraw> = fc
  .record({
    numbers: fc.oneof(
      fc.shuffledSubarray(
        Array.from({ length: 49 }, (_, i) => i + 1),
        { minLength: 7, maxLength: 7 },
      ),
      fc.shuffledSubarray([1, 2, 3, 5, 7, 13, 25, 30, 49], { minLength: 7, maxLength: 7 }),
    ),
    date: fc.constantFrom('2002-02-12', '2023-01-21', '2023-01-22', '2026-02-16', '2026-02-17', '2027-02-06'),
  })
  .map(({ numbers, date }) => markSix(numbers, { date }))
