import { describe, expect, test } from 'vitest'
import { settleCase } from './settle-case.ts'
import { BET, REBATE } from './testing/rebate-case.ts'
import { betOf, SALARY } from './testing/salary-case.ts'
import { sharedCases, sorted } from './testing/shared-cases.ts'

describe('cases of agents’ money', () => {
  test.for([
    ['daily', 75],
    ['dividend', 90],
    ['dominance', 45],
    ['hourly', 40],
    ['lifecycle', 50],
    ['payout', 15],
    ['points', 20],
    ['realtime', 65],
    ['rebate', 90],
    ['wagering', 60],
  ] as const)('the shared set of %s', ([kind, count], { skip }) => {
    const cases = sharedCases(kind) ?? skip('../shared/data is not here')
    expect(cases).toHaveLength(count)
    for (const { id, expected, ...input } of cases)
      expect({ id, answer: sorted(settleCase(input)) }).toEqual({ id, answer: sorted(expected) })
  })

  test('of a kind that is not known cannot be read', () => {
    for (const kind of ['bonus', 'constructor', undefined]) expect(() => settleCase({ id: 'one', kind })).toThrow(RangeError)
  })

  test('take null for what need not be there', () => {
    const lists = { corrections: null, suspensions: null, runs: null, emptied: null }
    const { group, ...plain } = BET
    const correction = { id: 'k', bet: BET.id, at: '2026-03-02T12:00:00.000Z', pushed: '5000.0000' }
    for (const bet of [plain, { ...plain, group }]) {
      const rebate = { kind: 'rebate', ...REBATE, bets: [bet] }
      const nulls = { group: null, ...bet, pushed: null, void: null }
      expect(settleCase({ ...rebate, ...lists, changes: null, bets: [nulls] })).toEqual(settleCase(rebate))
      const corrected = settleCase({ ...rebate, corrections: [correction] })
      expect(settleCase({ ...rebate, corrections: [{ ...correction, void: null, payout: null, deposit: null }] })).toEqual(corrected)
    }
    const daily = { kind: 'daily', ...SALARY, bets: [betOf('P', '200000.0000')] }
    expect(settleCase({ ...daily, ...lists, deposits: null, payDays: null })).toEqual(settleCase(daily))
  })
})
