import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt } from '../kit/zone.ts'
import { spanAfter, spanAt, spanBefore } from './spans.ts'

const zones = fc.constantFrom(
  'Asia/Ho_Chi_Minh',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/Sao_Paulo',
)
const periods = fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const)
const instants = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })

test('a span holds its instant, begins at the merchant’s midnight on the right day, and meets the next without a gap or an overlap, in every zone', () => {
  fc.assert(
    fc.property(periods, zones, instants, (period, zone, now) => {
      const span = spanAt(period, now, zone)
      expect(span.from <= now && now < span.until).toBe(true)
      // The day of the merchant's, not of UTC: the first instant is of it, and the one before is not.
      expect(dayAt(span.from, zone).day).toBe(span.day)
      expect(dayAt(new Date(span.from.getTime() - 1), zone).day < span.day).toBe(true)
      if (period === 'DAY') expect(dayAt(now, zone).day).toBe(span.day)
      if (period === 'WEEK') expect(new Date(`${span.day}T00:00:00Z`).getUTCDay()).toBe(1)
      if (period === 'MONTH') expect(span.day.endsWith('-01')).toBe(true)
      const [before, after] = [spanBefore(period, span, zone), spanAfter(period, span, zone)]
      expect([before.until, after.from]).toEqual([span.from, span.until])
      expect(spanAt(period, span.from, zone)).toEqual(span)
      expect(spanAt(period, new Date(span.until.getTime() - 1), zone)).toEqual(span)
      expect(spanAt(period, span.until, zone)).toEqual(after)
    }),
  )
})
