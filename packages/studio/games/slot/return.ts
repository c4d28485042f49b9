import { lineWin } from './pays.ts'
import { STOPS, STRIPS } from './strips.ts'
import { FREE_SPINS, MOONS, REELS, ROWS, SYMBOLS, type SlotSymbol } from './symbols.ts'

/** How often each symbol stands on a reel. */
const counts = (reel: readonly SlotSymbol[]): readonly number[] => SYMBOLS.map((symbol) => reel.filter((face) => face === symbol).length)

/**
 * Stakes of a line that one line pays, summed over all positions of the reels: every row of five symbols, weighted by how often it stands.
 * Each row of a window meets each stop once, so all 25 lines have the same sum.
 */
export const lineSum = (): bigint => {
  const on = STRIPS.map(counts)
  let sum = 0n
  const walk = (row: readonly SlotSymbol[], ways: bigint): void => {
    if (ways === 0n) return
    if (row.length === REELS) {
      sum += ways * BigInt(lineWin(row)?.times ?? 0)
      return
    }
    for (const [index, symbol] of SYMBOLS.entries()) walk([...row, symbol], ways * BigInt(on[row.length]?.[index] ?? 0))
  }
  walk([], 1n)
  return sum
}

/** Positions of the reels, and those whose moons open the free spins. */
export const POSITIONS = BigInt(STOPS) ** BigInt(REELS)

export const bonusPositions = (): bigint => {
  // A moon is in view of as many stops as there are rows; a reel has one.
  const face = STRIPS.map((reel) => BigInt(reel.filter((symbol) => symbol === 'moon').length * ROWS))
  let byMoons: bigint[] = [1n]
  for (const of of face)
    byMoons = Array.from(
      { length: byMoons.length + 1 },
      (_, moons) => (byMoons[moons] ?? 0n) * (BigInt(STOPS) - of) + (byMoons[moons - 1] ?? 0n) * of,
    )
  return byMoons.slice(MOONS).reduce((sum, ways) => sum + ways, 0n)
}

/** The exact return without the jackpot, as a fraction: a spin's mean, and ten more where the bonus opens. */
export const exactReturn = (): { readonly of: bigint; readonly over: bigint } => ({
  of: lineSum() * (POSITIONS + BigInt(FREE_SPINS) * bonusPositions()),
  over: POSITIONS * POSITIONS,
})
