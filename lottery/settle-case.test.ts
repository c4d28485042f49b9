import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseUnits } from '@portico/contract/money'
import { describe, expect, test } from 'vitest'
import { type Explanation, explain } from './explain.ts'
import { type Fraction, fraction, plus, readDecimal, times, truncate } from './rational.ts'
import { type Case, settleCase, settleJson } from './settle-case.ts'
import { type ExpectedCase, OWN_CASES } from './testing/cases.ts'

/** The full set of cases lies beside the repository, not in it. */
const SHARED = join(import.meta.dirname, '..', '..', 'shared', 'data', 'cases.jsonl')

const sharedCases = (): ExpectedCase[] =>
  readFileSync(SHARED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ExpectedCase)
    .filter(({ game }) => game === 'SSC')

const exact = (text: string): Fraction => readDecimal(text) ?? fraction(0)

/** The payout worked out again from what the explanation shows, and from nothing else. */
const recompute = ({ tiers, per }: Explanation): bigint =>
  truncate(
    tiers
      .map(({ count, prize }) =>
        times(fraction(count), prize === null ? exact(per) : times(times(exact(prize), exact(per)), fraction(1, 2))),
      )
      .reduce(plus, fraction(0)),
  )

const check = ({ expected, ...given }: ExpectedCase): void => {
  expect(settleCase(given)).toEqual({ id: given.id, ...expected })
  if ('error' in expected) return
  const shown = explain(given, given.draw)
  const answer = settleCase(given)
  if ('error' in answer) throw new Error(answer.error)
  expect(recompute(shown)).toBe(parseUnits(shown.payout))
  expect(parseUnits(shown.payout)).toBe(parseUnits(answer.payout))
  expect(shown.stake).toBe(answer.stake)
  expect(shown.tiers.map(({ tier, count }) => ({ tier, count })).sort((a, b) => (a.tier < b.tier ? -1 : 1))).toEqual(answer.hits)
  expect(shown.winning.listed).toHaveLength(Math.min(shown.winning.total, 100))
}

describe('[LOTTERY-04] settlement cases', () => {
  test.each(OWN_CASES.map((one) => [one.id, one] as const))('%s', (_, one) => check(one))

  const title = existsSync(SHARED) ? 'the shared set' : 'the shared set: ../shared/data/cases.jsonl is not here, skipped'
  test.skipIf(!existsSync(SHARED))(title, () => {
    const cases = sharedCases()
    expect(cases.length).toBeGreaterThan(250)
    for (const one of cases) check(one)
  })

  test('answers JSON with JSON', () => {
    const [first] = OWN_CASES
    const { expected, ...given } = first as ExpectedCase
    expect(JSON.parse(settleJson(JSON.stringify(given)))).toEqual({ id: given.id, ...expected })
  })

  test('an unknown play and a draw of another length are faults of the caller, not refusals', () => {
    const [{ expected: _, ...given }] = OWN_CASES as [ExpectedCase]
    expect(() => settleCase({ ...given, play: 'no-such' } satisfies Case)).toThrow(RangeError)
    expect(() => settleCase({ ...given, draw: { digits: '123' } } satisfies Case)).toThrow(RangeError)
  })
})
