import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../line.ts'
import { fraction, reduced } from '../rational.ts'
import { type ChaseKind, multiplesOf, projectPlan } from './plan.ts'
import { chaseTerms } from './terms.ts'

const CAP = 10_000
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The first `count` digits on the first place, at G 1956: a prize of 19.56 on a stake of 2 a digit. */
const position = (count: number): Line => ({
  game: 'SSC',
  play: 'fixed-position',
  selection: { places: [DIGITS.slice(0, count), [], [], [], []] },
  bet: { unit: '2', mode: '1', multiple: 7 },
  pricing: { kind: 'prizeGroup', group: 1956 },
})
const profit = (percent: number): ChaseKind => ({ kind: 'profit', start: 1, percent })
const multiples = (plan: ChaseKind, issues: number, line: Line, cap = CAP) => {
  const answer = multiplesOf(plan, issues, chaseTerms(line), cap)
  return answer.ok ? answer.multiples : answer
}

describe('what a plan knows of its line', () => {
  it('counts at multiple 1, exactly', () => {
    const terms = chaseTerms(position(5))
    expect([terms.stake, reduced(terms.least), reduced(terms.most), terms.lose]).toEqual([
      100_000n,
      fraction(489, 25),
      fraction(489, 25),
      fraction(1, 2),
    ])
  })

  it('tells the least win from the most where tiers differ', () => {
    const { least, most, lose } = chaseTerms({ ...position(1), play: 'front3-group-sum', selection: { sums: ['1', '3'] } })
    expect([reduced(least), reduced(most)]).toEqual([fraction(326), fraction(652)])
    // Sum 1 is 001 in 3 orders; sum 3 is 003 in 3 orders and 012 in 6.
    expect(lose).toEqual(fraction(247, 250))
  })

  it('does not call a stake given back a loss', () => {
    const line: Line = {
      game: 'LHC',
      play: 'special-size',
      selection: { picks: ['big'] },
      bet: { unit: '1', mode: '1', multiple: 1 },
      pricing: { kind: 'odds', odds: { win: '1.98', big: '1.98', small: '1.98' } },
    }
    expect(chaseTerms(line).lose).toEqual(fraction(24, 49))
  })
})

describe('the multiples of a plan', () => {
  it('stay the same', () => expect(multiples({ kind: 'same', start: 3 }, 4, position(5))).toEqual([3, 3, 3, 3]))

  it('grow by a factor after every few issues', () => {
    expect(multiples({ kind: 'geometric', start: 1, factor: 2, every: 1 }, 5, position(5))).toEqual([1, 2, 4, 8, 16])
    expect(multiples({ kind: 'geometric', start: 5, factor: 3, every: 2 }, 6, position(5))).toEqual([5, 5, 15, 15, 45, 45])
  })

  it('say where they pass the cap, however large they would be', () => {
    expect(multiples({ kind: 'geometric', start: 1, factor: 99, every: 1 }, 120, position(5))).toEqual({
      ok: false,
      code: 'PLAN_IMPOSSIBLE',
      at: 4,
    })
  })

  it('reach a profit of 30 % on five digits by 1, 2, 6, 18, 54, 161', () => {
    const found = multiples(profit(30), 6, position(5))
    expect(found).toEqual([1, 2, 6, 18, 54, 161])
    expect(projectPlan(found as number[], chaseTerms(position(5)), true).exposure).toBe(24_200_000n)
  })

  it.each([
    [8, 30],
    [9, 30],
    [10, 0],
  ])('do not reach it on %i digits at %i %%', (digits, percent) => {
    expect(multiples(profit(percent), 2, position(digits))).toEqual({ ok: false, code: 'PLAN_IMPOSSIBLE', at: 1 })
  })

  it('say from which issue on a profit asks for more than the cap', () => {
    expect(multiples(profit(30), 6, position(5), 160)).toEqual({ ok: false, code: 'PLAN_IMPOSSIBLE', at: 6 })
  })

  it('are the least that make the profit, and none smaller does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 12 }),
        (digits, percent, issues) => {
          const terms = chaseTerms({ ...position(digits), bet: { unit: '0.2', mode: '0.01', multiple: 1 } })
          const answer = multiplesOf(profit(percent), issues, terms, CAP)
          if (!answer.ok) return
          const paid = (k: number) => (terms.least.num * BigInt(k) * 10_000n) / terms.least.den
          let spent = 0n
          for (const multiple of answer.multiples) {
            const makes = (k: number) =>
              100n * (paid(k) - spent - terms.stake * BigInt(k)) >= BigInt(percent) * (spent + terms.stake * BigInt(k))
            expect([makes(multiple), multiple > 1 && makes(multiple - 1)]).toEqual([true, false])
            spent += terms.stake * BigInt(multiple)
          }
        },
      ),
    )
  })
})

describe('what a plan comes to', () => {
  it('locks 14 for 1, 2, 4 at 2, and a hit on the second leaves 33.12', () => {
    const { rows, exposure, largest } = projectPlan([1, 2, 4], chaseTerms(position(1)), true)
    expect(exposure).toBe(140_000n)
    expect(rows[1]).toEqual({ multiple: 2, stake: 40_000n, spent: 60_000n, back: 391_200n, profit: 331_200n })
    expect(largest).toBe(782_400n)
  })

  it('may win each time when the first win does not end it', () => {
    expect(projectPlan([1, 2, 4], chaseTerms(position(1)), false).largest).toBe(195_600n * 7n)
  })

  it('loses everything with a chance of (1 − p) to the power of its issues', () => {
    expect(reduced(projectPlan([1, 2, 4], chaseTerms(position(1)), true).loseAll)).toEqual(fraction(729, 1000))
    expect(
      projectPlan(
        Array.from({ length: 120 }, () => 1),
        chaseTerms(position(1)),
        true,
      ).loseAll,
    ).toEqual({ num: 9n ** 120n, den: 10n ** 120n })
  })
})
