import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../fair/stream.ts'
import { bingo, priceOf } from './bingo.ts'
import { BALLS, type Card, cardFrom, fullAt, lineAt, readCard, takeOut, turnsOf } from './card.ts'
import { LINE_BALLS, lastBallOf, outcomeOf, paidFor, type Pool, prizesOf } from './pool.ts'
import { PUBLISHED_FULL, PUBLISHED_LINE, PUBLISHED_LINES_OF_TEN, PUBLISHED_RETURN } from './published.ts'
import { fullChance, lineChance, noLineAmong, partsOf } from './return.ts'

const PRICE = priceOf(10_000_000)
const ALL = Array.from({ length: BALLS }, (_, index) => index + 1)

/** Numbers that repeat from run to run, and quickly; the stream of the rounds has tests of its own. */
const belowFrom = (seed: number) => {
  let state = seed
  return async (n: number): Promise<number> => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

const poolOf = (cards: readonly Card[], more: Partial<Pool> = {}): Pool => ({
  currency: 'VND',
  mode: 'real',
  price: PRICE,
  carried: 0,
  houseCards: 0,
  place: 10_000,
  bets: [{ mark: 'a', cards }],
  ...more,
})

/** Ways to mark numbers of a card without filling a row, by how many are marked: rows multiplied as polynomials, nothing taken away twice. */
const waysWithoutLine = (): bigint[] => {
  let ways = [1n]
  for (const row of [5, 5, 4, 5, 5]) {
    const next = Array.from({ length: ways.length + row }, () => 0n)
    let binomial = 1n
    for (let marked = 0; marked < row; marked++) {
      ways.forEach((count, before) => (next[before + marked] = (next[before + marked] ?? 0n) + count * binomial))
      binomial = (binomial * BigInt(row - marked)) / BigInt(marked + 1)
    }
    ways = next
  }
  return ways
}

/** Pascal's triangle, which multiplies nothing. */
const PASCAL: bigint[][] = [[1n]]
for (let n = 1; n <= BALLS; n++)
  PASCAL.push(Array.from({ length: n + 1 }, (_, k) => (PASCAL[n - 1]?.[k - 1] ?? 0n) + (PASCAL[n - 1]?.[k] ?? 0n)))
const pascal = (n: number, k: number): bigint => PASCAL[n]?.[k] ?? 0n

/** The chance that a card has no line where so many balls fell into each column: rows still full, carried from column to column. */
const noLineByColumns = (fell: readonly number[]): number => {
  let full = new Map([[31, 1]])
  fell.forEach((balls, column) => {
    const next = new Map<number, number>()
    const numbers = column === 2 ? 4 : 5
    for (let marks = 0; marks < 32; marks++) {
      if (column === 2 && !(marks & 4)) continue
      const marked = [0, 1, 2, 3, 4].filter((row) => marks & (1 << row)).length - (column === 2 ? 1 : 0)
      const chance = Number(pascal(15 - numbers, balls - marked)) / Number(pascal(15, balls))
      for (const [rows, before] of full) next.set(rows & marks, (next.get(rows & marks) ?? 0) + before * chance)
    }
    full = next
  })
  return full.get(0) ?? 0
}

describe('what Bingo at Dusk says of itself', () => {
  it('of a line on one card is what a second program counts, for every ball', () => {
    const ways = waysWithoutLine()
    for (let balls = 4; balls <= BALLS; balls++) {
      const none = ways.reduce((sum, count, marked) => sum + count * pascal(BALLS - 24, balls - marked), 0n)
      const { of, all } = lineChance(balls)
      expect([all, all - of]).toEqual([pascal(BALLS, balls), none])
    }
    expect(partsOf(lineChance(), 10_000)).toBe(PUBLISHED_LINE)
  })

  it('of a full card is what a second program counts: the last of its 24 numbers is this ball', () => {
    let before = 0n
    const all = pascal(BALLS, 24)
    for (let balls = 24; balls <= BALLS; balls++) {
      before += pascal(balls - 1, 23)
      const counted = fullChance(balls)
      expect(counted.of * all).toBe(before * counted.all)
    }
    for (const [balls, parts] of PUBLISHED_FULL) expect(partsOf(fullChance(balls), 1_000_000)).toBe(parts)
  })

  it('of lines in a round of ten cards is what a second program counts, column by column', () => {
    let none = 0
    // The four columns with five numbers are alike.
    const known = new Map<string, number>()
    const fall = [0, ...ALL.slice(0, 15)]
    for (const a of fall)
      for (const b of fall)
        for (const c of fall)
          for (const d of fall) {
            const e = LINE_BALLS - a - b - c - d
            if (e < 0 || e > 15) continue
            const ways = [a, b, c, d, e].reduce((product, balls) => product * pascal(15, balls), 1n)
            const [first = 0, second = 0, third = 0, fourth = 0] = [a, b, d, e].toSorted((one, other) => one - other)
            const fell = [first, second, c, third, fourth]
            const one = known.get(fell.join()) ?? noLineByColumns(fell)
            known.set(fell.join(), one)
            none += (Number(ways) / Number(pascal(BALLS, LINE_BALLS))) * one ** 10
          }
    expect(noLineAmong(10)).toBeCloseTo(none, 9)
    expect(noLineAmong(1)).toBeCloseTo(1 - Number(lineChance().of) / Number(lineChance().all), 9)
    expect(Math.floor((1 - none) * 10_000)).toBe(PUBLISHED_LINES_OF_TEN)
  })

  it('of the return is exact: round after round, what is paid and what is carried is 92% of what came in, to the last place', async () => {
    let carried = 0
    let [cameIn, paidOut, fees] = [0, 0, 0]
    for (let round = 1; round <= 300; round++) {
      const below = belowFrom(round)
      const cards = await Promise.all(Array.from({ length: 1 + (round % 17) }, () => cardFrom(below)))
      const houseCards = await Promise.all(Array.from({ length: Math.max(0, 10 - cards.length) }, () => cardFrom(below)))
      // A currency with places, so that shares do not come out even.
      const place = round % 2 === 0 ? 100 : 10_000
      const outcome = outcomeOf(poolOf(cards, { carried, place }), await takeOut(below, ALL, BALLS), houseCards)
      const paid = paidFor([...cards, ...houseCards], outcome)
      expect(paid).toBe(outcome.lines.cards * outcome.lines.each + outcome.full.cards * outcome.full.each)
      expect([outcome.lines.each % place, outcome.full.each % place]).toEqual([0, 0])
      cameIn += outcome.pot
      paidOut += paid
      fees += prizesOf(outcome.pot).fee
      carried = outcome.rest
      expect(paidOut + carried + fees).toBe(cameIn)
      expect(outcome.full.cards).toBeGreaterThan(0)
      expect(lastBallOf(outcome)).toBe(Math.max(LINE_BALLS, outcome.full.at))
    }
    expect((cameIn - fees) * 10_000).toBe(PUBLISHED_RETURN * cameIn)
  })

  it('comes back to a player beside the house’s cards as well: a simulation as the witness', async () => {
    const below = belowFrom(20_260)
    const rounds = 3000
    let [carried, lines] = [0, 0]
    const backs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const mine = [await cardFrom(below), await cardFrom(below)]
      const outcome = await bingo.draw(below, { price: PRICE, cards: mine }, 1, poolOf(mine, { carried, houseCards: 8 }))
      backs.push(bingo.pays({ price: PRICE, cards: mine }, outcome) / (2 * PRICE))
      if (outcome.lines.cards > 0) lines++
      carried = outcome.rest
    }
    const mean = backs.reduce((sum, back) => sum + back, 0) / rounds
    const error = Math.sqrt(backs.reduce((sum, back) => sum + (back - mean) ** 2, 0) / rounds / rounds)
    // Fixed numbers: four standard errors.
    expect(Math.abs(mean - PUBLISHED_RETURN / 10_000)).toBeLessThan(4 * error)
    expect(error).toBeLessThan(0.04)
    const share = PUBLISHED_LINES_OF_TEN / 10_000
    expect(Math.abs(lines / rounds - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / rounds) + 0.0001)
  })

  it('falls evenly: every ball as often in the first forty, and a line as often as counted', async () => {
    const rounds = 1500
    const early = Array.from({ length: BALLS }, () => 0)
    let lines = 0
    const card = await cardFrom(belowFrom(7))
    for (let round = 0; round < rounds; round++) {
      const below = await numbersOf({ gameCode: bingo.code, roundId: `round-${round}`, seed: 'b1'.repeat(32), clientNumber: 'ab' })
      const { balls } = await bingo.draw(below, { price: PRICE, cards: [card] }, 1, poolOf([card]))
      for (const ball of balls.slice(0, LINE_BALLS)) early[ball - 1] = (early[ball - 1] ?? 0) + 1
      if (lineAt(card, turnsOf(balls)) <= LINE_BALLS) lines++
    }
    const expected = (rounds * LINE_BALLS) / BALLS
    // Drawn without putting back, a cell varies by 35 of 75 of its expectation less than a free one would.
    const chiSquare = early.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * (74 / 35)
    // 74 degrees of freedom: one in ten thousand is above 129.
    expect(chiSquare).toBeLessThan(129)
    const share = PUBLISHED_LINE / 10_000
    expect(Math.abs(lines / rounds - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / rounds))
  })
})

