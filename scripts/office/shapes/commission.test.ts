import { describe, expect, test } from 'vitest'
import { BET, REBATE } from '@portico/commission/testing/rebate-case'
import { betOf, contractOf, SALARY } from '@portico/commission/testing/salary-case'
import { hasShape } from './shapes.ts'

const rebate = { kind: 'rebate', ...REBATE, bets: [BET] }
const daily = { kind: 'daily', ...SALARY, bets: [betOf('P', '100.0000')] }
const agreed = contractOf('A')
const dividend = { ...daily, kind: 'dividend', contracts: [{ ...agreed, period: 'M' }] }
const withPolicies = (negative: unknown, ownLoss: unknown = null) => ({ ...dividend, contracts: [{ ...agreed, negative, ownLoss }] })

describe('a case of what agents are paid', () => {
  test.each<[why: string, input: Readonly<Record<string, unknown>>]>([
    ['as it is written', rebate],
    ['with nothing where nothing need be', { ...rebate, corrections: null, runs: null, bets: [{ ...BET, group: null, pushed: null }] }],
    [
      'with a rate that nobody may have',
      { ...rebate, changes: [{ id: 'c', account: 'P', category: 'SSC', rate: 'x', at: BET.settledAt }] },
    ],
    [
      'with an offer that nobody accepted, whatever it says',
      { ...daily, contracts: [{ ...agreed, state: 'OFFERED', tiers: 'x', from: 5 }] },
    ],
    ['with terms that are refused', { ...daily, contracts: [{ ...agreed, tiers: [{ turnover: '-1', rate: '200' }] }] }],
    ['with policies', withPolicies({ policy: 'PARENT_PAYS', cap: null }, { policy: 'CARRY', periods: 2, cap: '5.0000' })],
    ['without policies', dividend],
  ])('is read %s', (_, input) => {
    expect(hasShape(input)).toBe(true)
  })

  test.each<[why: string, input: Readonly<Record<string, unknown>>]>([
    ['a word for a list', { ...rebate, corrections: 'none' }],
    ['words for rows', { ...daily, contracts: ['A'] }],
    ['nobody for an account', { ...rebate, accounts: [{ id: null, upline: null }] }],
    ['a bet that nobody placed', { ...rebate, bets: [{ ...BET, account: undefined }] }],
    ['a word for yes', { ...rebate, bets: [{ ...BET, void: 'yes' }] }],
    ['a number for money', { ...daily, bets: [betOf('P', '1'), { ...betOf('P', '2'), payout: 3 }] }],
    ['half a day', { ...daily, payDays: 1.5 }],
    ['a word for how many', { ...daily, contracts: [{ ...agreed, tiers: [{ active: 'two', rate: '1' }] }] }],
    ['lines of zero that are neither written nor not', { ...daily, zeroLines: 'maybe' }],
    ['a policy that is none', withPolicies({ policy: 'CHILD_PAYS' })],
    ['a carry without an end', withPolicies({ policy: 'FLOOR' }, { policy: 'CARRY' })],
    ['a suspension without an end, where null would say so', { ...daily, suspensions: [{ account: 'A', from: SALARY.until }] }],
  ])('is not read with %s', (_, input) => {
    expect(hasShape(input)).toBe(false)
  })
})
