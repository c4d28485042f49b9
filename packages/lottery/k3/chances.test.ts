import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { type Hits, type Reading, type Rules, tiersOf } from '../play.ts'
import { fraction, reduced } from '../rational.ts'
import type { Field } from '../selection/grammar.ts'
import { tokensOf } from '../selection/tokens.ts'
import { throws } from '../testing/throws.ts'

const flags: readonly Rules[] = [{}, { pairStarTriple: 'lose', triple: 'lose' }, { pairStarTriple: 'win', triple: 'normal' }]
const cases = playsOf('K3').flatMap((play) => flags.map((rules) => [play.id, JSON.stringify(rules), play, rules] as const))

/** Every `step`-th token of every list. */
const selectionOf = (form: readonly Field[] = [], step = 1): Record<string, unknown> =>
  Object.fromEntries(form.map((field) => [field.key, field.kind === 'list' ? tokensOf(field.of).filter((_, i) => i % step === 0) : []]))

const keyOf = (hits: Hits): string => JSON.stringify(Object.entries(hits).filter(([, count]) => count > 0))

const spreadByThrows = (reading: Reading, rules: Rules): Record<string, bigint> => {
  const ways: Record<string, bigint> = {}
  for (const draw of throws) {
    const key = keyOf(reading.hits(draw, rules))
    if (key !== '[]') ways[key] = (ways[key] ?? 0n) + 1n
  }
  return ways
}

describe('[LOTTERY-04] over all 216 throws', () => {
  test.each(cases)('%s %s: chance and spread', (_, __, play, rules) => {
    const reading = play.read(selectionOf(play.grammar[0]))
    const tiers = tiersOf(play, rules)
    const reached = new Set<string>()
    for (const note of reading.notes()) {
      const ways = new Map<string, number>()
      for (const draw of throws) {
        const tier = play.judge(note, draw, rules)
        if (tier) ways.set(tier, (ways.get(tier) ?? 0) + 1)
      }
      for (const [tier, count] of ways) {
        const p = tiers.find(({ id }) => id === tier)?.p ?? fraction(0)
        expect([tier, reduced(fraction(count, 216))]).toEqual([tier, reduced(p)])
        reached.add(tier)
      }
    }
    expect([...reached].sort()).toEqual(tiers.map(({ id }) => id).sort())
    for (const some of [reading, play.read(selectionOf(play.grammar[0], 2))]) {
      expect(Object.fromEntries(some.spread(rules).map(({ ways, hits }) => [keyOf(hits), ways]))).toEqual(spreadByThrows(some, rules))
    }
  })
})
