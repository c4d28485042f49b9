import { describe, expect, it } from 'vitest'
import { drained, inSlices, type Sliced } from './sliced.ts'

function* counted(steps: number, seen: number[]): Sliced<number> {
  for (let step = 0; step < steps; step += 1) {
    seen.push(step)
    yield
  }
  return steps
}

describe('work in slices', () => {
  it('comes to the same at once and bit by bit', async () => {
    expect(drained(counted(5, []))).toBe(5)
    expect(await inSlices(counted(5, []), () => false)).toBe(5)
  })

  it('lets other tasks in between, and ends when it is called off', async () => {
    const seen: number[] = []
    let calledOff = false
    // Far more than one span of time; the task that calls it off gets its turn only because the work gives way.
    const work = inSlices(
      (function* (): Sliced<string> {
        for (;;) {
          seen.push(0)
          yield
        }
      })(),
      () => calledOff,
    )
    setTimeout(() => {
      calledOff = true
    })
    expect(await work).toBeUndefined()
    expect(seen.length).toBeGreaterThan(0)
  })
})
