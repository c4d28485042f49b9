import { describe, expect, test } from 'vitest'
import { betOf, contractOf, SALARY } from '../testing/salary-case.ts'
import { type DividendCase, settleDividend } from './settle.ts'

type WireDividend = DividendCase['contracts'][number]

const dividendOf = (holder: string, rate: string, more: Partial<WireDividend> = {}): WireDividend => ({
  ...contractOf(holder, { tiers: [{ rate }] }),
  period: 'D',
  ...more,
})
const { zeroLines: _, payDays: __, ...PLAIN } = SALARY
const CARRY = { policy: 'CARRY', periods: 1, cap: null } as const

/** Bets at noon of the days from the first of March on: what players lost, won where it is negative. */
const losses = (account: string, ...amounts: number[]): DividendCase['bets'] =>
  amounts.map((amount, i) =>
    betOf(account, amount > 0 ? `${amount}` : '1', {
      id: `${account}${i + 1}`,
      payout: amount > 0 ? '0' : `${1 - amount}`,
      settledAt: `2026-03-0${i + 1}T12:00:00.000Z`,
      void: amount === 0,
    }),
  )

const pick = (input: Partial<DividendCase>, ...fields: string[]) =>
  settleDividend({ ...PLAIN, until: '2026-03-09T00:00:00.000Z', contracts: [], ...input }).lines.map((line) =>
    fields.map((field) => line[field]),
  )

test('the base is the loss of the team less what the contract deducts', () => {
  const deductions = [
    { id: '1', account: 'Q', currency: 'CNY', type: 'rebate', amount: '100', at: '2026-03-01T00:00:00.000Z' },
    { id: '2', account: 'P', currency: 'CNY', type: 'promo', amount: '10', at: '2026-03-01T23:59:59.999Z' },
    { id: '3', account: 'A', currency: 'CNY', type: 'salary', amount: '-1', at: '2026-03-01T12:00:00.000Z' },
    { id: '4', account: 'A', currency: 'USD', type: 'salary', amount: '7', at: '2026-03-01T12:00:00.000Z' },
  ]
  const lossWith = (deduct: WireDividend['deduct']) =>
    pick(
      { contracts: [dividendOf('A', '10', { ...(deduct && { deduct }) })], bets: losses('P', 1000), deductions },
      'loss',
      'amount',
    ).flat()
  expect(lossWith({ rebate: true, promo: true, salary: true })).toEqual(['891.0000', '89.1000'])
  expect(lossWith({ rebate: true, promo: false, salary: false })).toEqual(['900.0000', '90.0000'])
  expect(lossWith(undefined)).toEqual(['1000.0000', '100.0000'])
})

describe('a team that wins', () => {
  const pay = (ownLoss: WireDividend['ownLoss'], ...amounts: number[]) =>
    pick(
      { contracts: [dividendOf('A', '20', { ...(ownLoss && { ownLoss }) })], bets: losses('P', ...amounts) },
      'carried',
      'base',
      'lossDebt',
      'amount',
    )

  test('is forgotten, or carried against what it loses later', () => {
    expect(pay({ policy: 'NO_CARRY' }, -50000, 80000)).toEqual([
      ['0.0000', '0.0000', '0.0000', '0.0000'],
      ['0.0000', '80000.0000', '0.0000', '16000.0000'],
    ])
    expect(pay(CARRY, -50000, 80000)).toEqual([
      ['0.0000', '0.0000', '50000.0000', '0.0000'],
      ['50000.0000', '30000.0000', '0.0000', '6000.0000'],
    ])
  })

  test('is carried so many periods, quiet ones counted, and lapses with the last', () => {
    const two = { ...CARRY, periods: 2 }
    expect(pay(two, -50, 0, 80).map(([carried, , debt]) => [carried, debt])).toEqual([
      ['0.0000', '50.0000'],
      ['0.0000', '50.0000'],
      ['50.0000', '0.0000'],
    ])
    expect(pay(two, -50, 0, 20).at(-1)).toEqual(['20.0000', '0.0000', '0.0000', '0.0000'])
    // Nothing is said of the day in which the debt lapsed.
    expect(pay(two, -50, 0, 0, 80).map(([carried]) => carried)).toEqual(['0.0000', '0.0000', '0.0000'])
  })

  test('is carried up to a cap, which counts what has not lapsed yet', () => {
    expect(pay({ ...CARRY, cap: '60' }, -50, -50, 100).map(([carried, , debt]) => [carried, debt])).toEqual([
      ['0.0000', '50.0000'],
      ['0.0000', '10.0000'],
      ['10.0000', '0.0000'],
    ])
  })
})

