import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, DECK, rankOf } from './card.ts'
import { combinationOf, type Kind, weaknessOf } from './combination.ts'

/** Cards by name, as `10c`: rank and the first letter of the suit. */
const cards = (names: string): Card[] =>
  names
    .split(' ')
    .map(
      (name) =>
        ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].indexOf(name.slice(0, -1)) * 4 + 'scdh'.indexOf(name.slice(-1)),
    )

const combinationFrom = (names: string) => {
  const combination = combinationOf(cards(names))
  if (!combination) throw new Error(`${names} is nothing`)
  return combination
}

/** The second program: what so many cards of each rank make, told by the counts alone. */
const kindByCounts = (counts: readonly number[]): Kind | undefined => {
  const text = counts.join('').replace(/^0+/, '').replace(/0+$/, '')
  const holdsTwo = (counts[12] ?? 0) > 0
  if (/^[1234]$/.test(text)) return (['single', 'pair', 'triple', 'four'] as const)[Number(text) - 1]
  if (/^1{3,}$/.test(text) && !holdsTwo) return 'run'
  return /^2{3,}$/.test(text) && !holdsTwo ? 'pairs' : undefined
}

const countsOf = (hand: readonly Card[]): number[] =>
  Array.from({ length: 13 }, (_, rank) => hand.filter((card) => rankOf(card) === rank).length)
const WAYS = [1, 4, 6, 4, 1]

/** Every way to take so many cards by rank, with how many hands of suits stand for it. */
function* rankChoices(size: number, rank = 0, counts: readonly number[] = [], ways = 1): Generator<[readonly number[], number]> {
  if (rank === 13) {
    if (size === 0) yield [counts, ways]
    return
  }
  for (let count = 0; count <= Math.min(4, size); count++)
    yield* rankChoices(size - count, rank + 1, [...counts, count], ways * (WAYS[count] ?? 0))
}

const handWith = (counts: readonly number[]): Card[] =>
  counts.flatMap((count, rank) => Array.from({ length: count }, (_, suit) => rank * 4 + suit))

const tally = (into: Map<string, number>, kind: Kind | undefined, size: number, ways = 1) => {
  if (kind) into.set(`${kind} ${size}`, (into.get(`${kind} ${size}`) ?? 0) + ways)
}

describe('what cards make together', () => {
  it('is, over all hands of one to four cards one by one, what a second program counts', () => {
    const [counted, recounted] = [new Map<string, number>(), new Map<string, number>()]
    const walk = (hand: readonly Card[], next: Card) => {
      if (hand.length > 0) {
        tally(counted, combinationOf(hand)?.kind, hand.length)
        tally(recounted, kindByCounts(countsOf(hand)), hand.length)
      }
      if (hand.length < 4) for (let card = next; card < DECK; card++) walk([...hand, card], card + 1)
    }
    walk([], 0)
    expect(counted).toEqual(recounted)
    expect(Object.fromEntries(counted)).toEqual({
      'single 1': 52,
      'pair 2': 78,
      'triple 3': 52,
      'four 4': 13,
      'run 3': 10 * 4 ** 3,
      'run 4': 9 * 4 ** 4,
    })
  })

  it('is, over all choices of ranks of five to eight cards, what a second program and the formula count', () => {
    for (const size of [5, 6, 7, 8]) {
      const [counted, recounted] = [new Map<string, number>(), new Map<string, number>()]
      for (const [counts, ways] of rankChoices(size)) {
        tally(counted, combinationOf(handWith(counts))?.kind, size, ways)
        tally(recounted, kindByCounts(counts), size, ways)
      }
      expect(counted).toEqual(recounted)
      expect(counted.get(`run ${size}`)).toBe((13 - size) * 4 ** size)
      expect(counted.get(`pairs ${size}`)).toBe(size % 2 === 0 ? (13 - size / 2) * 6 ** (size / 2) : undefined)
    }
  })

  it('is the same in whatever order, of any hand up to thirteen', () => {
    const hands = fc.uniqueArray(fc.nat(DECK - 1), { minLength: 1, maxLength: 13 })
    // Random cards seldom make a long run, so ranks in a row are tried as well.
    const rows = fc
      .tuple(fc.nat(11), fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 2 }))
      .map(([from, steps, width]) =>
        Array.from({ length: steps * width }, (_, at) => (from + Math.floor(at / width)) * 4 + (at % width)).filter((card) => card < DECK),
      )
    fc.assert(
      fc.property(fc.oneof(hands, rows), (hand) => {
        const combination = combinationOf(hand)
        expect(combination?.kind).toBe(kindByCounts(countsOf(hand)))
        expect(combinationOf(hand.toReversed())).toEqual(combination)
        if (combination) expect([combination.high, combination.length]).toEqual([Math.max(...hand), hand.length])
      }),
      { numRuns: 3000, seed: 7 },
    )
  })

  it.each(['', 'K', '3s 3s'])('is nothing: %s', (names) => {
    expect(combinationOf(names === '' ? [] : names === 'K' ? [NaN, NaN] : cards(names))).toBeUndefined()
  })

  it.each(['Qs Ks As 2s', 'As 2s 3s', '3s 3c 4s 4c', '3s 3c 3d 3h 4s', 'As Ac 2s 2c Ks Kc', '3s 4s'])('is nothing: %s', (names) => {
    expect(combinationOf(cards(names))).toBeUndefined()
  })
})

