import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { openTestDatabase } from '../testing/database.ts'
import { readWindows } from './limit-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What the zone's clocks show, and when its day, week and month began and are over. */
it.each([
  ['the usual', 'Asia/Ho_Chi_Minh', '2026-11-21T08:27:00Z', ['20T17', '21T17'], ['15T17', '22T17'], ['2026-10-31T17', '2026-11-30T17']],
  ['29 February', 'Asia/Ho_Chi_Minh', '2028-02-29T10:00:00Z', ['28T17', '29T17'], ['27T17', '2028-03-05T17'], ['2028-01-31T17', '29T17']],
  ['a February of 28', 'UTC', '2026-02-28T23:59:59Z', ['28T00', '2026-03-01T00'], ['23T00', '2026-03-02T00'], ['01T00', '2026-03-01T00']],
  ['a month of 31', 'UTC', '2026-01-31T12:00:00Z', ['31T00', '2026-02-01T00'], ['26T00', '2026-02-02T00'], ['01T00', '2026-02-01T00']],
  ['a day of 23 hours', 'America/New_York', '2026-03-08T12:00:00Z', ['08T05', '09T04'], ['02T05', '09T04'], ['01T05', '2026-04-01T04']],
  [
    'a day of 25 hours',
    'America/New_York',
    '2026-11-01T12:00:00Z',
    ['01T04', '02T05'],
    ['2026-10-26T04', '02T05'],
    ['01T04', '2026-12-01T05'],
  ],
  [
    'a midnight shown twice, the first',
    'America/Havana',
    '2026-11-01T04:30:00Z',
    ['01T04', '02T05'],
    ['2026-10-26T04', '02T05'],
    ['01T04', '2026-12-01T05'],
  ],
  ['the second', 'America/Havana', '2026-11-01T05:30:00Z', ['01T04', '02T05'], ['2026-10-26T04', '02T05'], ['01T04', '2026-12-01T05']],
  [
    'a midnight that is skipped',
    'America/Santiago',
    '2026-09-06T12:00:00Z',
    ['06T04', '07T03'],
    ['2026-08-31T04', '07T03'],
    ['01T04', '2026-10-01T03'],
  ],
  [
    'a zone whose offset has half an hour',
    'Asia/Kolkata',
    '2026-11-30T18:29:59Z',
    ['29T18:30', '30T18:30'],
    ['29T18:30', '2026-12-06T18:30'],
    ['2026-10-31T18:30', '30T18:30'],
  ],
] as const)('windows of the calendar: %s (%s at %s)', async (_, zone, at, ...spans) => {
  const instantOf = (text: string) =>
    new Date(`${text.length < 10 ? `${at.slice(0, 8)}${text}` : text}${text.includes(':') ? '' : ':00'}:00Z`)
  expect(await readWindows(database.orm, new Date(at), zone)).toEqual(
    (['DAY', 'WEEK', 'MONTH'] as const).map((period, i) => ({ period, since: instantOf(spans[i]![0]), next: instantOf(spans[i]![1]) })),
  )
})
