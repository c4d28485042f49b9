import { describe, expect, it } from 'vitest'
import { toMoney } from '@portico/contract/kit/money'
import { amountFault, mostNow, quickAmounts } from './amount.ts'

const vnd = (whole: number) => toMoney(BigInt(whole) * 10_000n, 'VND')
const rules = { min: vnd(10_000), max: vnd(500_000), daily: vnd(900_000), left: vnd(200_000), resetsAt: '2026-11-21T17:00:00.000Z' }

describe('an amount to transfer', () => {
  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['9,999', 'range'],
    ['-50000', 'form'],
    ['1e6', 'form'],
    ['50000.5', 'form'],
    ['600,000', 'range'],
    ['12345678901234', 'range'],
    ['300 000', 'cap'],
    ['150000', 'short'],
    ['50,000', undefined],
  ])('%j is %s', (typed, fault) => {
    expect(amountFault(typed, rules, vnd(120_000), ',')).toBe(fault)
  })

  it('has cents where the currency has them, and no parts of them', () => {
    const eur = (amount: string) => ({ amount, currency: 'EUR' })
    const of = { min: eur('1.0000'), max: eur('500.0000'), daily: eur('900.0000'), left: eur('200.0000'), resetsAt: rules.resetsAt }
    const fault = (typed: string) => amountFault(typed, of, eur('120.4567'), ',')
    expect([fault('12.50'), fault('120.45'), fault('120.46'), fault('0.99'), fault('12.5050')]).toEqual([
      undefined,
      undefined,
      'short',
      'range',
      'form',
    ])
    expect(mostNow(of, eur('120.4567'))).toBe(1_204_500n)
  })

  it('is never more than the balance, the bounds and the day allow', () => {
    expect(mostNow(rules, vnd(120_000))).toBe(1_200_000_000n)
    expect(mostNow(rules, vnd(9_000_000))).toBe(2_000_000_000n)
    expect(quickAmounts(rules, vnd(120_000)).map(({ amount }) => amount)).toEqual(['10000.0000', '50000.0000', '100000.0000'])
  })
})
