import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { createReveal } from './reveal.ts'

const setUp = () => {
  const clock = testClock()
  let shown = 0
  const reveal = createReveal(clock, () => void (shown += 1))
  return { clock, reveal, shown: () => shown }
}

test('a window is shown when its page is drawn, and once [DESKTOP-07]', () => {
  const { clock, reveal, shown } = setUp()
  reveal.drawn()
  reveal.loaded()
  reveal.failed()
  clock.pass(20_000)
  expect([shown(), clock.waiting()]).toEqual([1, 0])
})

test('a page that loads and is never said to be drawn is shown soon after [DESKTOP-07]', () => {
  const { clock, reveal, shown } = setUp()
  clock.pass(1_000)
  reveal.loaded()
  clock.pass(1_499)
  expect(shown()).toBe(0)
  clock.pass(1)
  expect(shown()).toBe(1)
})

test('a page that never comes is waited for eight seconds, also when it loads at the last moment [DESKTOP-07]', () => {
  const silent = setUp()
  silent.clock.pass(7_999)
  expect(silent.shown()).toBe(0)
  silent.clock.pass(1)
  expect(silent.shown()).toBe(1)
  const late = setUp()
  late.clock.pass(7_500)
  late.reveal.loaded()
  late.clock.pass(500)
  expect(late.shown()).toBe(1)
})

test('a page that fails is shown at once, and one that has gone never [DESKTOP-07]', () => {
  const failed = setUp()
  failed.reveal.failed()
  expect(failed.shown()).toBe(1)
  const gone = setUp()
  gone.reveal.stop()
  gone.reveal.drawn()
  gone.clock.pass(20_000)
  expect([gone.shown(), gone.clock.waiting()]).toEqual([0, 0])
})
