import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PointsEvent } from './events.ts'
import { type PointsCase, settlePoints } from './points.ts'

type Row<Event = PointsEvent> = Event extends PointsEvent ? Omit<Event, 'id' | 'at'> : never

const RULES: Omit<PointsCase, 'events'> = {
  rules: { SLOTS: { per: '33.3300', points: 2 } },
  convert: { points: 10, cash: '0.3333', min: 20 },
  items: [{ item: 'mug', points: 12, stock: 2 }],
}
const run = (...rows: readonly Row[]) =>
  settlePoints({
    ...RULES,
    events: rows.map((row, i) => ({ ...row, id: `e${i}`, at: new Date(Date.UTC(2026, 2, 1, 0, i)).toISOString() })),
  })
const bet = (stake: string, payout = '0', category = 'SLOTS'): Row => ({ type: 'bet', account: 'u', category, stake, payout })
const take = (quantity: number, item = 'mug'): Row => ({ type: 'redeem', account: 'u', item, quantity })
const change = (points: number): Row => ({ type: 'convert', account: 'u', points })
const results = (answer: ReturnType<typeof run>): string[] => answer.events.map(({ result }) => result)

describe('points', () => {
  test('small bets add up for ever, by category', () => {
    const { ledger, accounts } = run(bet('33.3299'), bet('0.0001'), bet('99', '0', 'LIVE'), bet('33.33', '33.33'), bet('33.33', '80'))
    expect(ledger.map(({ id, change: points, balance }) => [id, points, balance])).toEqual([
      ['e1', 2, 2],
      ['e4', 2, 4],
    ])
    expect(accounts).toEqual([{ id: 'u', points: 4, owed: 0, cash: '0.0000' }])
  })

  test('a void of spent points is owed, and paid first from whatever comes in', () => {
    const answer = run(
      bet('200'),
      take(1),
      { type: 'void', bet: 'e0' },
      bet('66.66'),
      { type: 'reject', redemption: 'e1' },
      { type: 'void', bet: 'e0' },
    )
    expect(answer.ledger).toEqual([
      { id: 'e0', account: 'u', change: 12, toBalance: 12, balance: 12 },
      { id: 'e1', account: 'u', change: -12, toBalance: -12, balance: 0 },
      { id: 'e2', account: 'u', change: -12, toBalance: 0, balance: 0 },
      { id: 'e3', account: 'u', change: 4, toBalance: 0, balance: 0 },
      { id: 'e4', account: 'u', change: 12, toBalance: 4, balance: 4 },
    ])
    expect(results(answer).at(-1)).toBe('BAD_STATE')
    expect(answer.stock).toEqual([{ item: 'mug', left: 2 }])
  })

  test('each refusal, and which goes first', () => {
    const answer = run(
      bet('1000'),
      change(0),
      change(-10),
      change(25),
      change(10),
      change(70),
      change(60),
      take(0, 'cup'),
      take(0),
      take(3),
      take(1),
      bet('400'),
      take(2),
      take(1),
    )
    expect(results(answer)).toEqual([
      'ok',
      'BAD_AMOUNT',
      'BAD_AMOUNT',
      'BAD_AMOUNT',
      'BELOW_MIN',
      'NOT_ENOUGH_POINTS',
      'ok',
      'UNKNOWN_ITEM',
      'BAD_AMOUNT',
      'OUT_OF_STOCK',
      'NOT_ENOUGH_POINTS',
      'ok',
      'ok',
      'OUT_OF_STOCK',
    ])
    expect(answer.accounts[0]?.cash).toBe('1.9998')
  })

  test('a redemption is decided once; a bet of nobody is not voided', () => {
    const decisions: Row[] = [
      { type: 'approve', redemption: 'e1' },
      { type: 'reject', redemption: 'e1' },
      { type: 'approve', redemption: 'e9' },
      { type: 'void', bet: 'e1' },
    ]
    expect(results(run(bet('400'), take(1), ...decisions)).slice(2)).toEqual(['ok', 'BAD_STATE', 'UNKNOWN_REDEMPTION', 'UNKNOWN_BET'])
  })

  test('an account that never bet is not listed', () => {
    const answer = run(change(20))
    expect([results(answer), answer.accounts]).toEqual([['NOT_ENOUGH_POINTS'], []])
  })
})

test('no balance is ever below zero, and the ledger adds up', () => {
  const ref = fc.integer({ min: 0, max: 30 }).map((i) => `e${i}`)
  const row: fc.Arbitrary<Row> = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })).map(([stake, payout]) => bet(`${stake}.7`, `${payout}.7`)),
    ref.map((id): Row => ({ type: 'void', bet: id })),
    fc.integer({ min: 0, max: 9 }).map((tens) => change(tens * 10)),
    fc.integer({ min: 1, max: 2 }).map((quantity) => take(quantity)),
    fc.tuple(fc.constantFrom('approve' as const, 'reject' as const), ref).map(([type, redemption]): Row => ({ type, redemption })),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const { ledger, accounts, stock } = run(...rows)
      let [balance, sum] = [0, 0]
      for (const one of ledger) {
        balance += one.toBalance
        sum += one.change
        expect(one.balance).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      for (const { points, owed } of accounts) expect([points, points - owed]).toEqual([balance, sum])
      for (const { left } of stock) expect(left).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})
