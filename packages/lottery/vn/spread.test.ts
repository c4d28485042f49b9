import { describe, expect, test } from 'vitest'
import { playOf, playsOf } from '../catalogue.ts'
import { strings } from '../digits/outcomes.ts'
import type { Hits, Share } from '../play.ts'
import { fraction, reduced, times } from '../rational.ts'
import type { Field } from '../selection/grammar.ts'
import { tokensOf } from '../selection/tokens.ts'
import { da } from './da.ts'
import { ending } from './ending.ts'
import type { LotFamily } from './family.ts'
import { occupancies, occurrences } from './occupancy.ts'
import { truot, xien, xienQuay } from './set.ts'
import { headDigit, parity, size, tailDigit } from './side.ts'

const numbers = (count: number, length = 2): string[] =>
  Array.from({ length: count }, (_, i) =>
    String(i * 7)
      .padStart(length, '0')
      .slice(-length),
  )

const keyOf = (hits: Hits): string => JSON.stringify(Object.entries(hits).filter(([, count]) => count > 0))

const tally = (shares: Iterable<Share>): Record<string, bigint> => {
  const ways: Record<string, bigint> = {}
  for (const share of shares) {
    const key = keyOf(share.hits)
    if (key !== '[]') ways[key] = (ways[key] ?? 0n) + share.ways
  }
  return ways
}

/** All outcomes of n numbers on so many lots, one by one. */
function* sequences(n: number, lots: number): Generator<number[]> {
  if (lots === 0) yield []
  else for (const rest of sequences(n, lots - 1)) for (let value = 0; value < n; value++) yield [...rest, value]
}

describe('[LOTTERY-04] occupancy', () => {
  test.each([
    [3, 5],
    [4, 6],
    [5, 4],
  ])('of %i numbers on %i lots, counted one by one', (n, lots) => {
    for (let chosen = 0; chosen <= n; chosen++) {
      const all = sequences(n, lots)
      const byDifferent = Array.from({ length: lots + 1 }, () => Array<bigint>(Math.min(chosen, lots) + 1).fill(0n))
      const byLots = Array<bigint>(lots + 1).fill(0n)
      for (const drawn of all) {
        const counts = Array.from({ length: chosen }, (_, i) => drawn.filter((value) => value === i).length)
        const different = counts.filter((count) => count > 0).length
        for (let most = Math.max(0, ...counts); most <= lots; most++) {
          const row = byDifferent[most] ?? []
          row[different] = (row[different] ?? 0n) + 1n
        }
        const hit = drawn.filter((value) => value < chosen).length
        byLots[hit] = (byLots[hit] ?? 0n) + 1n
      }
      const counted = occupancies(n, chosen, lots)
      byDifferent.forEach((row, most) => expect(counted(most)).toEqual(row))
      expect(occurrences(n, chosen, lots)).toEqual(byLots)
    }
  })
})

/** Checks the spread of a family on one or two lots against every ending they can have. */
const countedOneByOne = <S>(name: string, family: LotFamily<S>, lots: 1 | 2, key: string, row: readonly string[]): void => {
  test(name, () => {
    const chosen = family.read({ [key]: [row] })
    const counted: Share[] = []
    for (const digits of strings(2 * lots)) {
      const drawn = digits.join('')
      counted.push({ ways: 1n, hits: family.hits(chosen, [drawn.slice(0, 2), drawn.slice(2)].slice(0, lots)) })
    }
    expect(tally(family.spread(chosen, lots))).toEqual(tally(counted))
  })
}

describe('[LOTTERY-04] all endings, one by one', () => {
  countedOneByOne('numbers', ending(2), 2, 'numbers', numbers(13))
  countedOneByOne('numbers in any order', ending(2, true), 2, 'numbers', ['12', '33', '09', '58'])
  countedOneByOne('xien2', xien(2), 2, 'numbers', numbers(9))
  countedOneByOne('xien-quay', xienQuay, 2, 'numbers', numbers(10))
  countedOneByOne('truot4', truot(4), 2, 'numbers', numbers(4))
  countedOneByOne('da', da, 2, 'numbers', numbers(7))
  countedOneByOne('head digit', headDigit, 1, 'digits', ['0', '7', '9'])
  countedOneByOne('tail digit', tailDigit, 1, 'digits', ['3'])
  countedOneByOne('size', size, 1, 'picks', ['big'])
  countedOneByOne('parity', parity, 1, 'picks', ['odd', 'even'])
})

