import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../fair/stream.ts'
import { flightMs, LEAST, multiplierAt, reachedAfter, TOP } from './climb.ts'
import { crash, crashFor, exitOf, NUMBERS } from './crash.ts'
import { PUBLISHED_AT_ONCE, PUBLISHED_REACH, PUBLISHED_RETURN } from './published.ts'
import { reaching, returns } from './return.ts'

/** The second program: whole numbers without rounding, and the rule itself asked where it turns, by halving. */
const lastReaching = (multiplier: number): number => {
  let [low, high] = [0, NUMBERS - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (crashFor(middle) >= multiplier) low = middle
    else high = middle - 1
  }
  return low
}

describe('what Sky Lantern says of itself', () => {
  it('is what a second program counts, at every multiplier where one can leave', () => {
    let least = 10n ** 30n
    let before = NUMBERS
    for (let multiplier = LEAST; multiplier <= TOP; multiplier++) {
      const count = lastReaching(multiplier) + 1
      if (count !== reaching(multiplier)) throw new Error(`at ${multiplier}: ${count} and ${reaching(multiplier)}`)
      if (count > before) throw new Error('a higher end is likelier than a lower one')
      before = count
      const back = (BigInt(count) * BigInt(multiplier) * 10n ** 12n) / (100n * BigInt(NUMBERS))
      if (back < least) least = back
    }
    const exact = returns()
    expect(exact.least).toBeCloseTo(Number(least) / 1e12, 9)
    expect(exact.most - exact.least).toBeLessThan(1e-6)
    // Published as the least of them, rounded down.
    expect(Number(least / 10n ** 8n)).toBe(PUBLISHED_RETURN)
    expect(Math.floor((1 - (lastReaching(LEAST) + 1) / NUMBERS) * 10_000)).toBe(PUBLISHED_AT_ONCE)
    for (const [multiplier, share] of PUBLISHED_REACH) expect(Math.floor((reaching(multiplier) / NUMBERS) * 10_000)).toBe(share)
  })

  it('falls as often as it says, over the whole table of ends', async () => {
    const edges = [LEAST, 110, 125, 150, 200, 300, 500, 1000, 3000]
    const rounds = 6000
    const counted = Array.from({ length: edges.length + 1 }, () => 0)
    let back = 0
    for (let index = 0; index < rounds; index++) {
      const entropy = { gameCode: crash.code, roundId: `flight-${index}`, seed: '5a'.repeat(32), clientNumber: String(index) }
      const outcome = await crash.draw(await numbersOf(entropy), { stake: 100, auto: 200, out: null }, 1)
      const cell = edges.filter((edge) => outcome.crash >= edge).length
      counted[cell] = (counted[cell] ?? 0) + 1
      back += crash.pays({ stake: 100, auto: 200, out: null }, outcome)
    }
    const above = [NUMBERS, ...edges.map(reaching), 0]
    const chiSquare = counted.reduce((sum, count, cell) => {
      const expected = (((above[cell] ?? 0) - (above[cell + 1] ?? 0)) / NUMBERS) * rounds
      return sum + (count - expected) ** 2 / expected
    }, 0)
    // Fixed seeds. Nine degrees of freedom: one in ten thousand is above 33.7.
    expect(chiSquare).toBeLessThan(33.7)
    // Four standard errors of a stake that pays double with a chance of 0.485.
    expect(Math.abs(back / 100 / rounds - 0.97)).toBeLessThan((4 * 2 * 0.5) / Math.sqrt(rounds))
  })

  it('climbs by the formula, and ends the first moment it would stand above its end', () => {
    expect([0, 143, 144, 10_000, 20_000, 10 ** 9].map(multiplierAt)).toEqual([100, 100, 101, 200, 400, TOP])
    for (const multiplier of [LEAST, 137, 200, 247, 1000, 99_999, TOP]) {
      const ms = reachedAfter(multiplier)
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier)
      expect(multiplierAt(ms - 1)).toBeLessThan(multiplier)
      expect(multiplierAt(flightMs(multiplier) - 1)).toBeLessThanOrEqual(multiplier)
    }
    expect(flightMs(TOP)).toBe(reachedAfter(TOP))
    expect(multiplierAt(flightMs(100))).toBe(LEAST)
  })

  it('pays a stop at the very end, and none a hundredth above it', () => {
    const stake = 10_000_000
    expect(crash.pays({ stake, auto: 247, out: null }, { crash: 247 })).toBe(24_700_000)
    expect(crash.pays({ stake, auto: 248, out: null }, { crash: 247 })).toBe(0)
    expect(crash.pays({ stake, auto: 248, out: 130 }, { crash: 247 })).toBe(13_000_000)
    expect(crash.pays({ stake, auto: null, out: null }, { crash: TOP - 1 })).toBe(0)
    expect(exitOf({ stake, auto: null, out: null }, TOP)).toBe(TOP)
    expect([crashFor(0), crashFor(NUMBERS - 1)]).toEqual([TOP, 100])
  })

  it.each([
    {},
    { stake: 0 },
    { stake: -2 },
    { stake: 3 },
    { stake: '2' },
    { stake: 2, auto: 100 },
    { stake: 2, auto: 100_001 },
    { stake: 2, auto: 1.5 },
  ])('is no bet: %j', (sent) => {
    expect(crash.read(sent, 2)).toBeUndefined()
  })

  it('takes no multiplier of leaving from a page', () => {
    expect(crash.read({ stake: 2, auto: 150, out: 90_000 }, 2)).toEqual({ stake: 2, auto: 150, out: null })
  })
})
