import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits, isOfCoins, parseUnits, requestAmount, wireAmount } from './money.ts'

describe('money', () => {
  it('reads back every amount it writes', () => {
    fc.assert(fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (units) => parseUnits(formatUnits(units)) === units))
  })

  it('keeps the sign of amounts below one', () => {
    expect(formatUnits(-1n)).toBe('-0.0001')
    expect(parseUnits('-0.0001')).toBe(-1n)
  })

  it.each(['1e3', '1.00001', ' 1', '1 ', '+1', '.5', '1.', '', 'NaN', '0x10', '1,000'])('refuses %j', (text) => {
    expect(() => parseUnits(text)).toThrow(RangeError)
  })

  it('asks for positive amounts only', () => {
    expect(requestAmount.safeParse('0.0001').success).toBe(true)
    for (const text of ['0', '0.0000', '-1', '1.00001', '9999999999999']) expect(requestAmount.safeParse(text).success).toBe(false)
  })

  it.each([
    ['100000', 'VND', true],
    ['100000.0000', 'VND', true],
    ['100000.5', 'VND', false],
    ['0.0001', 'VND', false],
    ['12.34', 'USD', true],
    ['12.345', 'USD', false],
    ['1.001', 'KWD', true],
    ['1.0001', 'KWD', false],
  ])('%s %s is of whole coins: %s', (amount, currency, whole) => expect(isOfCoins(parseUnits(amount), currency)).toBe(whole))

  it('sends exactly four places', () => {
    expect(wireAmount.safeParse('12.5000').success).toBe(true)
    expect(wireAmount.safeParse('12.5').success).toBe(false)
  })
})
