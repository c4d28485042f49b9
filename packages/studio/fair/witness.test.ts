import { describe, expect, it } from 'vitest'
import type { RouletteOutcome } from '../games/roulette/roulette.ts'
import { roulette } from '../games/roulette/roulette.ts'
import { boardOf, freeSpinsOf, timesOfBoard } from '../games/slot/pays.ts'
import { ABOVE_STAKE, PAYING } from '../games/slot/published.ts'
import { moonGate } from '../games/slot/slot.ts'
import { LINES } from '../games/slot/symbols.ts'
import { numbersOf } from './stream.ts'

const SEED = '5a'.repeat(32)
const ROUNDS = 4000
const UNIT = 10_000_000

/** Chi-square of what was counted against what the exact count says. */
const chiSquare = (counted: readonly number[], expected: readonly number[]): number =>
  counted.reduce((sum, count, cell) => sum + (count - (expected[cell] ?? 0)) ** 2 / (expected[cell] ?? 1), 0)

const tally = async <Outcome>(cells: number, draw: (index: number) => Promise<Outcome>, cellOf: (outcome: Outcome) => number) => {
  const counted = Array.from({ length: cells }, () => 0)
  for (let index = 0; index < ROUNDS; index++) {
    const cell = cellOf(await draw(index))
    counted[cell] = (counted[cell] ?? 0) + 1
  }
  return counted
}

/** Rounds from fixed seeds, so that they fall the same every time; the exact counts are the oracle and these the witness. */
describe('rounds drawn from the stream', () => {
  const below = (gameCode: string, index: number) =>
    numbersOf({ gameCode, roundId: `round-${index}`, seed: SEED, clientNumber: String(index) })

  it('bring every number of the wheel as often as chance does', async () => {
    const choice = { chips: [{ spot: '0', amount: UNIT }] }
    const counted = await tally(
      37,
      async (index) => roulette.draw(await below(roulette.code, index), choice, UNIT),
      ({ number }: RouletteOutcome) => number,
    )
    // 36 degrees of freedom: one in ten thousand is above 76.
    expect(
      chiSquare(
        counted,
        Array.from({ length: 37 }, () => ROUNDS / 37),
      ),
    ).toBeLessThan(76)
  })

  it('bring lost spins, wins up to and above the stake as often as the count says', async () => {
    const choice = { stake: LINES.length * UNIT }
    const counted = await tally(
      3,
      async (index) => moonGate.draw(await below(moonGate.code, index), choice, UNIT),
      ({ stops }) => {
        const board = boardOf(stops)
        const times = timesOfBoard(board)
        return times > LINES.length ? 2 : times > 0 || freeSpinsOf(board) > 0 ? 1 : 0
      },
    )
    const positions = 32 ** 5
    const expected = [positions - PAYING, PAYING - ABOVE_STAKE, ABOVE_STAKE].map((count) => (count / positions) * ROUNDS)
    // Two degrees of freedom: one in ten thousand is above 18.
    expect(chiSquare(counted, expected)).toBeLessThan(18)
  })
})
