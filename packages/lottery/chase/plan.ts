import { exceeds, type Fraction, fraction, fromUnits, times, truncate } from '../rational.ts'
import type { ChaseTerms } from './terms.ts'

/** How the multiples of a plan follow from each other. */
export type ChaseKind =
  | { readonly kind: 'same'; readonly start: number }
  /** Times `factor` after every `every` issues. */
  | { readonly kind: 'geometric'; readonly start: number; readonly factor: number; readonly every: number }
  /** The least multiple, from `start` on, at which a win leaves `percent` of everything spent as profit. */
  | { readonly kind: 'profit'; readonly start: number; readonly percent: number }

export type Multiples =
  | { readonly ok: true; readonly multiples: readonly number[] }
  /** From the issue `at` (counted from 1) on, no multiple up to the cap does what the plan asks. */
  | { readonly ok: false; readonly code: 'PLAN_IMPOSSIBLE'; readonly at: number }

const atMost = (value: bigint, cap: number): number | undefined => (value <= BigInt(cap) ? Number(value) : undefined)

const geometric = ({ start, factor, every }: ChaseKind & { kind: 'geometric' }, index: number): bigint =>
  BigInt(start) * BigInt(factor) ** BigInt(Math.floor(index / every))

/** a / b rounded up; b is positive. */
const ceiling = (a: bigint, b: bigint): bigint => (a + b - 1n) / b

/**
 * The least k >= `start` with prize x k − (spent + s x k) >= rho (spent + s x k), the prize being cut to 1/10000 as it is when it is paid.
 * Undefined when there is none up to the cap.
 */
const leastMultiple = ({ stake, least }: ChaseTerms, spent: bigint, start: number, percent: number, cap: number): number | undefined => {
  const share = fraction(100 + percent, 100)
  const cost = times(fromUnits(stake), share)
  if (!exceeds(least, cost)) return undefined
  const gain = { num: least.num * cost.den - cost.num * least.den, den: least.den * cost.den }
  const owed = times(fromUnits(spent), share)
  const enough = (k: bigint): boolean => {
    const goal = times(fromUnits(spent + stake * k), share)
    return !exceeds(goal, fromUnits(truncate(times(least, fraction(k)))))
  }
  const first = ceiling(owed.num * gain.den, owed.den * gain.num)
  let k = first > BigInt(start) ? first : BigInt(start)
  // What is cut off the prize may ask for a little more than the exact sum does.
  while (k <= BigInt(cap) && !enough(k)) k += 1n
  return atMost(k, cap)
}

/** The multiple of each of `issues` issues, or from where on the plan cannot be kept. `cap` is the play's highest multiple. */
export const multiplesOf = (plan: ChaseKind, issues: number, terms: ChaseTerms, cap: number): Multiples => {
  const multiples: number[] = []
  let spent = 0n
  for (let index = 0; index < issues; index++) {
    const multiple =
      plan.kind === 'profit'
        ? leastMultiple(terms, spent, plan.start, plan.percent, cap)
        : atMost(plan.kind === 'same' ? BigInt(plan.start) : geometric(plan, index), cap)
    if (multiple === undefined) return { ok: false, code: 'PLAN_IMPOSSIBLE', at: index + 1 }
    multiples.push(multiple)
    spent += terms.stake * BigInt(multiple)
  }
  return { ok: true, multiples }
}

/** One issue of a plan. Amounts in `Units`. */
export interface ChaseRow {
  readonly multiple: number
  readonly stake: bigint
  /** Stakes of this issue and all before it. */
  readonly spent: bigint
  /** The least that comes back if this issue is the first to win. */
  readonly back: bigint
  /** back − spent. */
  readonly profit: bigint
}

const powerOf = (base: Fraction, exponent: number): Fraction => ({ num: base.num ** BigInt(exponent), den: base.den ** BigInt(exponent) })

/** What a plan asks for and may give back, issue by issue and as a whole. */
export const projectPlan = (multiples: readonly number[], { stake, least, most, lose }: ChaseTerms, stopOnWin: boolean) => {
  let spent = 0n
  const rows = multiples.map((multiple): ChaseRow => {
    const own = stake * BigInt(multiple)
    spent += own
    const back = truncate(times(least, fraction(multiple)))
    return { multiple, stake: own, spent, back, profit: back - spent }
  })
  const returns = multiples.map((multiple) => truncate(times(most, fraction(multiple))))
  const largest = stopOnWin
    ? returns.reduce((best, each) => (each > best ? each : best), 0n)
    : returns.reduce((sum, each) => sum + each, 0n)
  return {
    rows,
    /** What is locked, and lost in the worst case. */
    exposure: spent,
    /** The exact chance that every issue loses, so that all of the exposure is gone. Draws do not know of each other. */
    loseAll: powerOf(lose, multiples.length),
    /** The most that the plan can give back: by its best issue when the first win ends it, by all of them otherwise. */
    largest,
  }
}
export type PlanProjection = ReturnType<typeof projectPlan>