describe('what beats what', () => {
  it.each([
    ['Jc Qh Kc', '8c 9c 10c'],
    ['8h 9c 10d', '8c 9d 10c'],
    ['2s', 'Ah'],
    ['2h', '2d'],
    ['5s 5h', '5c 5d'],
    ['3s 3c 4s 4c 5s 5c', '2h'],
    ['3s 3c 3d 3h', '2s 2h'],
    ['3s 3c 3d 3h', 'Qs Qc Ks Kc As Ac'],
    ['3s 3c 4s 4c 5s 5c 6s 6c', '2s 2c 2h'],
    ['3s 3c 4s 4c 5s 5c 6s 6c', '2s 2c 2d 2h'],
    ['3s 3d 4s 4c 5s 5h', '3c 3h 4d 4h 5c 5d'],
  ])('%s beats %s, and not the other way round', (better, worse) => {
    expect(weaknessOf(combinationFrom(better), combinationFrom(worse))).toBeUndefined()
    expect(weaknessOf(combinationFrom(worse), combinationFrom(better))).toBeDefined()
  })

  it.each([
    ['5h 6h 7h', '8c 9c 10c', 'LOWER'],
    ['5h 6h 7h 8h', '8c 9c 10c', 'OTHER_LENGTH'],
    ['2h', '8c 9c 10c', 'OTHER_KIND'],
    ['As Ac', '3s', 'OTHER_KIND'],
    ['3s 3c 3d 3h', 'Ah', 'OTHER_KIND'],
    ['3s 3c 4s 4c 5s 5c', '2s 2h', 'LOWER'],
    ['3s 3c 3d 3h', '2s 2c 2d', 'LOWER'],
    ['3s 3c 4s 4c 5s 5c', '9s 9c 9d 9h', 'LOWER'],
    ['3s 3c 3d 3h', '8c 9c 10c', 'OTHER_KIND'],
  ])('%s does not beat %s: %s', (played, lying, weakness) => {
    expect(weaknessOf(combinationFrom(played), combinationFrom(lying))).toBe(weakness)
  })

  /** Written anew from the rules in words: by the counts of ranks and the strongest card. */
  const beatsInWords = (played: readonly Card[], lying: readonly Card[]): boolean => {
    const [one, two] = [kindByCounts(countsOf(played)), kindByCounts(countsOf(lying))]
    const power = (kind: Kind | undefined, size: number) =>
      kind === 'four' ? 2 : kind === 'pairs' ? ({ 6: 1, 8: 3, 10: 4, 12: 5 }[size] ?? 0) : 0
    const [mine, theirs] = [power(one, played.length), power(two, lying.length)]
    if (lying.length < 4 && lying.every((card) => card >= 48) && mine > 0) return mine >= lying.length
    if (mine > 0 && theirs > 0 && mine !== theirs) return mine > theirs
    return one === two && played.length === lying.length && Math.max(...played) > Math.max(...lying)
  }

  it('is, of every two plays of two hands, what the rules say in words', () => {
    const some = fc.oneof(
      fc
        .tuple(fc.nat(12), fc.integer({ min: 1, max: 4 }), fc.nat(3))
        .map(([rank, count, shift]) => Array.from({ length: count }, (_, at) => rank * 4 + ((at + shift) % 4))),
      fc
        .tuple(fc.nat(9), fc.integer({ min: 3, max: 6 }), fc.integer({ min: 1, max: 2 }), fc.nat(3))
        .map(([from, steps, width, shift]) =>
          Array.from({ length: steps * width }, (_, at) => (from + Math.floor(at / width)) * 4 + ((at + shift) % 4)),
        )
        .filter((hand) => combinationOf(hand) !== undefined),
    )
    fc.assert(
      fc.property(some, some, (played, lying) => {
        const [mine, theirs] = [combinationOf(played), combinationOf(lying)]
        if (!mine || !theirs) throw new Error('no combination')
        expect(weaknessOf(mine, theirs) === undefined).toBe(beatsInWords(played, lying))
        // Never both ways, and never itself.
        if (weaknessOf(mine, theirs) === undefined) expect(weaknessOf(theirs, mine)).toBeDefined()
        expect(weaknessOf(mine, mine)).toBe('LOWER')
      }),
      { numRuns: 5000, seed: 11 },
    )
  })
})
