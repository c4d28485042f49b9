import { describe, expect, test } from 'vitest'
import { Refusal } from '../kit/refusal.ts'
import { type DominanceCase, settleDominance } from './dominance.ts'

const ACCOUNTS = [
  { id: 'A', upline: null },
  { id: 'B', upline: 'A' },
  { id: 'C', upline: 'B' },
  { id: 'D', upline: 'C' },
  { id: 'E', upline: 'B' },
]
const contract = (holder: string, rate: string, more: object = {}): DominanceCase['contracts'][number] => ({
  id: `${holder}-${rate}`,
  holder,
  kind: 'daily',
  currency: 'CNY',
  tiers: [{ rate }],
  ...more,
})
const CHAIN = [contract('A', '5'), contract('B', '4'), contract('C', '3'), contract('D', '1'), contract('E', '1')]
const judge = (by: string | null, holder: string, rate: string, more: object = {}, contracts = CHAIN) =>
  settleDominance({ accounts: ACCOUNTS, contracts, offer: { ...contract(holder, rate, more), by } })

describe('an offer', () => {
  test('each refusal, and which goes first', () => {
    expect(judge('A', 'C', '0').code).toBe('BAD_TIERS')
    expect(judge('A', 'C', '9').code).toBe('NOT_DIRECT_DOWNLINE')
    expect(judge(null, 'B', '1').code).toBe('NOT_DIRECT_DOWNLINE')
    expect(judge('A', 'nobody', '1').code).toBe('NOT_DIRECT_DOWNLINE')
    expect(judge(null, 'nobody', '1').code).toBe('NOT_DIRECT_DOWNLINE')
    expect(judge('A', 'B', '1', { currency: 'USD' }).code).toBe('NO_OWN_CONTRACT')
    expect(judge('A', 'B', '1', { kind: 'hourly' }).code).toBe('NO_OWN_CONTRACT')
    expect(judge('A', 'B', '5.0001')).toEqual({ offer: 'refused', code: 'RATE_ABOVE_OWN', above: [0], ends: [] })
  })

  test('the company offers to top accounts, and is above nobody’s rate', () => {
    expect(judge(null, 'A', '100')).toEqual({ offer: 'accepted', code: null, above: [], ends: [] })
  })

  test('the company may be left out, and what is null is not asked for', () => {
    const tiers = [{ turnover: null, active: null, loss: null, rate: '5' }]
    const offer = { holder: 'A', kind: 'daily', currency: 'CNY', tiers } as const
    expect(settleDominance({ accounts: ACCOUNTS, contracts: CHAIN, offer }).code).toBeNull()
    expect(settleDominance({ accounts: ACCOUNTS, contracts: CHAIN, offer: { ...offer, holder: 'B' } }).code).toBe('NOT_DIRECT_DOWNLINE')
  })

  test('names what would end: what exceeds and everything below, but not what fits', () => {
    expect(judge('A', 'B', '4').ends).toEqual([])
    expect(judge('A', 'B', '2').ends).toEqual(['C-3', 'D-1'])
    expect(judge('A', 'B', '0.5').ends.toSorted()).toEqual(['C-3', 'D-1', 'E-1'])
    expect(judge('A', 'B', '5', { progressive: true }).ends.toSorted()).toEqual(['C-3', 'D-1', 'E-1'])
  })

  test('contracts of another kind or currency neither allow nor end', () => {
    const others = [...CHAIN.slice(0, 2), contract('C', '3', { currency: 'USD' }), contract('E', '3', { kind: 'hourly' })]
    expect(judge('A', 'B', '1', {}, others).ends).toEqual([])
  })

  test('accounts that are no tree are refused', () => {
    const accounts = [...ACCOUNTS, { id: 'A', upline: null }]
    expect(() => settleDominance({ accounts, contracts: [], offer: { ...contract('A', '1'), by: null } })).toThrow(new Refusal('BAD_TREE'))
  })
})
