import { expect, it } from 'vitest'
import { anyDigits, groupSignOf, wholeDigits } from './whole-digits.ts'

it('takes the digits of a whole amount, also while its grouping is being changed', () => {
  expect(['', '0', '1,000', '1,0000', '250 000', '007'].map((typed) => wholeDigits(typed, ','))).toEqual([
    '',
    '',
    '1000',
    '10000',
    '250000',
    '7',
  ])
  expect(wholeDigits('1.000.000', '.')).toBe('1000000')
})

it('makes no other amount of a sign, of decimals, or of what is no number', () => {
  for (const typed of ['-5', '−5', '1.50', '+5', '1e5', 'five', '1234567890123'])
    expect([typed, wholeDigits(typed, ',')]).toEqual([typed, undefined])
  expect(wholeDigits('1,5', '.')).toBeUndefined()
})

it('tells one that is too long from one that is none', () => {
  expect([anyDigits('1234567890123', ','), anyDigits('12.34', ','), anyDigits('', ',')]).toEqual(['1234567890123', undefined, ''])
})

it('knows what a language puts between thousands', () => {
  const number = (language: string) => (whole: bigint) => new Intl.NumberFormat(language).format(whole)
  expect(['en', 'vi'].map((language) => groupSignOf({ number: number(language) }))).toEqual([',', '.'])
})
