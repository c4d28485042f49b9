import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseUnits } from '@portico/contract/kit/money'
import { expect } from 'vitest'
import { type Explanation, explain } from '../explain.ts'
import type { Game } from '../play.ts'
import { type Fraction, fraction, plus, readDecimal, times, truncate } from '../rational.ts'
import { settleCase } from '../settle-case.ts'
import type { ExpectedCase } from './cases.ts'

/** A file of real draws or cases that lies beside the repository, not in it. */
export const sharedFile = (name: string): string => join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', name)

const SHARED = sharedFile('cases.jsonl')

/** The shared settlement cases of a game, or undefined where they are not at hand. */
export const sharedCases = (game: Game): readonly ExpectedCase[] | undefined =>
  existsSync(SHARED)
    ? readFileSync(SHARED, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ExpectedCase)
        .filter((one) => one.game === game)
    : undefined

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

/** Settles a case, and checks that its explanation says the same. */
export const expectCase = ({ expected, ...input }: ExpectedCase): void => {
  const answer = settleCase(input)
  expect(answer).toEqual({ id: input.id, ...expected })
  if ('error' in answer) return
  const explanation = explain(input, input.draw)
  expect(recompute(explanation)).toBe(parseUnits(explanation.payout))
  expect(parseUnits(explanation.payout)).toBe(parseUnits(answer.payout))
  expect(explanation.stake).toBe(answer.stake)
  expect(explanation.tiers.map(({ tier, count }) => ({ tier, count })).sort((a, b) => (a.tier < b.tier ? -1 : 1))).toEqual(answer.hits)
  expect(explanation.winning.listed).toHaveLength(Math.min(explanation.winning.total, 100))
}
