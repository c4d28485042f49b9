import { knownLines } from '@portico/lottery/selection/lines'
import type { Sliced } from '../../../lib/sliced.ts'

/** Numbers that count from one bound to the other, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Which of the typed numbers stay; a rule that is absent keeps all of them. */
export interface NumberFilters {
  /** The sum of the digits. */
  readonly sum?: Span
  /** The largest digit less the smallest. */
  readonly span?: Span
  /** How many digits are odd. */
  readonly odd?: readonly number[]
  /** How many digits are big, 5 to 9. */
  readonly big?: readonly number[]
  /** At least one of these digits. */
  readonly include?: readonly string[]
  /** None of these digits. */
  readonly exclude?: readonly string[]
}

const BIG = 5
/** Numbers that are judged before the filter is asked whether it may go on. */
const SLICE = 2_048

const inside = (value: number, { from, to }: Span): boolean => value >= from && value <= to

type Test = (digits: readonly number[]) => boolean

const testsOf = ({ sum, span, odd, big, include, exclude }: NumberFilters): readonly Test[] => {
  const tests: Test[] = []
  if (sum)
    tests.push((digits) =>
      inside(
        digits.reduce((total, digit) => total + digit, 0),
        sum,
      ),
    )
  if (span) tests.push((digits) => inside(Math.max(...digits) - Math.min(...digits), span))
  if (odd) tests.push((digits) => odd.includes(digits.filter((digit) => digit % 2 === 1).length))
  if (big) tests.push((digits) => big.includes(digits.filter((digit) => digit >= BIG).length))
  if (include) tests.push((digits) => digits.some((digit) => include.includes(String(digit))))
  if (exclude) tests.push((digits) => !digits.some((digit) => exclude.includes(String(digit))))
  return tests
}

export const hasFilters = (filters: NumberFilters): boolean => testsOf(filters).length > 0

/** The lines of `length` digits that every filter keeps, in their order; as good and as different as those it was given. */
export function* filteredLines(
  lines: readonly string[],
  filters: NumberFilters,
  { length, different }: { readonly length: number; readonly different: number },
): Sliced<readonly string[]> {
  const tests = testsOf(filters)
  if (tests.length === 0) return lines
  const left: string[] = []
  for (const [i, line] of lines.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const digits = Array.from(line, Number)
    if (tests.every((test) => test(digits))) left.push(line)
  }
  return knownLines(left, length, different)
}
