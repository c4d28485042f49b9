import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose } from '../combinatorics.ts'
import type { Hits, Note, Play, Rules, Share } from '../play.ts'
import { lhc, markSix, waysByHits } from '../testing/lhc.ts'
import { selectionsOf } from '../testing/selections.ts'
import { ALL_NUMBERS } from './seven.ts'
import { animalOf, ANIMALS } from './zodiac.ts'

const YEAR = 2026
const DATE = '2026-08-18'

/** Six normals and a special, the places that are not named filled with what is left. */
const drawOf = (normals: readonly number[], special?: number) => {
  const rest = ALL_NUMBERS.filter((n) => !normals.includes(n) && n !== special)
  const six = [...normals, ...rest].slice(0, 6)
  return markSix([...six, special ?? ALL_NUMBERS.find((n) => !six.includes(n)) ?? 0], { date: DATE })
}

const judged = (play: Play, notes: readonly Note[], draw: ReturnType<typeof markSix>): Hits => {
  const hits: Record<string, number> = {}
  for (const note of notes) {
    const tier = play.judge(note, draw, {})
    if (tier) hits[tier] = (hits[tier] ?? 0) + 1
  }
  return hits
}

describe('[LOTTERY-04] over every outcome', () => {
  test.each(['special', 'special-size', 'special-colour', 'half-wave', 'special-zodiac', 'special-head', 'special-tail', 'six-zodiac-out'])(
    '%s: all 49',
    (id) => {
      const play = lhc(id)
      fc.assert(
        fc.property(selectionsOf(play.grammar), (selection) => {
          fc.pre(Object.values(selection).every((list) => (list as unknown[]).length > 0))
          const reading = play.read(selection)
          const one = ALL_NUMBERS.map((n): Share => ({ ways: 1n, hits: judged(play, [...reading.notes()], drawOf([], n)) }))
          expect(waysByHits(reading.spread({}, DATE))).toEqual(waysByHits(one))
        }),
        { numRuns: 15 },
      )
    },
  )

  test.each([
    ['position-size', { at: ['1', '2'], picks: ['big'] }],
    ['position-size', { at: ['5', '2'], picks: ['small', 'big'] }],
    ['position-sum-parity', { at: ['1', '6'], picks: ['odd'] }],
    ['position-colour', { at: ['3', '2'], picks: ['red', 'green'] }],
    ['position-number', { at: ['1', '2'], numbers: ['07', '49', '11'] }],
  ])('%s %j: all pairs of numbers', (id, selection) => {
    const reading = lhc(id).read(selection)
    const [first = 0, second = 0] = selection.at.map((place) => Number(place) - 1)
    const shares: Share[] = []
    for (const a of ALL_NUMBERS) {
      for (const b of ALL_NUMBERS.filter((n) => n !== a)) {
        const six = ALL_NUMBERS.filter((n) => n !== a && n !== b).slice(0, 7)
        six[first] = a
        six[second] = b
        shares.push({ ways: 47n * 46n * 45n * 44n, hits: reading.hits(markSix(six), {}) })
      }
    }
    expect(waysByHits(reading.spread({}))).toEqual(waysByHits(shares))
  })

  test.each([
    ['normal-number', { numbers: ['1', '2', '49'] }],
    ['two-all', { numbers: ['1', '2', '3', '4', '5', '6'] }],
    ['two-all', { dan: ['9'], tuo: ['1', '2', '3', '4', '5', '6'] }],
    ['three-all', { dan: ['9', '10'], tuo: ['1', '2', '3', '4'] }],
    ['four-all', { dan: ['9', '10'], tuo: ['1', '2', '3', '4', '5'] }],
    ['four-all', { numbers: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['two-of-special', { numbers: ['1', '2', '3', '4', '5'] }],
    ['two-of-special', { dan: ['9'], tuo: ['1', '2', '3', '4'] }],
    ['special-string', { numbers: ['1', '2', '3', '4', '5'] }],
    ['special-string', { dan: ['9'], tuo: ['1', '2', '3', '4'] }],
    ['three-in-two', { numbers: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['three-in-two', { dan: ['9'], tuo: ['1', '2', '3', '4', '5', '6'] }],
    ['three-in-two', { dan: ['9', '10'], tuo: ['1', '2', '3', '4', '5', '6'] }],
    ['five-miss', { numbers: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['twelve-miss', { numbers: Array.from({ length: 8 }, (_, i) => String(i + 1)).concat('40', '41', '42', '49') }],
  ])('%s %j: everything the draw can have of the numbers, note by note', { timeout: 120_000 }, (id, selection) => {
    const play = lhc(id)
    const reading = play.read(selection)
    const notes = [...reading.notes()]
    const numbers = Object.values(selection).flat().map(Number)
    const others = ALL_NUMBERS.filter((n) => !numbers.includes(n))
    const shares: Share[] = []
    for (let subset = 0; subset < 2 ** numbers.length; subset++) {
      const normals = numbers.filter((_, i) => subset & (2 ** i))
      if (normals.length > 6) continue
      const unchosen = others.slice(0, 6 - normals.length)
      const ways = BigInt(choose(others.length, unchosen.length))
      const draws = (special: number, copies: number): Share => ({
        ways: ways * BigInt(copies),
        hits: judged(play, notes, markSix([...normals, ...unchosen, special])),
      })
      for (const special of numbers.filter((n) => !normals.includes(n))) shares.push(draws(special, 1))
      shares.push(draws(others.at(-1) ?? 0, others.length - unchosen.length))
    }
    expect(shares.reduce((sum, { ways }) => sum + ways, 0n)).toBe(play.outcomes)
    expect(waysByHits(reading.spread({}))).toEqual(waysByHits(shares))
  })
})

/** How many sevens have a number of each of the groups and none of the others chosen, by inclusion and exclusion. */
const sevensWithJust = (reached: readonly number[], chosen: readonly number[]): bigint => {
  const sizeOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
  const open = 49 - sizeOf(chosen) + sizeOf(reached)
  let sum = 0
  for (let left = 0; left < 2 ** reached.length; left++) {
    const out = reached.filter((_, i) => left & (2 ** i))
    sum += (out.length % 2 === 0 ? 1 : -1) * choose(open - sizeOf(out), 7)
  }
  return BigInt(sum)
}

describe('[LOTTERY-04] groups among the seven', () => {
  const animals = (...picks: string[]) => picks.map((animal) => [animal, ALL_NUMBERS.filter((n) => animalOf(n, YEAR) === animal)] as const)
  const tails = (...picks: string[]) => picks.map((tail) => [tail, ALL_NUMBERS.filter((n) => String(n % 10) === tail)] as const)

  test.each([
    ['one-zodiac', animals('rat')],
    ['one-zodiac', animals('horse', 'goat', 'rat')],
    ['one-zodiac', animals(...ANIMALS.slice(2, 11))],
    ['two-zodiac-chain', animals('horse', 'goat')],
    ['two-zodiac-chain', animals('pig', 'goat', 'rat', 'ox')],
    ['two-zodiac-chain', animals(...ANIMALS.slice(0, 7))],
    ['one-tail', tails('0', '9')],
    ['one-tail', tails(...'0123456789')],
  ])('%s %j', (id, groups) => {
    const play = lhc(id)
    const reading = play.read({ picks: groups.map(([name]) => name) })
    const notes = [...reading.notes()]
    const others = ALL_NUMBERS.filter((n) => !groups.some(([, numbers]) => numbers.includes(n)))
    const shares: Share[] = []
    for (let subset = 1; subset < 2 ** groups.length; subset++) {
      const reached = groups.filter((_, i) => subset & (2 ** i))
      if (reached.length > 7) continue
      const ways = sevensWithJust(
        reached.map(([, numbers]) => numbers.length),
        groups.map(([, numbers]) => numbers.length),
      )
      const open = [...others, ...reached.flatMap(([, numbers]) => numbers.slice(1))]
      const seven = [...reached.map(([, [first = 0]]) => first), ...open].slice(0, 7)
      if (seven.length === 7) shares.push({ ways, hits: judged(play, notes, markSix(seven, { date: DATE })) })
      else expect(ways).toBe(0n)
    }
    expect(waysByHits(reading.spread({}, DATE))).toEqual(waysByHits(shares))
  })
})

describe('[LOTTERY-04] parlay', () => {
  const leg = (on: string, market: string, pick: string) => ({ on, market, pick })
  const LEGS = [leg('special', 'size', 'big'), leg('2', 'colour', 'green'), leg('5', 'sum-parity', 'odd'), leg('1', 'size', 'big')]

  test.each<[number[], Rules]>([
    [[0, 1], {}],
    [[0, 2], { parlayPush: 'one' }],
    [[0, 2], { parlayPush: 'void2' }],
    [[3, 1], { parlayPush: 'void2' }],
    [[0, 1, 2], { parlayPush: 'void2' }],
    [[0, 3, 2], { parlayPush: 'one' }],
  ])('legs %j %j: all numbers on them', (which, rules) => {
    const legs = which.flatMap((i) => LEGS[i] ?? [])
    const places = legs.map(({ on }) => (on === 'special' ? 6 : Number(on) - 1))
    const reading = lhc('parlay').read({ legs })
    const left = Array.from({ length: 7 - legs.length }, (_, i) => BigInt(49 - legs.length - i)).reduce((a, b) => a * b)
    const shares: Share[] = []
    const fill = (prefix: number[]): void => {
      if (prefix.length < legs.length) {
        for (const n of ALL_NUMBERS) if (!prefix.includes(n)) fill([...prefix, n])
        return
      }
      const seven = ALL_NUMBERS.slice(0, 7 + prefix.length).filter((n) => !prefix.includes(n))
      places.forEach((place, i) => {
        seven[place] = prefix[i] ?? 0
      })
      shares.push({ ways: left, hits: reading.hits(markSix(seven.slice(0, 7)), rules) })
    }
    fill([])
    expect(waysByHits(reading.spread(rules))).toEqual(waysByHits(shares))
  })

  test('seven legs are spread in no time', () => {
    const legs = ['special', '1', '2', '3', '4', '5', '6'].map((on) => leg(on, 'tail-size', 'small'))
    const shares = lhc('parlay').read({ legs }).spread({})
    expect(shares).toHaveLength(8)
    // 24 numbers have a small tail, and 49 pushes.
    expect(shares[0]).toEqual({ ways: [24, 23, 22, 21, 20, 19, 18].map(BigInt).reduce((a, b) => a * b), hits: { 'win:1+2+3+4+5+6+7': 1 } })
    expect(shares[1]?.ways).toBe([24, 23, 22, 21, 20, 19].map(BigInt).reduce((a, b) => a * b))
  })
})
