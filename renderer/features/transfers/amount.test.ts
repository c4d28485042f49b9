import { describe, expect, it } from 'vitest'
import { toMoney } from '@portico/contract/kit/money'
import { amountFault, mostNow, quickAmounts, typedUnits } from './amount.ts'

const vnd = (whole: number) => toMoney(BigInt(whole) * 10_000n, 'VND')
const rules = { min: vnd(10_000), max: vnd(500_000), daily: vnd(900_000), left: vnd(200_000), resetsAt: '2026-11-21T17:00:00.000Z' }

describe('an amount to transfer', () => {
  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['9,999', 'range'],
    ['-50000', 'whole'],
    ['1e6', 'whole'],
    ['50000.5', 'whole'],
    ['600,000', 'range'],
    ['12345678901234', 'range'],
    ['300 000', 'cap'],
    ['150000', 'short'],
    ['50,000', undefined],
  ])('%j is %s', (typed, fault) => {
    expect(amountFault(typed, rules, vnd(120_000), ',')).toBe(fault)
  })

  it('is never more than the balance, the bounds and the day allow', () => {
    expect(mostNow(rules, vnd(120_000))).toBe(typedUnits('120000', ','))
    expect(mostNow(rules, vnd(9_000_000))).toBe(typedUnits('200000', ','))
    expect(quickAmounts(rules, vnd(120_000)).map(({ amount }) => amount)).toEqual(['10000.0000', '50000.0000', '100000.0000'])
  })
})
