import { describe, expect, it } from 'vitest'
import { JACKPOT, nextFigure } from './jackpot.ts'
import { offersTrial, slidesOf } from './model.ts'

it('offers the free trial when the flag is 0 [LOBBY-12]', () => {
  expect(offersTrial({ supportPlay: 0 })).toBe(true)
  expect(offersTrial({ supportPlay: 1 })).toBe(false)
})

describe('the home page', () => {
  it('raises the counter by 165.11 a step [LOBBY-16]', () => {
    expect(nextFigure(JACKPOT.start, JACKPOT.start + 5n * JACKPOT.step) - JACKPOT.start).toBe(1_651_100n)
  })

  it('rises to what is there by its step, quicker where it is far behind, never beyond, and falls at once', () => {
    const { step } = JACKPOT
    expect(nextFigure(0n, 3n * step)).toBe(step)
    expect(nextFigure(2n * step, 2n * step + 5n)).toBe(2n * step + 5n)
    expect(nextFigure(0n, 1000n * step)).toBe(100n * step)
    expect(nextFigure(1000n * step, 7n)).toBe(7n)
    expect(nextFigure(7n, 7n)).toBe(7n)
  })

  it('pairs the wins [LOBBY-15]', () => {
    expect(slidesOf([1, 2, 3], 2)).toEqual([[1, 2], [3]])
    expect(slidesOf([], 2)).toEqual([])
  })
})
