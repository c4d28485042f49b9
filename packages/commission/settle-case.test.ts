import { describe, expect, test } from 'vitest'
import { settleCase } from './settle-case.ts'
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
})
