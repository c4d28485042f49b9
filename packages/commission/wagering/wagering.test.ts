import { describe, expect, test } from 'vitest'
import type { WageringEvent } from './events.ts'
import { settleWagering } from './wagering.ts'

type Row<Event = WageringEvent> = Event extends WageringEvent ? Omit<Event, 'id' | 'at'> : never

const minute = (i: number): string => new Date(Date.UTC(2026, 2, 1, 0, i)).toISOString()
/** One step a minute from midnight; ids are e0, e1 ... */
const run = (...rows: readonly Row[]) =>
  settleWagering({
    until: minute(100),
    config: { waiveBelow: '5.0000', maxMultiplier: '10', coverage: 70 },
    events: rows.map((row, i) => ({ ...row, id: `e${i}`, at: minute(i) })),
  })
type Answer = ReturnType<typeof run>
const results = ({ steps }: Answer): string[] => steps.map(({ result }) => result)
const statuses = ({ requirements }: Answer): string[] => requirements.map(({ status, progress }) => `${status} ${progress}`)

const deposit = (amount: string, multiplier = '0'): Row => ({ type: 'deposit', amount, multiplier })
const bonus = (amount: string, multiplier: string, more: object = {}): Row => ({
  type: 'bonus',
  amount,
  base: 'B',
  multiplier,
  expiresAt: minute(200),
  weights: { SLOTS: '100', LOTT: '20' },
  ...more,
})
const bet = (stake: string, category = 'SLOTS', more: object = {}): Row => ({ type: 'bet', category, stake, ...more })
const settle = (i: number, payout = '0'): Row => ({ type: 'settle', bet: `e${i}`, payout })
const resettle = (i: number, payout: string): Row => ({ type: 'resettle', bet: `e${i}`, payout })
const drop = (i: number): Row => ({ type: 'void', bet: `e${i}` })
const withdraw = (amount: string, confirm = false): Row => ({ type: 'withdraw', amount, confirm })

describe('the queue of requirements', () => {
  test('the first takes what it needs, rounded up by its weight, and the rest goes on', () => {
    const answer = run(bonus('9', '1', { weights: { LOTT: '30' } }), deposit('100', '1'), bet('40', 'LOTT'), settle(2))
    expect(statuses(answer)).toEqual(['MET 9.0000', 'ACTIVE 10.0000'])
    const odd = run(bonus('10', '1', { weights: { LOTT: '30' } }), deposit('100', '1'), bet('40', 'LOTT'), settle(2))
    expect(statuses(odd)).toEqual(['MET 10.0000', 'ACTIVE 6.6666'])
  })

  test('a category that does not count for the first is used up by it all the same', () => {
    expect(statuses(run(bonus('10', '1'), deposit('100', '1'), bet('40', 'LIVE'), settle(2)))).toEqual(['ACTIVE 0.0000', 'ACTIVE 0.0000'])
  })

  test('a bet works for nothing that came after it, nor for what stands behind that', () => {
    const answer = run(deposit('100'), bet('20'), deposit('10', '1'), settle(1))
    expect(statuses(answer)).toEqual(['MET 0.0000', 'ACTIVE 0.0000'])
  })

  test('full to the last digit releases, and stays released after a void', () => {
    const rows = [deposit('100', '1'), bet('99.9999'), settle(1, '199.9998')]
    expect(statuses(run(...rows))).toEqual(['ACTIVE 99.9999'])
    expect(statuses(run(...rows, bet('0.0001'), settle(3), drop(1)))).toEqual(['MET 100.0000'])
    expect(statuses(run(...rows, drop(1)))).toEqual(['ACTIVE 0.0000'])
  })

  test('another result counts anew at the head, less what is finished has used of it', () => {
    const rows = [deposit('30', '1'), deposit('100', '1'), bet('50'), settle(2, '80')]
    expect(statuses(run(...rows))).toEqual(['MET 30.0000', 'ACTIVE 0.0000'])
    expect(statuses(run(...rows, resettle(2, '0')))).toEqual(['MET 30.0000', 'ACTIVE 20.0000'])
    expect(statuses(run(...rows, resettle(2, '0'), resettle(2, '60')))).toEqual(['MET 30.0000', 'ACTIVE 0.0000'])
  })

  test('a requirement of nothing is met at once, and frees its bonus', () => {
    const answer = run(bonus('20', '0'))
    expect([statuses(answer), answer.cash, answer.bonus]).toEqual([['MET 0.0000'], '20.0000', '0.0000'])
  })
})

describe('coverage', () => {
  const on = (market: string, ...covers: readonly (readonly [number, number])[]): object => ({ market, of: 10, covers })
  const progress = (...rows: readonly Row[]): string | undefined => run(deposit('1000', '1'), ...rows).requirements[0]?.progress

  test('seven of ten count, eight do not, however the ranges overlap', () => {
    expect(progress(bet('10', 'LOTT', on('m', [0, 4], [3, 6], [5, 5])), settle(1))).toBe('10.0000')
    expect(progress(bet('10', 'LOTT', on('m', [0, 4], [3, 6], [9, 9])), settle(1))).toBe('0.0000')
  })
  test('looks at what was placed by then on the same market, settled or not, and not void', () => {
    const [low, high] = [bet('10', 'LOTT', on('m', [0, 4])), bet('10', 'LOTT', on('m', [5, 9]))]
    expect(progress(low, high, settle(1))).toBe('0.0000')
    expect(progress(low, settle(1), high, settle(3))).toBe('10.0000')
    expect(progress(low, high, drop(2), settle(1))).toBe('10.0000')
    expect(progress(low, bet('10', 'LOTT', on('other', [5, 9])), settle(1))).toBe('10.0000')
  })
  test('is judged once: a later void or result changes nothing', () => {
    const [low, high] = [bet('10', 'LOTT', on('m', [0, 4])), bet('10', 'LOTT', on('m', [5, 9]))]
    expect(progress(low, high, settle(1), drop(2), resettle(1, '5'))).toBe('0.0000')
  })
})

