import { describe, expect, it } from 'vitest'
import { dayAt, presetDays } from '../../lib/days.ts'
import { isRange, lengthOf } from './team-days.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

describe('ranges of days [AGENT-11]', () => {
  it('begins a day at midnight of the merchant, not of the reader', () => {
    expect(dayAt(Date.parse('2026-11-20T16:59:59.999Z'), ZONE)).toBe('2026-11-20')
    expect(dayAt(Date.parse('2026-11-20T17:00:00.000Z'), ZONE)).toBe('2026-11-21')
    expect(dayAt(Date.parse('2026-11-20T17:00:00.000Z'), 'America/New_York')).toBe('2026-11-20')
  })

  it('counts presets back from today, over month and year ends', () => {
    expect(presetDays('today', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(presetDays('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
    expect(presetDays('last7', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
    expect(presetDays('last14', '2026-11-21')).toEqual({ from: '2026-11-08', to: '2026-11-21' })
    expect(lengthOf(presetDays('last30', '2026-11-21'))).toBe(30)
    expect(presetDays('month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('refuses days that are none, run backwards, are to come or are too many', () => {
    const ok = (from: string, to: string) => isRange({ from, to }, '2026-11-21')
    expect(ok('2026-11-21', '2026-11-21')).toBe(true)
    expect(ok('2026-02-31', '2026-03-02')).toBe(false)
    expect(ok('2026-11-21', '2026-11-20')).toBe(false)
    expect(ok('2026-11-21', '2026-11-22')).toBe(false)
    expect(ok('2025-11-21', '2026-11-21')).toBe(true)
    expect(ok('2025-11-20', '2026-11-21')).toBe(false)
    expect(ok('', 'x')).toBe(false)
  })
})