describe('a card', () => {
  it('has five different numbers of each column, four and a free place in the middle', async () => {
    for (let seed = 1; seed < 200; seed++) expect(readCard(await cardFrom(belowFrom(seed)))).toBeDefined()
  })

  const GOOD = [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65]

  it('is complete with its last number, and has a line with the last of its quickest row', () => {
    const rest = ALL.filter((ball) => !GOOD.includes(ball))
    const turns = turnsOf([3, 18, 48, 1, 63, ...GOOD.filter((number) => number !== 0 && ![3, 18, 48, 1, 63].includes(number)), ...rest])
    expect([lineAt(GOOD, turns), fullAt(GOOD, turns)]).toEqual([5, 24])
  })

  it.each([
    ['nothing', undefined],
    ['too few', GOOD.slice(1)],
    ['a number twice', GOOD.with(0, 2)],
    ['a number of another column', GOOD.with(0, 16)],
    ['no free place', GOOD.with(12, 33)],
    ['half a number', GOOD.with(0, 1.5)],
    ['a text', [...GOOD.slice(0, 24), '65']],
    ['another free place', GOOD.with(0, 0)],
  ])('is none: %s', (_, sent) => {
    expect(readCard(sent)).toBeUndefined()
    expect(bingo.read({ cards: [sent] }, 10_000_000)).toBeUndefined()
  })

  it('is bought by the one price, one to six at once, whatever price a page names', () => {
    expect(bingo.read({ cards: [GOOD], price: 1 }, 10_000_000)).toEqual({ price: PRICE, cards: [GOOD] })
    expect(bingo.read({ cards: [] }, 10_000_000)).toBeUndefined()
    expect(bingo.read({ cards: Array.from({ length: 7 }, () => GOOD) }, 10_000_000)).toBeUndefined()
  })
})

describe('a shared prize', () => {
  it('is divided evenly, rounded down, and the rest goes on', () => {
    const card = [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65]
    const balls = [...card.filter((number) => number !== 0), ...ALL.filter((ball) => !card.includes(ball))]
    // Three cards alike: 60% and 32% of 60,000 ₫ in thirds, and 1 ₫ carried that cannot be divided.
    const outcome = outcomeOf(poolOf([card, card, card], { carried: 10_000 }), balls, [])
    expect(outcome.full).toEqual({ at: 24, cards: 3, each: 120_000_000 })
    expect(outcome.lines).toEqual({ cards: 3, each: 64_000_000 })
    expect(outcome.rest).toBe(10_000)
    expect(paidFor([card], outcome)).toBe(184_000_000)
  })
})
