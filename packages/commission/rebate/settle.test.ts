import { describe, expect, test } from 'vitest'
import { BET, REBATE } from '../testing/rebate-case.ts'
import { type RebateCase, settleRebate } from './settle.ts'

const settle = (input: Partial<RebateCase>) => settleRebate({ ...REBATE, ...input })

const { group: _, ...NO_GROUP } = BET

/** What each account has at the end, by the lines. */
const amounts = (input: Partial<RebateCase>) => Object.fromEntries(settle(input).lines.map(({ account, amount }) => [account, amount]))

describe('the difference of rates', () => {
  test.each<[group: number, expected: Record<string, string>]>([
    [1940, { A2: '100.0000', A1: '50.0000', A0: '50.0000' }],
    [1900, { P: '200.0000', A2: '100.0000', A1: '50.0000', A0: '50.0000' }],
    [1800, { P: '700.0000', A2: '100.0000', A1: '50.0000', A0: '50.0000' }],
  ])('is everybody’s share of a bet in group %i', (group, expected) => {
    expect(amounts({ bets: [{ ...BET, group }] })).toEqual(expected)
  })

  test('[IV.e 5] is cut once a day, and what is cut stays with the house', () => {
    const bets = [1, 2, 3].map((n) => ({ ...BET, id: String(n), stake: '0.0033', group: 1900 }))
    // Cut bet by bet, nobody would have had anything.
    expect(amounts({ bets })).toEqual({ P: '0.0001' })
    expect(settle({ bets }).rounding).toEqual([{ day: '2026-03-02', currency: 'CNY', amount: '0.00029600' }])
  })

  test('is written as nothing for everybody on the path, if wished for', () => {
    const accounts = REBATE.accounts.map((account) => ({ ...account, rates: { SSC: '7' } }))
    const bets = [BET, { ...BET, id: 'pushed', account: 'A2', pushed: '10000' }]
    expect(amounts({ accounts, bets })).toEqual({})
    const zeros = { P: '0.0000', A2: '0.0000', A1: '0.0000', A0: '0.0000' }
    expect(amounts({ accounts, bets, zeroLines: 'write' })).toEqual(zeros)
    expect(amounts({ accounts, bets: bets.slice(1), zeroLines: 'write' })).toEqual({})
  })

  test('is nothing where nobody has a rate, and all of it where only the top has one', () => {
    expect(amounts({ bets: [{ ...NO_GROUP, category: 'LIVE' }] })).toEqual({})
    const accounts = REBATE.accounts.map(({ id, upline }) => ({ id, upline, ...(id === 'A0' && { rates: { SSC: '9' } }) }))
    expect(amounts({ accounts, bets: [{ ...BET, group: 1800 }] })).toEqual({ A0: '900.0000' })
  })

  test('keeps currencies apart', () => {
    const bets = [BET, { ...BET, id: 'usd', currency: 'USD', stake: '1' }]
    const { lines, accounts } = settle({ bets })
    expect(lines.filter(({ account }) => account === 'A0').map(({ id, amount }) => [id, amount])).toEqual([
      ['A0/2026-03-02/CNY/1', '50.0000'],
      ['A0/2026-03-02/USD/1', '0.0050'],
    ])
    expect(accounts).toHaveLength(6)
  })
})

describe('a case is refused', () => {
  test.each<[code: string, input: Partial<RebateCase>]>([
    ['BAD_TREE', { accounts: [{ id: 'P', upline: 'nobody' }] }],
    ['RATE_ABOVE_UPLINE', { accounts: [...REBATE.accounts, { id: 'X', upline: 'P', rates: { LIVE: '0.1' } }] }],
    [
      'RATE_ABOVE_UPLINE',
      { accounts: [...REBATE.accounts, { id: 'X', upline: 'P', rates: { SSC: '7.0001' } }], bets: [{ ...BET, group: 1 }] },
    ],
    ['GROUP_OUT_OF_RANGE', { bets: [{ ...BET, group: 1799 }] }],
    ['GROUP_OUT_OF_RANGE', { bets: [{ ...BET, group: 1941 }] }],
    ['GROUP_OUT_OF_RANGE', { bets: [{ ...BET, group: 1941, void: true, settledAt: '2027-01-01T00:00:00.000Z' }] }],
  ])('%s', (code, input) => {
    expect(() => settle(input)).toThrow(code)
  })
})

describe('a correction', () => {
  const corrected = (at: string, until = '2026-12-01T00:00:00.000Z', correction: object = { void: true }) =>
    settle({ until, bets: [{ ...BET, group: 1900 }], corrections: [{ id: 'c', bet: 'b', at, ...correction }] })
      .lines.filter(({ account }) => account === 'P')
      .map(({ version, amount, pay, run }) => [version, amount, pay, run])
  const first = [1, '200.0000', '200.0000', '2026-03-03T00:00:00.000Z']

  test('is known to the runs after it', () => {
    expect(corrected('2026-03-02T23:59:59.999Z')).toEqual([])
    expect(corrected('2026-03-03T00:00:00.000Z')).toEqual([first, [2, '0.0000', '-200.0000', '2026-03-04T00:00:00.000Z']])
    expect(corrected('2026-03-03T00:00:00.000Z', '2026-03-03T23:59:59.999Z')).toEqual([first])
  })

  test('changes nothing more than 90 days after the day', () => {
    expect(corrected('2026-05-31T23:59:59.999Z')).toEqual([first, [2, '0.0000', '-200.0000', '2026-06-01T00:00:00.000Z']])
    expect(corrected('2026-06-01T00:00:00.000Z')).toEqual([first])
  })

  test('that is no void makes a void bet count, as a second version', () => {
    const input = { bets: [{ ...BET, group: 1900, void: true }], corrections: [{ id: 'c', bet: 'b', at: BET.settledAt, pushed: '5000' }] }
    expect(amounts(input)).toMatchObject({ P: '100.0000' })
    const late = settle({
      ...input,
      until: '2026-03-05T00:00:00.000Z',
      corrections: [{ id: 'c', bet: 'b', at: '2026-03-04T00:00:00.000Z' }],
    })
    expect(late.lines.find(({ account }) => account === 'P')).toMatchObject({ version: 2, amount: '200.0000', pay: '200.0000' })
  })
})
