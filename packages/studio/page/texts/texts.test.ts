import { describe, expect, it } from 'vitest'
import { moneyIn, percent, signed } from '../money.ts'
import { en } from './en.ts'
import { localeOf, sayIn } from './texts.ts'
import { vi } from './vi.ts'

const placesOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()

describe('the words of the studio', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same places in both languages', (key) => {
    expect(placesOf(vi[key])).toEqual(placesOf(en[key]))
    expect(vi[key]).not.toBe('')
  })

  it('are filled in, in the language of the launch', () => {
    expect(sayIn(localeOf('EN'))('won', { amount: '5 ₫' })).toBe('Won 5 ₫')
    expect(sayIn(localeOf('vi-VN'))('won', { amount: '5 ₫' })).toBe('Thắng 5 ₫')
  })

  it('write money and percentages as the language does', () => {
    const dong = moneyIn('VND', 0, 'en')
    expect([dong(124_805_000_000), signed(dong, 20_000), signed(dong, -20_000), signed(dong, 0)]).toEqual([
      '12,480,500 ₫',
      '+2 ₫',
      '−2 ₫',
      '0 ₫',
    ])
    expect(moneyIn('USD', 2, 'en')(12_500)).toBe('$1.25')
    expect(percent(9613, 'vi')).toBe('96,13%')
  })
})

it('no text names a currency: a site may have any', () => {
  for (const texts of [en, vi]) expect(Object.entries(texts).filter(([, text]) => /[₫€$]|VND/.test(text))).toEqual([])
})
