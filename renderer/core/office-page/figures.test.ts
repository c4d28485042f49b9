import { describe, expect, it } from 'vitest'
import { changeOf, decimalsOf, shareOf } from './figures.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

describe('figures [AGENT-11]', () => {
  it('shows one number of places in a column, two at most', () => {
    expect(decimalsOf([vnd('36000.0000'), vnd('-12.0000')])).toBe(0)
    expect(decimalsOf([vnd('36000.0000'), vnd('439.2000')])).toBe(2)
    expect(decimalsOf([vnd('439.2000'), vnd('-0.0001')])).toBe(2)
    expect(decimalsOf([])).toBe(0)
  })

  it('writes a currency with cents in cents, always two', () => {
    const eur = (amount: string) => ({ amount, currency: 'EUR' })
    expect(decimalsOf([eur('22920.2150'), eur('5.0000')])).toBe(2)
    expect(decimalsOf([eur('5.0000')])).toBe(2)
  })

  it('says by how much a figure changed, also from a loss, and nothing about a change from nothing', () => {
    expect(changeOf(1082n, 1000n)).toBe(0.082)
    expect(changeOf(0n, 1000n)).toBe(-1)
    expect(changeOf(50n, -100n)).toBe(1.5)
    expect(changeOf(-150n, -100n)).toBe(-0.5)
    expect(changeOf(5n, 0n)).toBeUndefined()
  })

  it('shares a whole, also when there is none', () => {
    expect(shareOf(38n, 100n)).toBe(0.38)
    expect(shareOf(0n, 0n)).toBe(0)
  })
})
