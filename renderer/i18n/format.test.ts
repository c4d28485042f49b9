import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatCountdown,
  formatInstant,
  formatIssue,
  formatMoney,
  formatNumber,
  formatOffset,
  formatPercent,
  formatSigned,
} from './format.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const eur = (amount: string) => ({ amount, currency: 'EUR' })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money [CHROME-02]', () => {
  it('is written as each language writes it', () => {
    expect(plain(formatMoney('vi-VN', vnd('12480500.0000')))).toBe('12.480.500,00 ₫')
    expect(plain(formatMoney('en', vnd('12480500.0000')))).toBe('12,480,500.00 ₫')
    expect(plain(formatMoney('en', eur('7.5000')))).toBe('€7.50')
    expect(plain(formatMoney('de', eur('7.5000')))).toBe('7,50 €')
  })

  it('has whole cents where the currency has any, and the smallest stake in full', () => {
    expect(plain(formatMoney('en', eur('0.2000'), { min: 0, max: 4 }))).toBe('€0.20')
    expect(plain(formatMoney('en', eur('0.0020'), { min: 0, max: 4 }))).toBe('€0.002')
    expect(plain(formatMoney('de', eur('3000.0000'), { min: 0, max: 2 }))).toBe('3.000,00 €')
    expect(plain(formatMoney('en', eur('3000.0000'), { min: 0, max: 0 }))).toBe('€3,000')
    expect(plain(formatSigned('en', eur('-12.5000')))).toBe('−€12.50')
    // What nobody asked to be cut is not: a sum that is paid is not to lose its cents.
    expect(plain(formatMoney('de', eur('871.0600'), { min: 0 }))).toBe('871,06 €')
    expect(plain(formatMoney('en', vnd('5618372.5000'), { min: 0 }))).toBe('5,618,372.50 ₫')
    expect(plain(formatMoney('en', vnd('200000.0000'), { min: 0 }))).toBe('200,000 ₫')
  })

  it('has no more than cents in a list, but for what is less than one', () => {
    const listed = (amount: string) => plain(formatMoney('en', eur(amount), { min: 0, max: 4, coins: true }))
    expect([listed('22920.2150'), listed('5.0000'), listed('0.0020'), listed('0.0000')]).toEqual(['€22,920.21', '€5.00', '€0.002', '€0.00'])
    expect(plain(formatSigned('en', eur('-12.3456'), { min: 0, max: 4, coins: true }))).toBe('−€12.34')
    expect(plain(formatMoney('en', vnd('308.6660'), { min: 0, max: 4, coins: true }))).toBe('308.666 ₫')
  })

  it('keeps plus, minus and sign in their places where text runs from the right', () => {
    expect(plain(formatMoney('ar', eur('-50.7000')))).toBe('\u2066−50.70 €\u2069')
    expect(plain(formatSigned('ar', eur('48.0000')))).toBe('\u2066+48.00 €\u2069')
    expect(formatNumber('ar', -4120)).toBe('\u2066−4,120\u2069')
    // The plus inside as well: outside it would stand right of the digits.
    expect(formatPercent('ar', 0.76, 1, 'exceptZero')).toBe('\u2066+76%\u2069')
    expect(formatPercent('ar', 0.018)).toMatch(/^\u2066[^\u200e\u200f\u061c]*\u2069$/)
  })

  it('stays exact beyond what a float can hold', () => {
    expect(plain(formatMoney('en', vnd('123456789012345.6789'), { min: 4 }))).toBe('123,456,789,012,345.6789 ₫')
  })

  it('cuts a balance down, never up', () => {
    expect(plain(formatMoney('en', vnd('0.9999')))).toBe('0.99 ₫')
    expect(plain(formatMoney('en', vnd('-0.9999')))).toBe('−0.99 ₫')
  })

  it('shows the places a bet row has, up to four', () => {
    expect(plain(formatMoney('en', vnd('308.6660'), { min: 0, max: 4 }))).toBe('308.666 ₫')
  })

  it('says gain and loss by sign', () => {
    expect(plain(formatSigned('vi-VN', vnd('48250000.0000')))).toBe('+48.250.000 ₫')
    expect(plain(formatSigned('en', vnd('-4000.5000')))).toBe('−4,000.50 ₫')
    expect(plain(formatSigned('en', vnd('0.0000')))).toBe('0 ₫')
  })
})

describe('numbers and time', () => {
  it('writes numbers and shares', () => {
    expect(formatNumber('vi-VN', 1284)).toBe('1.284')
    expect(formatNumber('en', -4120)).toBe('−4,120')
    expect(formatPercent('en', 0.018)).toBe('1.8%')
  })

  it('shows the clock of the zone asked for', () => {
    const instant = '2026-11-21T08:27:04Z'
    expect(formatInstant('en', instant, 'seconds', 'Asia/Ho_Chi_Minh')).toBe('15:27:04')
    expect(formatInstant('vi-VN', instant, 'date', 'Asia/Ho_Chi_Minh')).toBe('21/11/2026')
    expect(formatInstant('en', instant, 'date', 'Europe/Dublin')).toBe('21/11/2026')
    const dayTime = (tag: string) => formatInstant(tag, instant, 'dayTime', 'Asia/Ho_Chi_Minh')
    expect(dayTime('en')).toBe('Sat 21 Nov, 15:27')
    // Each language joins day and time by its own sign, Arabic never by a Latin comma.
    expect(dayTime('ar')).toMatch(/،/)
    expect(dayTime('ar')).not.toMatch(/,/)
    expect(formatOffset(instant, 'Asia/Ho_Chi_Minh')).toBe('GMT+7')
    expect(formatOffset(instant, 'Europe/Dublin')).toBe('GMT+0')
  })

  it('counts down to zero and not below', () => {
    expect(formatCountdown('en', 161_000)).toBe('02:41')
    expect(formatCountdown('en', 160_001)).toBe('02:41')
    expect(formatCountdown('en', 3_661_000)).toBe('1:01:01')
    expect(formatCountdown('en', -5)).toBe('00:00')
    expect(formatCountdown('en', 86_399_000)).toBe('23:59:59')
    // 57 hours are two days and nine hours.
    expect(formatCountdown('en', 206_990_000)).toBe('2 days 9:29:50')
    expect(formatCountdown('en', 86_400_000)).toBe('1 day 0:00:00')
    expect(formatCountdown('vi-VN', 206_990_000)).toBe('2 ngày 9:29:50')
  })

  it('says how long ago', () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(formatAgo('vi-VN', now - 8 * 60_000, now)).toBe('8 phút trước')
    expect(formatAgo('en', now - 26 * 3_600_000, now)).toBe('yesterday')
  })
})

describe('an issue', () => {
  it('is its number of the day, or the day that has no other', () => {
    expect(formatIssue('en', '20261121-0481')).toBe('481')
    expect(formatIssue('en', '20261121-0481', true)).toBe('20261121-0481')
    expect(formatIssue('en', '20261123')).toBe('23/11/2026')
    expect(formatIssue('de', '20261123', true)).toBe('23.11.2026')
    expect(formatIssue('vi-VN', 'once')).toBe('once')
    expect(formatIssue('ar', '20261121-0481', true)).toBe('\u206620261121-0481\u2069')
  })
})