describe('two purses', () => {
  test('cash first; a payout is split as the stake was, and what does not divide is cash', () => {
    const answer = run(deposit('10'), bonus('100', '10'), bet('30'), settle(2, '100'))
    expect([answer.cash, answer.bonus]).toEqual(['33.3334', '146.6666'])
  })
  test('the bonus part goes where the bonus stands at that time', () => {
    const ending = (...rows: readonly Row[]) => {
      const { cash, bonus: left, house } = run(deposit('10'), bonus('20', '10', { expiresAt: minute(5) }), bet('20'), ...rows)
      return [cash, left, house]
    }
    expect(ending(settle(2, '40'))).toEqual(['20.0000', '0.0000', '30.0000'])
    expect(ending(deposit('10'), deposit('10'), settle(2, '40'))).toEqual(['40.0000', '0.0000', '30.0000'])
    expect(ending(deposit('10'), deposit('10'), drop(2))).toEqual(['30.0000', '0.0000', '20.0000'])
  })
  test('of a released bonus cash and bonus part are one sum, and what cannot be taken back is owed', () => {
    const answer = run(
      deposit('10'),
      bonus('20', '1'),
      bet('30'),
      settle(2, '90'),
      withdraw('90'),
      drop(2),
      deposit('5'),
      bet('5'),
      settle(7, '9'),
    )
    expect(results(answer)).toEqual(Array(9).fill('ok'))
    expect(answer.steps.map(({ owed }) => owed).slice(4)).toEqual(['0.0000', '60.0000', '60.0000', '60.0000', '51.0000'])
    expect([answer.cash, answer.withdrawable]).toEqual(['0.0000', '0.0000'])
  })
  test('bonus money is never below zero: the house bears the rest', () => {
    const answer = run(bonus('20', '10'), bet('10'), settle(1, '30'), bet('40'), drop(1))
    expect([answer.bonus, answer.house]).toEqual(['0.0000', '-20.0000'])
  })
})

describe('bonus and withdrawal', () => {
  test('each refusal, and which goes first', () => {
    const active = [deposit('100', '1'), bonus('10', '10', { maxBet: '5' })]
    expect(results(run(...active, bonus('1', '10.0001'), bonus('1', '1', { base: 'DB', deposit: 'e9' }))).slice(2)).toEqual([
      'WAGER_CAP',
      'BONUS_ACTIVE',
    ])
    expect(results(run(bonus('1', '1', { base: 'DB', deposit: 'e9' })))).toEqual(['UNKNOWN_DEPOSIT'])
    expect(
      results(run(...active, bet('200'), bet('5'), settle(2), settle(3), settle(3), resettle(3, '1'), drop(3), drop(3))).slice(2),
    ).toEqual(['MAX_BET', 'ok', 'UNKNOWN_BET', 'ok', 'BAD_STATE', 'ok', 'ok', 'BAD_STATE'])
    expect(results(run(...active, withdraw('0'), withdraw('100.0001'), withdraw('100'), deposit('7'), withdraw('7'))).slice(2)).toEqual([
      'BAD_AMOUNT',
      'INSUFFICIENT_FUNDS',
      'TURNOVER_REMAINING',
      'ok',
      'CONFIRM_FORFEIT',
    ])
  })
  test('leaving early shows its cost, and takes the bonus only once it is confirmed', () => {
    const answer = run(deposit('100'), bonus('10', '10'), withdraw('40'), withdraw('40', true))
    expect(answer.steps.map(({ result, cost, cash, bonus: left }) => [result, cost, cash, left]).slice(2)).toEqual([
      ['CONFIRM_FORFEIT', '10.0000', '100.0000', '10.0000'],
      ['ok', undefined, '60.0000', '0.0000'],
    ])
    expect([answer.house, statuses(answer)[1]]).toEqual(['10.0000', 'FORFEITED 0.0000'])
  })
  test('a bonus ends at its instant, before whatever happens then', () => {
    const answer = run(bonus('10', '10', { expiresAt: minute(1) }), bet('1'))
    expect([results(answer)[1], answer.house]).toEqual(['INSUFFICIENT_FUNDS', '10.0000'])
  })
  test('too little is waived after a result, equal is not too little, and stakes of open bets count', () => {
    const waived = (...rows: readonly Row[]): string | undefined => run(deposit('20', '1'), ...rows).requirements[0]?.status
    expect(waived(bet('15'), settle(1))).toBe('ACTIVE')
    expect(waived(bet('15.0001'), settle(1))).toBe('WAIVED')
    expect(waived(bet('12'), bet('8'), settle(1))).toBe('ACTIVE')
    expect(waived(bet('16'))).toBe('ACTIVE')
  })
})
