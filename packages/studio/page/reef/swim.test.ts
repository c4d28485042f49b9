import { describe, expect, it } from 'vitest'
import { TARGETS } from '../../games/reef/targets.ts'
import { placeOf, STAND_MS, SWIMMERS } from './swim.ts'

const LONG_AGO = -60_000
const every = (step: number, check: (ms: number) => void) => {
  for (let ms = 0; ms < 200_000; ms += step) check(ms)
}

describe('the fish of Coral Reef', () => {
  it('are of every kind that can be shot at, and never out of the sea', () => {
    expect(new Set(SWIMMERS.map(({ target }) => target))).toEqual(new Set(TARGETS.map(({ id }) => id)))
    every(500, (ms) => {
      for (const [index, swimmer] of SWIMMERS.entries()) {
        const { x, y, facing } = placeOf(swimmer, index, ms, { calm: false, caughtAt: LONG_AGO })
        expect(x).toBeGreaterThan(0.05)
        expect(x).toBeLessThan(0.95)
        expect(y).toBeGreaterThan(0.1)
        expect(y).toBeLessThan(0.86)
        expect(Math.abs(facing)).toBeLessThanOrEqual(1)
      }
    })
  })

  it('swim head first', () => {
    const swimmer = SWIMMERS[2]
    if (!swimmer) throw new Error('no swimmer')
    every(400, (ms) => {
      const at = (when: number) => placeOf(swimmer, 2, when, { calm: false, caughtAt: LONG_AGO })
      const way = at(ms + 40).x - at(ms).x
      if (Math.abs(way) > 0.0002) expect(Math.sign(at(ms + 20).facing)).toBe(Math.sign(way))
    })
  })

  it('come back from the edge when they were caught', () => {
    for (const [index, swimmer] of SWIMMERS.entries()) {
      const at = (ms: number) => placeOf(swimmer, index, ms, { calm: false, caughtAt: 50_000 }).x
      expect(at(50_000) < 0 || at(50_000) > 1).toBe(true)
      expect(at(53_000)).toBeCloseTo(placeOf(swimmer, index, 53_000, { calm: false, caughtAt: LONG_AGO }).x, 9)
    }
  })

  it('stand still where motion is unwanted, and change place every six seconds', () => {
    const standing = (ms: number) =>
      JSON.stringify(SWIMMERS.map((swimmer, index) => placeOf(swimmer, index, ms, { calm: true, caughtAt: ms })))
    expect(standing(STAND_MS)).toBe(standing(2 * STAND_MS - 1))
    expect(standing(2 * STAND_MS)).not.toBe(standing(2 * STAND_MS - 1))
  })
})
