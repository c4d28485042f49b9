import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../failure.ts'
import { createDoor } from './door.ts'

const here = () => false
/** Work that ends when the test says so. */
const openWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}
const outcomeOf = (passed: Promise<unknown>) =>
  passed.then(String, (error: unknown) => (error instanceof Failure ? error.code : String(error)))

describe('a door', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('lets in so many at once, the others in their order, and each that failed makes room', async () => {
    const door = createDoor({ atOnce: 2, waiting: 10, patienceMs: 1000 })
    const [one, two] = [openWork(), openWork()]
    const order: number[] = []
    const first = door.pass(one.work, here)
    const second = outcomeOf(door.pass(() => two.work().then(() => Promise.reject(new Error('broken'))), here))
    const later = [3, 4, 5].map((n) => door.pass(async () => order.push(n), here))
    await vi.advanceTimersByTimeAsync(1)
    expect(order).toEqual([])
    two.end()
    expect(await second).toContain('broken')
    await Promise.all(later)
    expect(order).toEqual([3, 4, 5])
    one.end()
    await first
  })

  test('sends away who comes when too many wait, and who has waited too long', async () => {
    const door = createDoor({ atOnce: 1, waiting: 1, patienceMs: 1000 })
    const one = openWork()
    const first = door.pass(one.work, here)
    const patient = outcomeOf(door.pass(async () => 'in', here))
    expect(await outcomeOf(door.pass(async () => 'in', here))).toBe('UNAVAILABLE')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await patient).toBe('UNAVAILABLE')
    const last = outcomeOf(door.pass(async () => 'in', here))
    one.end()
    await first
    expect(await last).toBe('in')
  })

  test('does no work for who has left meanwhile', async () => {
    const door = createDoor({ atOnce: 1, waiting: 5, patienceMs: 1000 })
    const work = vi.fn(async () => 'done')
    expect(await outcomeOf(door.pass(work, () => true))).toBe('UNAVAILABLE')
    expect(work).not.toHaveBeenCalled()
    expect(await outcomeOf(door.pass(work, here))).toBe('done')
  })
})
