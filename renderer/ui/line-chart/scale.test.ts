import { describe, expect, it } from 'vitest'
import { areaPath, linePath, niceTicks, yAt } from './scale.ts'

const plot = { width: 100, height: 50 }

describe('chart scale', () => {
  it('puts the lowest value at the foot and the highest at the top', () => {
    const range = { low: 0, high: 10 }
    expect([yAt(0, range, plot), yAt(10, range, plot)]).toEqual([50, 0])
    expect(linePath([0, 10], range, plot)).toBe('M0 50L100 0')
    expect(areaPath([0, 10], range, plot)).toBe('M0 50L100 0L100 50L0 50Z')
  })

  it('draws a flat line in the middle and nothing for no values', () => {
    expect(linePath([5, 5], { low: 5, high: 5 }, plot)).toBe('M0 25L100 25')
    expect(linePath([], { low: 0, high: 1 }, plot)).toBe('')
  })

  it('chooses round ticks that cover the values', () => {
    expect(niceTicks(402, 671)).toEqual([400, 500, 600, 700])
    expect(niceTicks(0, 0)).toEqual([0, 0.5, 1])
    expect(niceTicks(Number.POSITIVE_INFINITY, 0)).toEqual([0, 1])
  })
})
