import { describe, expect, it } from 'vitest'
import { typedUnits } from '../../../lib/typed-money.ts'
import { amountFault, boundsWithin, plainAmount, quickAmounts } from './model.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const bounds = { min: vnd('10000.0000'), max: vnd('5000000.0000') }

describe('deposit amounts [WALLET-02]', () => {
  it.each([
    ['500000', 5_000_000_000n],
    ['500,000', 5_000_000_000n],
    ['500.000', undefined],
    ['10.5', undefined],
    ['1,000 000', 10_000_000_000n],
    ['', undefined],
    ['1e6', undefined],
    ['-5', undefined],
  ])('reads %j', (typed, units) => expect(typedUnits(typed, ',', 'VND')).toBe(units))

  it('knows the bounds, both ends included', () => {
    expect(amountFault('10000', bounds, ',')).toBeUndefined()
    expect(amountFault('5000000', bounds, ',')).toBeUndefined()
    expect(amountFault('9999', bounds, ',')).toBe('range')
    expect(amountFault('5000001', bounds, ',')).toBe('range')
    expect(amountFault('99999999999999', bounds, ',')).toBe('range')
    expect(amountFault('0', bounds, ',')).toBe('missing')
    expect(amountFault('', bounds, ',')).toBe('missing')
    for (const typed of ['-50000', '10000.5', '+20000', 'abc', '1e6'])
      expect([typed, amountFault(typed, bounds, ',')]).toEqual([typed, 'form'])
    expect(amountFault('500.000', bounds, '.')).toBeUndefined()
  })

  it('takes cents where the currency has them', () => {
    const eur = (amount: string) => ({ amount, currency: 'EUR' })
    const within = { min: eur('10.0000'), max: eur('500.0000') }
    const faults = ['10.50', '10,50', '9.99', '500.01', '12.5050', '-12.50'].map((typed) => amountFault(typed, within, ','))
    expect(faults).toEqual([undefined, undefined, 'range', 'range', 'form', 'form'])
  })

  it('offers only amounts the method takes', () => {
    expect(quickAmounts(bounds).map(({ amount }) => amount)).toEqual(['100000.0000', '500000.0000', '1000000.0000', '5000000.0000'])
    expect(quickAmounts({ ...bounds, max: vnd('200000.0000') })).toHaveLength(1)
  })

  it('takes and offers no more than the member’s own limit leaves', () => {
    const within = boundsWithin(bounds, vnd('1000000.0000'))
    expect(quickAmounts(within).map(({ amount }) => amount)).toEqual(['100000.0000', '500000.0000', '1000000.0000'])
    expect([amountFault('1000000', within, ','), amountFault('1000001', within, ',')]).toEqual([undefined, 'range'])
    expect(boundsWithin(bounds, vnd('90000000.0000'))).toEqual(bounds)
    // Nothing that the method takes is left: the gateway says no and why, rather than a range upside down.
    expect(boundsWithin(bounds, vnd('9999.0000'))).toEqual(bounds)
    expect(boundsWithin(bounds, undefined)).toEqual(bounds)
  })

  it.each([
    ['200000.0000', '200000'],
    ['12.5000', '12.5'],
    ['0.1200', '0.12'],
  ])('copies %s without what a bank would not take', (amount, plain) => expect(plainAmount(vnd(amount))).toBe(plain))
})
