import { describe, expect, it } from 'vitest'
import { ABOVE_STAKE, OPENING, PAYING, PUBLISHED_BASE, PUBLISHED_RETURN, TOP_BOARD, TOP_OPENING_BOARD } from './published.ts'
import { bonusPositions, exactReturn, lineSum } from './return.ts'
import { STRIPS } from './strips.ts'
import { LINES, PAYS } from './symbols.ts'

/** The second program: it stops every reel everywhere, reads the reels as letters and knows nothing of how the game counts. */
const countAgain = () => {
  const names = ['gate', ...Object.keys(PAYS).filter((name) => name !== 'gate'), 'moon']
  const reels = STRIPS.map((reel) => Uint8Array.from(reel, (symbol) => names.indexOf(symbol)))
  const table = names.slice(0, -1).map((name) => [0, 0, 0, ...PAYS[name as keyof typeof PAYS]])
  const moon = names.length - 1
  const size = reels[0]?.length ?? 0
  const at = (reel: number, stop: number, row: number): number => reels[reel]?.[(stop + row) % size] ?? moon
  const moonIn = (reel: number, stop: number): number => ([0, 1, 2].some((row) => at(reel, stop, row) === moon) ? 1 : 0)
  const paysOf = (row: readonly number[]): number => {
    let best = 0
    for (let symbol = 0; symbol < moon; symbol++) {
      let run = 0
      while (run < row.length && (row[run] === symbol || row[run] === 0)) run++
      best = Math.max(best, table[symbol]?.[run] ?? 0)
    }
    return best
  }
  const found = { paying: 0, above: 0, opening: 0, top: 0, topOpening: 0, sum: 0 }
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++)
      for (let c = 0; c < size; c++) {
        const alive = LINES.filter((rows) => paysOf([at(0, a, rows[0]), at(1, b, rows[1]), at(2, c, rows[2])]) > 0)
        const early = moonIn(0, a) + moonIn(1, b) + moonIn(2, c)
        for (let d = 0; d < size; d++)
          for (let e = 0; e < size; e++) {
            let times = 0
            for (const rows of alive)
              times += paysOf([at(0, a, rows[0]), at(1, b, rows[1]), at(2, c, rows[2]), at(3, d, rows[3]), at(4, e, rows[4])])
            const opens = early + moonIn(3, d) + moonIn(4, e) >= 3
            found.sum += times
            if (times > 0 || opens) found.paying++
            if (times > LINES.length) found.above++
            if (times > found.top) found.top = times
            if (!opens) continue
            found.opening++
            if (times > found.topOpening) found.topOpening = times
          }
      }
  return found
}

describe('what Moon Gate says of itself', () => {
  it('is what a second program counts over every position of the reels', () => {
    const again = countAgain()
    expect(again).toEqual({
      paying: PAYING,
      above: ABOVE_STAKE,
      opening: OPENING,
      top: TOP_BOARD,
      topOpening: TOP_OPENING_BOARD,
      sum: Number(lineSum()) * LINES.length,
    })
    expect(Number(bonusPositions())).toBe(OPENING)
    const positions = 32 ** 5
    const mean = (again.sum / LINES.length / positions) * (1 + (10 * again.opening) / positions)
    const { of, over } = exactReturn()
    expect(Math.abs(Number((of * 10n ** 12n) / over) / 1e12 - mean)).toBeLessThan(1e-6)
    expect(PUBLISHED_BASE).toBe(Math.floor(mean * 10_000))
    expect(PUBLISHED_RETURN).toBe(Math.floor((mean + 0.005) * 10_000))
  })

  it('has a moon on each reel, whose window shows it once', () => {
    for (const reel of STRIPS) {
      expect(reel).toHaveLength(32)
      expect(reel.filter((symbol) => symbol === 'moon')).toHaveLength(1)
      for (const [at, symbol] of reel.entries()) expect([reel[(at + 1) % 32], reel[(at + 2) % 32]]).not.toContain(symbol)
    }
  })
})
