import { parseUnits } from '@portico/contract/kit/money'
import { describe, expect, it } from 'vitest'
import { bookFigures } from './book-figures.ts'

const COUNTS = [
  ['VND', 'player:cash', 2],
  ['VND', 'provider:clearing', 1],
  ['VND', 'house:gaming', 1],
  ['USD', 'player:cash', 1],
] as const

describe('the figures of the books', () => {
  const figures = bookFigures(COUNTS, [
    ['VND', 'DEPOSIT', 'provider:clearing', 'player:cash', '500000', 2],
    ['VND', 'STAKE', 'player:cash', 'house:gaming', '120000', 3],
    // Of another page.
    ['VND', 'STAKE', 'player:cash', 'house:gaming', '1', 1],
    ['VND', 'TRANSFER_UPLINE', 'player:cash', 'player:cash', '70000', 1],
    ['VND', 'PAYOUT', 'house:gaming', 'player:cash', '30000', 1],
  ])
  const of = (kind: string) => figures.find((each) => each.currency === 'VND' && each.kind === kind)!

  it('are what came in less what went out, by reason and other side', () => {
    expect(of('player:cash')).toEqual({
      currency: 'VND',
      kind: 'player:cash',
      accounts: 2,
      balance: '40.9999',
      flows: [
        { code: 'DEPOSIT', against: 'provider:clearing', in: '50.0000', out: '0.0000', transfers: 2 },
        { code: 'PAYOUT', against: 'house:gaming', in: '3.0000', out: '0.0000', transfers: 1 },
        { code: 'STAKE', against: 'house:gaming', in: '0.0000', out: '12.0001', transfers: 4 },
        { code: 'TRANSFER_UPLINE', against: 'player:cash', in: '7.0000', out: '7.0000', transfers: 1 },
      ],
    })
    expect(figures.map(({ currency, kind }) => `${currency} ${kind}`)).toEqual([
      'USD player:cash',
      'VND house:gaming',
      'VND player:cash',
      'VND provider:clearing',
    ])
  })

  it('come to nothing together, in each currency', () => {
    expect(figures.filter(({ currency }) => currency === 'VND').reduce((sum, { balance }) => sum + parseUnits(balance), 0n)).toBe(0n)
    expect(figures.find(({ currency }) => currency === 'USD')).toMatchObject({ balance: '0.0000', accounts: 1, flows: [] })
  })
})
