import { expect, test } from 'vitest'
import { dayAt, firstDay, isRecorded, presetDays } from './days.ts'

test('today is the merchant’s', () => {
  expect(dayAt(Date.parse('2026-11-21T17:30:00Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-22')
})

test('presets end today, and the longest begins with the first day that is on line', () => {
  expect(presetDays('month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
  expect(presetDays('last7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(presetDays('year', '2024-02-29').from).toBe(firstDay('2024-02-29'))
})

test('a range runs forwards, within twelve months', () => {
  expect(isRecorded({ from: '2025-11-21', to: '2026-11-21' }, '2026-11-21')).toBe(true)
  expect(isRecorded({ from: '2025-11-20', to: '2026-11-21' }, '2026-11-21')).toBe(false)
  expect(isRecorded({ from: '2026-11-21', to: '2026-11-20' }, '2026-11-21')).toBe(false)
  expect(isRecorded({ from: '2026-11-21', to: '2026-11-22' }, '2026-11-21')).toBe(false)
  expect(isRecorded({ from: '', to: '2026-11-20' }, '2026-11-21')).toBe(false)
})