const plays = (['VN-MB', 'VN-MN'] as const).flatMap((game) => playsOf(game).map((play) => [game, play.id, play] as const))

/** A selection of a play with one list: all words or digits but one, or up to thirty numbers. */
const selectionOf = ([field]: readonly Field[] = []): Record<string, string[]> => {
  if (field?.kind !== 'list') throw new Error('not one list')
  const chosen = field.of.kind === 'digits' ? numbers(field.exactly ?? field.atMost ?? 30, field.of.length) : tokensOf(field.of).slice(1)
  return { [field.key]: field.anyOrder ? ['112', '345', '900'].map((number) => number.slice(-chosen[0]!.length)) : chosen }
}

describe('[LOTTERY-04] over all draws of a region', () => {
  test.each(plays.filter(([, , play]) => !play.whole))('%s %s: as many notes win on average as its chances say', (_, __, play) => {
    const reading = play.read(selectionOf(play.grammar[0]))
    const perTier = new Map<string, number>()
    for (const { tokens } of reading.notes()) {
      const tier = play.tiers.length === 1 ? 'win' : `xien${tokens.length}`
      perTier.set(tier, (perTier.get(tier) ?? 0) + 1)
    }
    for (const { id, p = fraction(0) } of play.tiers) {
      const won = reading.spread({}).reduce((sum, { ways, hits }) => sum + ways * BigInt(hits[id] ?? 0), 0n)
      expect([id, reduced(fraction(won, play.outcomes))]).toEqual([id, reduced(times(p, fraction(perTier.get(id) ?? 0)))])
    }
  })

  test.each([
    ['VN-MB', 'lo2', 'win', 0.01],
    ['VN-MN', 'xiu-chu', 'win', 0.001],
    ['VN-MB', 'cang4', 'win', 0.0001],
    ['VN-MB', 'head-digit', 'win', 0.1],
    ['VN-MB', 'de-size', 'win', 0.5],
    ['VN-MB', 'xien2', 'win', 0.054882],
    ['VN-MB', 'xien3', 'win', 0.012298],
    ['VN-MB', 'xien4', 'win', 0.00267],
    ['VN-MB', 'xien-quay', 'xien3', 0.012298],
    ['VN-MN', 'xien2', 'win', 0.026108],
    ['VN-MB', 'truot4', 'win', 0.3321],
    ['VN-MB', 'truot8', 'win', 0.1053],
    ['VN-MB', 'truot10', 'win', 0.0581],
  ])('%s %s: a note reaches %s in %d of the draws', (game, id, tier, chance) => {
    const p = playOf(game, id)?.tiers.find((one) => one.id === tier)?.p ?? fraction(0)
    const places = String(chance).length - 2
    expect(Number((p.num * 10n ** 12n) / p.den) / 1e12).toBeCloseTo(chance, places)
  })

  test('one number occurs once, twice and three times as often as the rules page says', () => {
    const spread =
      playOf('VN-MB', 'lo2')
        ?.read({ numbers: ['68'] })
        .spread({}) ?? []
    const share = (count: number) =>
      Number(((spread.find(({ hits }) => hits['win'] === count)?.ways ?? 0n) * 1_000_000n) / 10n ** 54n) / 1e6
    expect(share(1)).toBeCloseTo(0.2079, 4)
    expect(share(2)).toBeCloseTo(0.0273, 4)
    expect(share(3)).toBeCloseTo(0.0023, 4)
  })

  test.each([2, 5, 27, 60, 100])('da of %i numbers agrees with the distinct numbers alone', (chosen) => {
    const hundred = (base: number): bigint => BigInt(base) ** 27n
    const spread = da.spread(new Set(numbers(100).slice(0, chosen)), 27)
    const none = hundred(100 - chosen)
    const one = BigInt(chosen) * (hundred(101 - chosen) - none)
    expect(spread.reduce((sum, { ways }) => sum + ways, 0n)).toBe(hundred(100) - none - one)
    const distinct = occupancies(100, chosen, 27)()
    distinct.forEach((ways, different) => {
      const shares = different < 2 ? [] : spread.filter(({ hits }) => hits['base'] === different - 1)
      expect(shares.reduce((sum, share) => sum + share.ways, 0n)).toBe(different < 2 ? 0n : ways)
    })
    const best = chosen === 2 ? [25] : [25, 24]
    expect(best.map((bonus, i) => spread.some(({ hits }) => hits['base'] === i + 1 && hits['bonus'] === bonus))).toEqual(
      best.map(() => true),
    )
  })
})
