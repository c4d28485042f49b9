import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../fair/stream.ts'
import { faultsOf } from '../../fair/verify.ts'
import { commitmentOf } from '../../fair/stream.ts'
import type { AnyGame } from '../games.ts'
import { PUBLISHED_CHANCES, PUBLISHED_RETURN } from './published.ts'
import { leftOf, pricesOf, reef, type ReefChoice, type Shot } from './reef.ts'
import { chanceOn, leastReturn, returnOn } from './return.ts'
import { NUMBERS, TARGETS } from './targets.ts'

const UNIT = 10_000_000
const SEED = '5a'.repeat(32)

describe('what Coral Reef says of itself', () => {
  // The second program: it asks what each number pays, of every target at every price, and knows nothing of thresholds.
  it.each(TARGETS)('of $id is what a second program counts over all numbers at every price', (target) => {
    for (const price of pricesOf(UNIT)) {
      let back = 0n
      let caught = 0
      for (let number = 0; number < NUMBERS; number++) {
        const paid = reef.pays({ buyIns: [price], shots: [[target.id, price]] }, { numbers: [number] })
        if (paid > 0) caught++
        back += BigInt(paid)
      }
      // 96% to the last unit: back / (625 * price) = 24 / 25.
      expect(back * 25n).toBe(BigInt(NUMBERS) * BigInt(price) * 24n)
      expect(caught * 10_000).toBe(PUBLISHED_CHANCES[target.id] * NUMBERS)
    }
    const { of, over } = returnOn(target)
    expect(of * 25n).toBe(over * 24n)
    expect(chanceOn(target)).toBe(PUBLISHED_CHANCES[target.id])
    expect(leastReturn()).toBe(PUBLISHED_RETURN)
  })

  it('prices every shot in whole units of the least currency, and of one that knows hundredths', () => {
    expect(pricesOf(UNIT)).toEqual([1_000_000, 2_000_000, 4_000_000, 10_000_000, 20_000_000, 40_000_000, 100_000_000])
    expect(pricesOf(10_000).every((price) => price % 100 === 0)).toBe(true)
  })

  it('falls as often as it says, over the whole table', async () => {
    const rounds = 60
    const shotsOfRound = 100
    const counted = TARGETS.map(() => 0)
    let back = 0
    for (let round = 0; round < rounds; round++) {
      const below = await numbersOf({ gameCode: reef.code, roundId: `round-${round}`, seed: SEED, clientNumber: String(round) })
      const shots: Shot[] = Array.from({ length: shotsOfRound }, (_, at) => [TARGETS[at % TARGETS.length]?.id ?? 'minnow', 1_000_000])
      const { numbers } = await reef.draw(below, { buyIns: [], shots }, UNIT)
      for (const [at, number] of numbers.entries()) {
        const shot = shots[at] ?? null
        const paid = leftOf({ buyIns: [1_000_000], shots: [shot] }, { numbers: [number] })
        const index = at % TARGETS.length
        if (paid > 0) counted[index] = (counted[index] ?? 0) + 1
        back += paid
      }
    }
    const fired = TARGETS.map(
      (_, index) => rounds * Array.from({ length: shotsOfRound }, (__, at) => at).filter((at) => at % 6 === index).length,
    )
    const chiSquare = TARGETS.reduce((total, target, index) => {
      const chance = chanceOn(target) / 10_000
      const shots = fired[index] ?? 0
      return total + ((counted[index] ?? 0) - shots * chance) ** 2 / (shots * chance * (1 - chance))
    }, 0)
    // Fixed seeds. Six degrees of freedom: one in ten thousand is above 27.9.
    expect(chiSquare).toBeLessThan(27.9)
    const shots = rounds * shotsOfRound
    // A shot's square is 24/25 of what it pays; four standard errors of the mean.
    const square = TARGETS.reduce((total, { times }, index) => total + 0.96 * times * ((fired[index] ?? 0) / shots), 0)
    expect(Math.abs(back / 1_000_000 / shots - 0.96)).toBeLessThan(4 * Math.sqrt((square - 0.96 ** 2) / shots))
  })

  it('can be checked shot by shot: what was paid, at what, for how much, how much was brought', async () => {
    const shots: Shot[] = [['minnow', 4_000_000], null, ['turtle', 10_000_000], ['tang', 4_000_000], ['minnow', 1_000_000]]
    const choice: ReefChoice = { buyIns: [UNIT, 2 * UNIT], shots }
    const entropy = { gameCode: reef.code, roundId: 'r-1', seed: SEED, clientNumber: '5' }
    const outcome = await reef.draw(await numbersOf(entropy), choice, UNIT)
    const paid = reef.pays(choice, outcome)
    const round = {
      ...entropy,
      commitment: await commitmentOf(SEED),
      version: reef.version,
      unit: UNIT,
      choice,
      outcome,
      paid,
      stake: 3 * UNIT,
    }
    const game = reef as AnyGame
    expect(await faultsOf(game, round)).toEqual([])
    expect(await faultsOf(game, { ...round, paid: paid + 1_000_000 })).toEqual(['PAID'])
    expect(await faultsOf(game, { ...round, stake: 4 * UNIT })).toEqual(['STAKE'])
    const more = { ...choice, shots: shots.with(1, ['minnow', 4_000_000]) }
    expect(await faultsOf(game, { ...round, choice: more })).toEqual(['PAID'])
    for (const [at, number] of outcome.numbers.entries())
      expect(await faultsOf(game, { ...round, outcome: { numbers: outcome.numbers.with(at, (number + 1) % NUMBERS) } })).toContain(
        'OUTCOME',
      )
  })

  it('pays what is left of the buy-ins', () => {
    const shots: Shot[] = [['minnow', 4_000_000], ['turtle', 1_000_000], null]
    expect(leftOf({ buyIns: [UNIT], shots }, { numbers: [199, 6, 0] })).toBe(UNIT - 4_000_000 + 12_000_000 - 1_000_000)
    expect(leftOf({ buyIns: [UNIT], shots }, { numbers: [200, 5, 0] })).toBe(UNIT - 4_000_000 - 1_000_000 + 100_000_000)
  })

  it.each([{}, null, { buyIn: 0 }, { buyIn: -UNIT }, { buyIn: UNIT + 1 }, { buyIn: String(UNIT) }])('%j is no buy-in', (sent) => {
    expect(reef.read(sent, UNIT)).toBeUndefined()
  })
})
