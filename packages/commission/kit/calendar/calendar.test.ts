import { describe, expect, test } from 'vitest'
import { formatInstant, parseInstant } from '../instant.ts'
import { createCalendar } from './calendar.ts'
import type { PeriodKind } from './period.ts'

/** The periods of a kind from an instant on, a line each. */
const periods = (tz: string, kind: PeriodKind, from: string, count: number): string[] => {
  const calendar = createCalendar(tz)
  let at = parseInstant(`${from}:00.000Z`)
  return Array.from({ length: count }, () => {
    const { start, end, label } = calendar.periodAt(kind, at)
    expect(start <= at && at < end).toBe(true)
    expect([start, start + 1, end - 1].map((each) => calendar.periodAt(kind, each).label)).toEqual([label, label, label])
    expect([calendar.isEdge(kind, start), calendar.isEdge(kind, start + 1), calendar.isEdge(kind, end)]).toEqual([true, false, true])
    expect([calendar.nextEdge(kind, start), calendar.nextEdge(kind, start, 'or at it')]).toEqual([end, start])
    at = end
    return `${label} ${formatInstant(start).slice(5, 16)} ${(end - start) / 60_000}`
  })
}

describe('a local day', () => {
  test.each<[why: string, tz: string, from: string, expected: string[]]>([
    ['has 24 hours', 'Asia/Ho_Chi_Minh', '2026-03-01T17:00', ['2026-03-02 03-01T17:00 1440', '2026-03-03 03-02T17:00 1440']],
    ['has 23 in spring', 'Europe/Berlin', '2026-03-28T23:00', ['2026-03-29 03-28T23:00 1380', '2026-03-30 03-29T22:00 1440']],
    ['has 25 in autumn', 'Europe/Berlin', '2026-10-24T22:00', ['2026-10-25 10-24T22:00 1500', '2026-10-26 10-25T23:00 1440']],
    // 00:00 does not exist: clocks go from 23:59 to 01:00.
    ['starts at 01:00', 'America/Havana', '2026-03-07T05:00', ['2026-03-07 03-07T05:00 1440', '2026-03-08 03-08T05:00 1380']],
    ['starts at 01:00', 'Asia/Beirut', '2026-03-27T22:00', ['2026-03-28 03-27T22:00 1440', '2026-03-29 03-28T22:00 1380']],
    ['starts at 01:00', 'America/Santiago', '2026-09-05T04:00', ['2026-09-05 09-05T04:00 1440', '2026-09-06 09-06T04:00 1380']],
    // Midnight comes twice, and the day before is 25 hours long: 23:59 is followed by 23:00.
    ['ends at the second midnight', 'America/Santiago', '2026-04-04T03:00', ['2026-04-04 04-04T03:00 1500', '2026-04-05 04-05T04:00 1440']],
    // The hour from midnight comes twice: 00:59 is followed by 00:00, and the day has begun before.
    ['starts at the first midnight', 'America/Havana', '2026-11-01T04:00', ['2026-11-01 11-01T04:00 1500', '2026-11-02 11-02T05:00 1440']],
    ['changes by half an hour', 'Australia/Lord_Howe', '2026-04-04T13:00', ['2026-04-05 04-04T13:00 1470', '2026-04-06 04-05T13:30 1440']],
    ['was left out', 'Pacific/Apia', '2011-12-29T10:00', ['2011-12-29 12-29T10:00 1440', '2011-12-31 12-30T10:00 1440']],
    // A clock that went from 00:01 back to 23:01: the new day had begun.
    ['began for a minute', 'America/St_Johns', '2010-11-06T02:30', ['2010-11-06 11-06T02:30 1440', '2010-11-07 11-07T02:30 1500']],
  ])('%s (%s)', (_, tz, from, expected) => {
    expect(periods(tz, 'D', from, 2)).toEqual(expected)
  })
})

