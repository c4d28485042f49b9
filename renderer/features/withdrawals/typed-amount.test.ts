import { expect, it } from 'vitest'
import { wholeDigits } from './typed-amount.ts'

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
