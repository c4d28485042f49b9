import { expect, test } from 'vitest'
import { manualClock } from '../ports/clock.ts'
import { createRecent } from './recent.ts'

test('remembers no further back than it has been there, and no longer than a minute', () => {
  const clock = manualClock('2026-11-21T03:00:00Z')
  const recent = createRecent(clock)
  clock.advance(5_000)
  recent.note('public', 'games.changed')
  expect(recent.of('public')).toEqual({ withinMs: 5_000, agoMs: { 'games.changed': 0 } })
  clock.advance(60_001)
  expect(recent.of('public')).toEqual({ withinMs: 60_000, agoMs: {} })
})

test('keeps nothing of readers to whom nothing was sent for a minute', () => {
  const clock = manualClock('2026-11-21T03:00:00Z')
  const recent = createRecent(clock)
  for (let member = 0; member < 500; member++) {
    recent.note(String(member), 'balance.changed')
    clock.advance(1_000)
  }
  recent.note('0', 'balance.changed')
  expect(recent.size()).toBeLessThanOrEqual(62)
  expect(recent.of('0').agoMs).toEqual({ 'balance.changed': 0 })
})

test('is not misled by a clock that is set', () => {
  const clock = manualClock('2026-11-21T03:00:00Z')
  const recent = createRecent(clock)
  clock.advance(10_000)
  recent.note('public', 'games.changed')
  clock.jump(3_600_000)
  expect(recent.of('public')).toEqual({ withinMs: 10_000, agoMs: { 'games.changed': 0 } })
})
