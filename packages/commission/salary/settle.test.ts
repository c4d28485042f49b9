import { describe, expect, test } from 'vitest'
import { betOf, contractOf, SALARY } from '../testing/salary-case.ts'
import { type DailyCase, settleDaily, settleHourly } from './settle.ts'

const settle = (input: Partial<DailyCase>) => settleDaily({ ...SALARY, ...input })

/** Lines with some of their fields. */
const pick = (input: Partial<DailyCase>, ...fields: string[]) => settle(input).lines.map((line) => fields.map((field) => line[field]))

const B_TERMS = { tiers: [{ turnover: '400000.0000', rate: '0.5' }] }

describe('a daily salary', () => {
  test.each<[turnover: string, amounts: string[]]>([
    ['99999.9999', []],
    ['100000.0000', ['500.0000']],
    ['999999.9900', ['7999.9999']],
    ['1000000.0000', ['10000.0000']],
  ])('of a team that bet %s', (turnover, amounts) => {
    expect(pick({ bets: [betOf('P', turnover)] }, 'amount').flat()).toEqual(amounts)
  })

  test('leaves the holder what the downlines do not get', () => {
    const contracts = [contractOf('A'), contractOf('B', B_TERMS)]
    const bets = [betOf('Q', '400000'), betOf('A', '600000')]
    expect(pick({ contracts, bets }, 'contract', 'turnover', 'tier', 'gross', 'deducted', 'amount')).toEqual([
      ['b', '400000.0000', 0, '2000.0000', '0.0000', '2000.0000'],
      ['a', '1000000.0000', 2, '10000.0000', '2000.0000', '8000.0000'],
    ])
  })

  test('of nothing is written where all went to the downlines, if wished for', () => {
    const contracts = [contractOf('A'), contractOf('B')]
    const bets = [betOf('Q', '100000')]
    expect(pick({ contracts, bets }, 'id')).toEqual([['b/2026-03-02/1']])
    expect(pick({ contracts, bets, zeroLines: 'write' }, 'id', 'amount')).toEqual([
      ['b/2026-03-02/1', '500.0000'],
      ['a/2026-03-02/1', '0.0000'],
    ])
    expect(pick({ contracts, bets: [betOf('Q', '99999')], zeroLines: 'write' }, 'id')).toEqual([])
  })

  test('counts no pushes, no more than was won, and no other currency', () => {
    const bets = [
      betOf('P', '100000', { payout: '100000' }),
      betOf('P', '200000', { payout: '299999.9999' }),
      betOf('P', '300000', { currency: 'USD' }),
      betOf('P', '400000', { void: true }),
    ]
    expect(pick({ bets }, 'amount')).toEqual([])
    expect(pick({ bets: [...bets, betOf('Q', '0.0001')] }, 'turnover')).toEqual([['100000.0000']])
  })

  test('is known the day after, or two days after', () => {
    const bets = [betOf('P', '100000')]
    expect(pick({ bets }, 'run')).toEqual([['2026-03-03T00:00:00.000Z']])
    expect(pick({ bets, payDays: 2 }, 'run')).toEqual([])
    // What is corrected in between is known to the first run already.
    const corrections = [{ id: 'k', bet: 'P 100000', at: '2026-03-03T23:59:59.999Z', payout: '350000' }]
    const until = '2026-03-04T00:00:00.000Z'
    expect(pick({ bets, payDays: 2, until, corrections }, 'run', 'version', 'amount')).toEqual([[until, 1, '500.0000']])
  })

  test('is cut off for a contract that does not serve the whole day', () => {
    const bets = [betOf('P', '100000')]
    const serves = (from: string, to: string | null) => pick({ bets, contracts: [contractOf('A', { from, to })] }, 'id').length === 1
    expect(serves('2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z')).toBe(true)
    expect(serves('2026-03-03T00:00:00.000Z', null)).toBe(false)
    expect(serves('2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z')).toBe(false)
  })

  test.each(['OFFERED', 'DECLINED', 'EXPIRED'])('is none for a contract in state %s, not even a wrong one', (state) => {
    const contracts = [contractOf('A', { state, tiers: [], from: '2026-03-01T00:00:00.001Z' })]
    expect(pick({ bets: [betOf('P', '100000')], contracts }, 'id')).toEqual([])
  })
})

describe('active members', () => {
  const contracts = [contractOf('A', { tiers: [{ active: 2, rate: '1' }] })]
  const count = (input: Partial<DailyCase>) => pick({ contracts: [contractOf('A', { tiers: [{ rate: '1' }] })], ...input }, 'active').flat()
  const deposits = [{ id: 'd', account: 'Q', currency: 'CNY', amount: '1', at: '2026-03-02T00:00:00.000Z' }]
  const bets = [betOf('P', '60'), betOf('P', '40.0000', { id: 'more' }), betOf('A', '99.9999')]

  test('bet enough in the period, all together, or had a deposit', () => {
    expect(count({ bets })).toEqual([1])
    expect(count({ bets, deposits })).toEqual([2])
    expect(count({ bets, deposits: [...deposits, { ...deposits[0]!, id: 'e' }] })).toEqual([2])
    expect(count({ bets, deposits: deposits.map((deposit) => ({ ...deposit, account: 'P' })) })).toEqual([1])
    expect(count({ bets, deposits: deposits.map((deposit) => ({ ...deposit, currency: 'USD' })) })).toEqual([1])
    expect(count({ bets, deposits, active: { bet: null, deposit: true } })).toEqual([1])
    expect(count({ bets, deposits, active: { bet: null, deposit: false } })).toEqual([0])
    expect(count({ bets, active: { bet: '0', deposit: false } })).toEqual([4])
  })

  test('are no longer those whose deposit was charged back', () => {
    const corrections = [{ id: 'k', deposit: 'd', at: '2026-03-03T10:00:00.000Z' }]
    const until = '2026-03-04T00:00:00.000Z'
    expect(pick({ contracts, bets, deposits, corrections, until }, 'version', 'active', 'amount', 'pay')).toEqual([
      [1, 2, '1.9999', '1.9999'],
      [2, 1, '0.0000', '-1.9999'],
    ])
  })
})

test('an hour that the clock repeats is worked and paid twice', () => {
  const bets = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'].map((settledAt, i) =>
    betOf('P', '100', { id: String(i), settledAt }),
  )
  const contracts = [contractOf('A', { tiers: [{ rate: '1' }] })]
  const { lines } = settleHourly({ ...SALARY, tz: 'Europe/Berlin', until: '2026-10-25T02:00:00.000Z', contracts, bets })
  expect(lines.map(({ id, run }) => [id, run])).toEqual([
    ['a/2026-10-25T02:00+02:00/1', '2026-10-25T01:00:00.000Z'],
    ['a/2026-10-25T02:00+01:00/1', '2026-10-25T02:00:00.000Z'],
  ])
})
