import { describe, expect, test } from 'vitest'
import { type Game, GAMES } from './play.ts'
import { type Case, settleCase, settleJson } from './settle-case.ts'
import { type ExpectedCase, OWN_CASES } from './testing/cases.ts'
import { expectCase, sharedCases } from './testing/check-case.ts'

describe('[LOTTERY-04] settlement cases', () => {
  test.each(OWN_CASES.map((one) => [one.id, one] as const))('%s', (_, one) => expectCase(one))

  const SHARED: Readonly<Record<Game, number>> = {
    SSC: 254,
    LF: 90,
    '11X5': 77,
    PK10: 45,
    K3: 38,
    LHC: 147,
    'VN-MB': 87,
    'VN-MN': 71,
    'VN-ST': 0,
  }
  // The shared cases know no bets over several stations: da-xien.test.ts tries them.
  test.for(GAMES)('the shared set of %s', (game, { skip }) => {
    const cases = sharedCases(game) ?? skip('../shared/data is not here')
    expect(cases).toHaveLength(SHARED[game])
    for (const one of cases) expectCase(one)
  })

  test('answers JSON with JSON', () => {
    const [first] = OWN_CASES
    const { expected, ...input } = first as ExpectedCase
    expect(JSON.parse(settleJson(JSON.stringify(input)))).toEqual({ id: input.id, ...expected })
  })

  test('an unknown play and a draw of another length are faults of the caller, not refusals', () => {
    const [{ expected: _, ...input }] = OWN_CASES as [ExpectedCase]
    expect(() => settleCase({ ...input, play: 'no-such' } satisfies Case)).toThrow(RangeError)
    expect(() => settleCase({ ...input, draw: { digits: '123' } } satisfies Case)).toThrow(RangeError)
  })
})
