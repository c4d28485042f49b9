import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, fraction, isUnits, over, plus, readDecimal, times, truncate } from './rational.ts'

test('decimals are read and written exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 20n), fc.nat(12), (digits, places) => {
      const exact = { num: digits, den: 10n ** BigInt(places) }
      const again = readDecimal(decimalOf(exact))
      expect(again && again.num * exact.den).toBe(again && exact.num * again.den)
    }),
  )
  expect(decimalOf(fraction(216_531, 10_000_000))).toBe('0.0216531')
  expect(decimalOf(fraction(97_800_000, 10_000))).toBe('9780')
  expect(decimalOf(fraction(3, 8))).toBe('0.375')
  expect(decimalOf(fraction(0, 7))).toBe('0')
  expect(() => decimalOf(fraction(1, 3))).toThrow(RangeError)
})

test.each(['', '1e3', '-1', '+1', ' 1', '1.', '.5', '1,5'])('%j is no plain decimal', (text) => {
  expect(readDecimal(text)).toBeUndefined()
})

test('sums keep what a cut would lose', () => {
  const third = fraction(1, 3)
  expect(truncate(third) * 3n).toBe(9999n)
  expect(truncate(plus(plus(third, third), third))).toBe(10_000n)
  expect(truncate(times(over(fraction(2), fraction(3)), fraction(3)))).toBe(20_000n)
  expect([isUnits(fraction(1, 10_000)), isUnits(fraction(1, 20_000))]).toEqual([true, false])
})
