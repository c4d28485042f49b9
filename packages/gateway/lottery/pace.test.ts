import { expect, test } from 'vitest'
import { manualClock } from '../ports/clock.ts'
import { createPace } from './pace.ts'

const START = '2026-11-21T03:00:00.000Z'

const paced = (instants: readonly number[]) => {
  const clock = manualClock(START)
  const start = Date.parse(START)
  const passes: number[] = []
  let questions = 0
  const run = createPace(clock, {
    pass: async () => void passes.push(clock.now().getTime() - start),
    nextAt: async (now) => {
      questions += 1
      const next = instants.find((instant) => start + instant > now.getTime())
      return next === undefined ? undefined : new Date(start + next)
    },
  })
  const live = async (ms: number, stepMs: number) => {
    for (let at = 0; at < ms; at += stepMs) {
      await run()
      clock.advance(stepMs)
    }
  }
  return { clock, live, passes, questions: () => questions }
}

test('makes a pass at each instant that something is due, and once a second besides', async () => {
  const { live, passes, questions } = paced([1_250, 1_500, 3_750])
  await live(5_000, 250)
  expect(passes).toEqual([0, 1_000, 1_250, 1_500, 2_500, 3_500, 3_750, 4_750])
  // What is ahead is asked for when it has been reached, and where there is nothing, at each pass.
  expect(questions()).toBe(5)
})

test('makes one at once after a clock was set back', async () => {
  const { clock, live, passes } = paced([])
  await live(250, 250)
  clock.advance(-60_000)
  await live(250, 250)
  expect(passes).toEqual([0, -59_750])
})

test('tries again at the next turn what failed', async () => {
  const clock = manualClock(START)
  let tries = 0
  const run = createPace(clock, {
    pass: async () => {
      tries += 1
      if (tries === 1) throw new Error('no database')
    },
    nextAt: async () => undefined,
  })
  await expect(run()).rejects.toThrow('no database')
  clock.advance(250)
  await run()
  expect(tries).toBe(2)
})
