import { expect, test } from 'vitest'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { formatInstant, parseInstant } from '../kit/instant.ts'
import { createPosting, type PostingRows } from './posting.ts'

const day = (date: number, time = '00:00:00.000'): string => `2026-03-${String(date).padStart(2, '0')}T${time}Z`

/** When a line of the run at the start of the third is posted. */
const posted = (rows: PostingRows, until = day(20)): string | null => {
  const at = createPosting(rows, createCalendar('UTC'), 'D', parseInstant(until))('A', parseInstant(day(3)))
  return at === null ? null : formatInstant(at)
}
const suspended = (from: string, to: string | null) => ({ account: 'A', from, to })

test.each<[why: string, rows: PostingRows, expected: string | null]>([
  ['at its run', {}, day(3)],
  ['whoever else is suspended', { suspensions: [{ account: 'B', from: day(1), to: null }] }, day(3)],
  ['at its run where the suspension ends with it', { suspensions: [suspended(day(1), day(3))] }, day(3)],
  ['at its run where the suspension begins after it', { suspensions: [suspended(day(3, '00:00:00.001'), null)] }, day(3)],
  ['at the edge after the suspension', { suspensions: [suspended(day(3), day(4, '10:00:00.000'))] }, day(5)],
  ['at the edge that ends the suspension', { suspensions: [suspended(day(3), day(5))] }, day(5)],
  ['after the next suspension, too', { suspensions: [suspended(day(5), day(7)), suspended(day(2), day(4, '00:00:00.001'))] }, day(7)],
  ['never within an open one', { suspensions: [suspended(day(2), day(4)), suspended(day(4), null)] }, null],
  ['by the first job from its edge on', { runs: [day(9), day(2), day(3, '04:00:00.000'), day(3, '04:00:00.000')] }, day(3, '04:00:00.000')],
  ['by a job just then', { runs: [day(3)] }, day(3)],
  ['by no job that came before', { runs: [day(2, '23:59:59.999')] }, null],
  ['by no job after the end', { runs: [day(20, '00:00:00.001')] }, null],
  ['by a job at the end', { runs: [day(20)] }, day(20)],
  [
    'by the job after the edge after the suspension',
    { suspensions: [suspended(day(3), day(4))], runs: [day(3, '12:00:00.000'), day(6)] },
    day(6),
  ],
])('a line is posted %s', (_, rows, expected) => {
  expect(posted(rows)).toBe(expected)
})
