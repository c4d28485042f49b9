import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { createReveal } from './reveal.ts'

const setUp = () => {
  const clock = testClock()
  let shows = 0
  const reveal = createReveal(clock, () => void (shows += 1))
  return { clock, reveal, shows: () => shows }
}

test('a window is shows when its page is drawn, and once [DESKTOP-07]', () => {
  const { clock, reveal, shows } = setUp()
  reveal.drawn()
  reveal.loaded()
  reveal.failed()
  clock.pass(20_000)
  expect([shows(), clock.waiting()]).toEqual([1, 0])
})

test('a page that loads and is never said to be drawn is shows soon after [DESKTOP-07]', () => {
  const { clock, reveal, shows } = setUp()
  clock.pass(1_000)
  reveal.loaded()
  clock.pass(1_499)
  expect(shows()).toBe(0)
  clock.pass(1)
  expect(shows()).toBe(1)
})

test('a page that never comes is waited for eight seconds, also when it loads at the last moment [DESKTOP-07]', () => {
  const silent = setUp()
  silent.clock.pass(7_999)
  expect(silent.shows()).toBe(0)
  silent.clock.pass(1)
  expect(silent.shows()).toBe(1)
  const late = setUp()
  late.clock.pass(7_500)
  late.reveal.loaded()
  late.clock.pass(500)
  expect(late.shows()).toBe(1)
})

test('a page that fails is shows at once, and one that has gone never [DESKTOP-07]', () => {
  const failed = setUp()
  failed.reveal.failed()
  expect(failed.shows()).toBe(1)
  const closed = setUp()
  closed.reveal.stop()
  closed.reveal.drawn()
  closed.clock.pass(20_000)
  expect([closed.shows(), closed.clock.waiting()]).toEqual([0, 0])
})
