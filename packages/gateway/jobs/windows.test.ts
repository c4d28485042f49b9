import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LocalPeriod, Period, Window } from '../kit/window.ts'
import { holds, latestOver, windowAfter, windowAt } from './windows.ts'

const NAMED = [
  'UTC',
  'Asia/Ho_Chi_Minh',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Asia/Manila',
]
const LOCAL: readonly LocalPeriod[] = ['D', 'W', 'H', 'M']

/** What a calendar on the wall shows, asked of Intl itself and not of the library that the windows stand on. */
const wallDate = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const zone = fc.oneof(fc.constantFrom(...NAMED), fc.constantFrom(...Intl.supportedValuesOf('timeZone')))
const instant = fc.date({ min: new Date('1840-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const local = fc.constantFrom(...LOCAL)
const period: fc.Arbitrary<Period> = fc.oneof(
  local,
  fc.integer({ min: 1, max: 100_000 }).map((everySeconds) => ({ everySeconds })),
)

const edgesOf = ({ spans }: Window): Date[] =>
  spans.flatMap(({ from, to }) => [new Date(from.getTime() - 1), from, new Date(to.getTime() - 1), to])

const following = (first: Window, count: number, unit: Period, timeZone: string): Window[] => {
  const windows = [first]
  while (windows.length < count) windows.push(windowAfter(unit, windows.at(-1)!, timeZone))
  return windows
}

describe('windows of any period, in any zone', () => {
  it('hold the instant that they are asked for', () => {
    fc.assert(
      fc.property(period, instant, zone, (unit, at, timeZone) => {
        expect(holds(windowAt(unit, at, timeZone), at)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('tile time: no gap, no overlap, each key once, each end after the one before', () => {
    fc.assert(
      fc.property(period, instant, zone, (unit, at, timeZone) => {
        const windows = following(windowAt(unit, at, timeZone), 6, unit, timeZone)
        const spans = windows
          .flatMap((window) => window.spans.map((span) => ({ ...span, window })))
          .sort((a, b) => Number(a.from) - Number(b.from))
        for (const [i, span] of spans.entries()) {
          expect(Number(span.from)).toBeLessThan(Number(span.to))
          // Where clocks were put back over midnight, the first and last window's neighbours lie between their spans.
          const next = spans[i + 1]
          const atTheRim = span.window === windows[0] || next?.window === windows.at(-1)
          if (next && !atTheRim) expect(next.from).toEqual(span.to)
          if (next) expect(Number(next.from)).toBeGreaterThanOrEqual(Number(span.to))
        }
        const ends = windows.map(({ end }) => Number(end))
        expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
        expect(new Set(windows.map(({ key }) => key)).size).toBe(windows.length)
      }),
      { numRuns: 300 },
    )
  })

  it('are the same window from wherever in them one asks', () => {
    fc.assert(
      fc.property(period, instant, zone, (unit, at, timeZone) => {
        const window = windowAt(unit, at, timeZone)
        for (const edge of edgesOf(window)) {
          const there = windowAt(unit, edge, timeZone)
          expect(there.key === window.key).toBe(holds(window, edge))
          if (holds(window, edge)) expect(there).toEqual(window)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('hold exactly the instants whose local date is one of their days', () => {
    fc.assert(
      fc.property(local, instant, zone, fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 }), (unit, at, timeZone, away) => {
        const window = windowAt(unit, at, timeZone)
        const { first, last } = window.days!
        for (const other of [...edgesOf(window), at, new Date(at.getTime() + away)]) {
          const date = wallDate(other, timeZone)
          expect(holds(window, other), `${other.toISOString()} is ${date}`).toBe(first <= date && date <= last)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are due one after the other: the latest that is over is the one before the first that is not', () => {
    fc.assert(
      fc.property(period, instant, zone, (unit, at, timeZone) => {
        const over = latestOver(unit, at, timeZone)
        expect(Number(over.end)).toBeLessThanOrEqual(Number(at))
        expect(Number(windowAfter(unit, over, timeZone).end)).toBeGreaterThan(Number(at))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the windows of a calendar', () => {
  const spansAt = (unit: Period, at: string, timeZone: string) => {
    const { key, spans } = windowAt(unit, new Date(at), timeZone)
    return [key, ...spans.map(({ from, to }) => `${from.toISOString()}/${to.toISOString()}`.replaceAll(':00.000', ''))]
  }

  it('are days, weeks, half months and months of the zone', () => {
    const at = '2026-11-21T18:00:00Z'
    expect(spansAt('D', at, 'Asia/Ho_Chi_Minh')).toEqual(['2026-11-22', '2026-11-21T17:00Z/2026-11-22T17:00Z'])
    expect(spansAt('W', at, 'Asia/Ho_Chi_Minh')).toEqual(['2026-W47', '2026-11-15T17:00Z/2026-11-22T17:00Z'])
    expect(spansAt('H', at, 'Asia/Ho_Chi_Minh')).toEqual(['2026-11-H2', '2026-11-15T17:00Z/2026-11-30T17:00Z'])
    expect(spansAt('H', '2028-02-20T00:00:00Z', 'UTC')).toEqual(['2028-02-H2', '2028-02-16T00:00Z/2028-03-01T00:00Z'])
    expect(spansAt('M', at, 'Asia/Ho_Chi_Minh')).toEqual(['2026-11', '2026-10-31T17:00Z/2026-11-30T17:00Z'])
    expect(['2024-12-30', '2026-12-31', '2027-01-03', '2027-01-04'].map((day) => windowAt('W', new Date(day), 'UTC').key)).toEqual([
      '2025-W01',
      '2026-W53',
      '2026-W53',
      '2027-W01',
    ])
  })

  it('are shorter and longer where clocks change', () => {
    expect(spansAt('D', '2026-03-29T10:00:00Z', 'Europe/Berlin')).toEqual(['2026-03-29', '2026-03-28T23:00Z/2026-03-29T22:00Z'])
    expect(spansAt('D', '2026-10-25T10:00:00Z', 'Europe/Berlin')).toEqual(['2026-10-25', '2026-10-24T22:00Z/2026-10-25T23:00Z'])
    expect(spansAt('D', '2026-04-05T00:00:00Z', 'Australia/Lord_Howe')).toEqual(['2026-04-05', '2026-04-04T13:00Z/2026-04-05T13:30Z'])
    // Midnight itself was skipped, and came twice.
    expect(spansAt('D', '2018-11-04T12:00:00Z', 'America/Sao_Paulo')).toEqual(['2018-11-04', '2018-11-04T03:00Z/2018-11-05T02:00Z'])
    expect(spansAt('D', '2018-02-17T12:00:00Z', 'America/Sao_Paulo')).toEqual(['2018-02-17', '2018-02-17T02:00Z/2018-02-18T03:00Z'])
  })

  it('are in two where clocks went back over midnight', () => {
    expect(spansAt('D', '2010-11-06T12:00:00Z', 'America/St_Johns')).toEqual([
      '2010-11-06',
      '2010-11-06T02:30Z/2010-11-07T02:30Z',
      '2010-11-07T02:31Z/2010-11-07T03:30Z',
    ])
    expect(spansAt('D', '2010-11-07T12:00:00Z', 'America/St_Johns')).toEqual([
      '2010-11-07',
      '2010-11-07T02:30Z/2010-11-07T02:31Z',
      '2010-11-07T03:30Z/2010-11-08T03:30Z',
    ])
    expect(spansAt('M', '2009-10-06T12:00:00Z', 'America/St_Johns').length).toBe(3)
  })

  it('leave out a day that did not exist', () => {
    const after = (day: string, timeZone: string) => windowAfter('D', windowAt('D', new Date(`${day}T20:00:00Z`), timeZone), timeZone).key
    expect(after('2011-12-29', 'Pacific/Apia')).toBe('2011-12-31')
    expect(after('1993-08-20', 'Pacific/Kwajalein')).toBe('1993-08-22')
    expect(after('1994-12-31', 'Pacific/Kiritimati')).toBe('1995-01-02')
    expect(latestOver('D', new Date('2011-12-30T10:00:00Z'), 'Pacific/Apia').key).toBe('2011-12-29')
  })
})
