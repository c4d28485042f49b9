import { describe, expect, test } from 'vitest'
import { nextTurn, quietUntil } from './quiet-hours.ts'

/** By this machine's clock, on a day that no zone turns its clocks. */
const at = (day: number, hours: number, minutes = 0): number => new Date(2026, 10, day, hours, minutes).getTime()
const NIGHT = { on: true, from: '22:00', to: '07:30' }
const NOON = { on: true, from: '12:00', to: '13:00' }
const ALWAYS = { on: true, from: '06:00', to: '06:00' }

describe('quiet hours [DESKTOP-07]', () => {
  test.each([
    ['before the night', NIGHT, at(20, 21, 59), undefined, at(20, 22)],
    ['its first minute', NIGHT, at(20, 22), at(21, 7, 30), at(21, 7, 30)],
    ['after midnight', NIGHT, at(21, 3), at(21, 7, 30), at(21, 7, 30)],
    ['its end', NIGHT, at(21, 7, 30), undefined, at(21, 22)],
    ['before noon', NOON, at(20, 11), undefined, at(20, 12)],
    ['at noon', NOON, at(20, 12, 15), at(20, 13), at(20, 13)],
    ['after noon', NOON, at(20, 13), undefined, at(21, 12)],
    ['the whole day', ALWAYS, at(20, 5), at(20, 6), at(20, 6)],
    ['switched off', { ...NIGHT, on: false }, at(21, 3), undefined, undefined],
  ])('%s', (_, hours, now, until, turn) => {
    expect([quietUntil(now, hours), nextTurn(now, hours)]).toEqual([until, turn])
  })
})