describe('an hour', () => {
  test.each<[why: string, tz: string, from: string, expected: string[]]>([
    [
      'that comes twice is two',
      'Europe/Berlin',
      '2026-10-24T23:00',
      ['2026-10-25T01:00+02:00 10-24T23:00 60', '2026-10-25T02:00+02:00 10-25T00:00 60', '2026-10-25T02:00+01:00 10-25T01:00 60'],
    ],
    [
      'that is left out is none',
      'Europe/Berlin',
      '2026-03-29T00:30',
      ['2026-03-29T01:00+01:00 03-29T00:00 60', '2026-03-29T03:00+02:00 03-29T01:00 60'],
    ],
    [
      'starts at a quarter of one in UTC',
      'Asia/Kathmandu',
      '2026-03-01T00:20',
      ['2026-03-01T06:00+05:45 03-01T00:15 60', '2026-03-01T07:00+05:45 03-01T01:15 60'],
    ],
    [
      'is half repeated',
      'Australia/Lord_Howe',
      '2026-04-04T14:00',
      ['2026-04-05T01:00+11:00 04-04T14:00 60', '2026-04-05T01:00+10:30 04-04T15:00 30', '2026-04-05T02:00+10:30 04-04T15:30 60'],
    ],
    [
      'starts at half past',
      'Australia/Lord_Howe',
      '2026-10-03T14:30',
      ['2026-10-04T01:00+10:30 10-03T14:30 60', '2026-10-04T02:00+11:00 10-03T15:30 30', '2026-10-04T03:00+11:00 10-03T16:00 60'],
    ],
    ['west of Greenwich', 'America/St_Johns', '2026-01-01T03:30', ['2026-01-01T00:00-03:30 01-01T03:30 60']],
    ['of the zone itself', 'UTC', '2026-01-01T03:30', ['2026-01-01T03:00+00:00 01-01T03:00 60']],
  ])('%s (%s)', (_, tz, from, expected) => {
    expect(periods(tz, 'hour', from, expected.length)).toEqual(expected)
  })
})

test('weeks start on Monday, half months on the 1st and 16th, months on the 1st', () => {
  const days = 24 * 60
  expect(periods('UTC', 'W', '2026-03-01T12:00', 2)).toEqual([`2026-02-23 02-23T00:00 ${7 * days}`, `2026-03-02 03-02T00:00 ${7 * days}`])
  expect(periods('UTC', 'H', '2026-02-15T12:00', 3)).toEqual([
    `2026-02-01 02-01T00:00 ${15 * days}`,
    `2026-02-16 02-16T00:00 ${13 * days}`,
    `2026-03-01 03-01T00:00 ${15 * days}`,
  ])
  expect(periods('Asia/Beirut', 'M', '2025-12-31T23:00', 3)).toEqual([
    `2026-01-01 12-31T22:00 ${31 * days}`,
    `2026-02-01 01-31T22:00 ${28 * days}`,
    `2026-03-01 02-28T22:00 ${31 * days - 60}`,
  ])
})

test('[IV.e 6] the 29th of February is a day, half months meet on the 15th and 16th, and a week goes over the year', () => {
  const days = 24 * 60
  expect(periods('Asia/Ho_Chi_Minh', 'D', '2028-02-28T16:59', 3).map((line) => line.slice(0, 10))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(periods('UTC', 'H', '2028-02-15T23:59', 2)).toEqual([`2028-02-01 02-01T00:00 ${15 * days}`, `2028-02-16 02-16T00:00 ${14 * days}`])
  expect(periods('UTC', 'H', '2028-02-16T00:00', 1)).toEqual([`2028-02-16 02-16T00:00 ${14 * days}`])
  expect(periods('Europe/Berlin', 'W', '2026-12-31T23:30', 2)).toEqual([
    `2026-12-28 12-27T23:00 ${7 * days}`,
    `2027-01-04 01-03T23:00 ${7 * days}`,
  ])
  // Half a month with the day of 23 hours in it.
  expect(periods('Europe/Berlin', 'H', '2026-03-20T12:00', 1)).toEqual([`2026-03-16 03-15T23:00 ${16 * days - 60}`])
})

test('windows are five minutes of UTC, whatever the zone', () => {
  expect(periods('Asia/Kathmandu', 'window', '2026-03-02T05:02', 2)).toEqual([
    '2026-03-02T05:00:00.000Z 03-02T05:00 5',
    '2026-03-02T05:05:00.000Z 03-02T05:05 5',
  ])
})

test('a zone that nobody knows is refused', () => {
  expect(() => createCalendar('Mars/Olympus')).toThrow(RangeError)
})