describe('a differential below zero', () => {
  // A's team loses 100,000 and wins 200,000 beside B; the day after all of it is A's.
  const bets = [...losses('Q', 300000, 0, 0), ...losses('P', -200000, 100000, 200000)]
  const pay = (negative: WireDividend['negative'], more: Partial<DividendCase> = {}) =>
    pick(
      { contracts: [dividendOf('A', '25', { ...(negative && { negative }) }), dividendOf('B', '20')], bets, ...more },
      'contract',
      'differential',
      'recovered',
      'company',
      'debt',
      'amount',
    ).filter(([contract]) => contract === 'a')
  const quiet = ['0.0000', '0.0000']

  test('is borne by the company, and the downline is paid', () => {
    expect(pay({ policy: 'FLOOR' })[0]).toEqual(['a', '-35000.0000', '0.0000', '35000.0000', ...quiet])
    expect(pay(undefined)).toEqual(pay({ policy: 'FLOOR' }))
    const contracts = [dividendOf('A', '25'), dividendOf('B', '20')]
    expect(pick({ contracts, bets }, 'id', 'amount')[0]).toEqual(['b/2026-03-01/1', '60000.0000'])
  })

  test('is owed by the holder, and recovered from later differentials alone', () => {
    expect(pay({ policy: 'PARENT_PAYS', cap: null })).toEqual([
      ['a', '-35000.0000', '0.0000', '0.0000', '35000.0000', '0.0000'],
      ['a', '25000.0000', '25000.0000', '0.0000', '10000.0000', '0.0000'],
      ['a', '50000.0000', '10000.0000', '0.0000', '0.0000', '40000.0000'],
    ])
    expect(pay({ policy: 'PARENT_PAYS', cap: '5000' })[0]).toEqual(['a', '-35000.0000', '0.0000', '30000.0000', '5000.0000', '0.0000'])
  })

  test('is carried, and lapses', () => {
    expect(pay({ ...CARRY }).map(([, , recovered, , debt]) => [recovered, debt])).toEqual([
      ['0.0000', '35000.0000'],
      ['25000.0000', '0.0000'],
      ['0.0000', '0.0000'],
    ])
  })

  test('ends with the contract', () => {
    const negative = { policy: 'PARENT_PAYS', cap: null } as const
    const at = '2026-03-02T00:00:00.000Z'
    const contracts = [
      dividendOf('A', '25', { id: 'old', negative, to: at, state: 'SUPERSEDED' }),
      dividendOf('A', '25', { negative, from: at }),
      dividendOf('B', '20'),
    ]
    expect(pay(undefined, { contracts })).toEqual([
      ['a', '25000.0000', '0.0000', '0.0000', '0.0000', '25000.0000'],
      ['a', '50000.0000', '0.0000', '0.0000', '0.0000', '50000.0000'],
    ])
  })

  test('that a correction undoes changes every later period through its debt', () => {
    const corrections = [{ id: 'k', bet: 'P1', at: '2026-03-04T12:00:00.000Z', void: true }]
    const lines = pick(
      { contracts: [dividendOf('A', '25', { negative: { policy: 'PARENT_PAYS' } }), dividendOf('B', '20')], bets, corrections },
      'id',
      'amount',
      'pay',
      'run',
    )
    expect(lines.filter(([id]) => `${id}`.endsWith('/2'))).toEqual([
      ['a/2026-03-01/2', '15000.0000', '15000.0000', '2026-03-05T00:00:00.000Z'],
      ['a/2026-03-02/2', '25000.0000', '25000.0000', '2026-03-05T00:00:00.000Z'],
      ['a/2026-03-03/2', '50000.0000', '10000.0000', '2026-03-05T00:00:00.000Z'],
    ])
  })
})

test('a period in which nothing was and nothing is open says nothing', () => {
  expect(pick({ contracts: [dividendOf('A', '10')], bets: losses('P', 0, 5, 0) }, 'id')).toEqual([['a/2026-03-02/1']])
})
