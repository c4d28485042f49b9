import { describe, expect, it } from 'vitest'
import { frameJudge } from './frame-judge.ts'

/** Frames by the time between them; whether any of them was one too many. */
const judged = (steps: readonly number[]): boolean => {
  const judge = frameJudge()
  let ms = 1000
  return [0, ...steps].map((step) => judge((ms += step))).some(Boolean)
}
const frames = (count: number, step: number): number[] => Array.from({ length: count }, () => step)

describe('the judge of frames', () => {
  it('lets a drawing go on that keeps up, with a late frame now and then', () => {
    expect(judged(frames(2000, 16.7))).toBe(false)
    expect(judged(Array.from({ length: 2000 }, (_, index) => (index % 3 === 0 ? 60 : 16.7)))).toBe(false)
    expect(judged(frames(2000, 21))).toBe(false)
  })

  it('ends one that does not, within some seconds', () => {
    expect(judged(frames(91, 33.4))).toBe(true)
    expect(judged(frames(24, 150))).toBe(true)
    expect(judged(frames(60, 33.4))).toBe(false)
  })

  it('forgives a slow start, and takes a tab in the background for none', () => {
    expect(judged([...frames(50, 33.4), ...frames(500, 16.7)])).toBe(false)
    expect(judged(frames(500, 1000))).toBe(false)
  })
})
