import { digits, numbers, words } from '../selection/grammar.ts'
import { WIN } from './family.ts'
import { property } from './property.ts'

const sum = (drawn: readonly number[]): number => drawn.reduce((total, digit) => total + digit, 0)
const span = (drawn: readonly number[]): number => Math.max(...drawn) - Math.min(...drawn)

/** "group3" for one pair, "group6" for three different digits, undefined for three equal ones. */
export const shapeOfThree = (drawn: readonly number[]): string | undefined => [undefined, 'group3', 'group6'][new Set(drawn).size - 1]

const KINDS = ['leopard', 'straight', 'pair', 'half-run', 'mixed'] as const

/** How many steps of one, 9 and 0 being neighbours, the different digits have between them. */
const neighbourSteps = (drawn: readonly number[]): number => {
  const standing = new Set(drawn)
  return [...standing].filter((digit) => standing.has((digit + 1) % 10)).length
}

const kindOf = (drawn: readonly number[]): (typeof KINDS)[number] => {
  const differing = new Set(drawn).size
  if (differing < 3) return differing === 1 ? 'leopard' : 'pair'
  return (['mixed', 'half-run', 'straight'] as const)[neighbourSteps(drawn)] ?? 'mixed'
}

/** The three digits in order, by their sum. */
export const directSum = property(3, {
  field: numbers('sums', 0, 27),
  note: 'string',
  holds: (token, drawn) => sum(drawn) === Number(token),
  tier: () => WIN,
})

/** The three digits in any order, by their sum; three equal digits never win. */
export const groupSum = property(3, {
  field: numbers('sums', 1, 26),
  note: 'multiset',
  holds: (token, drawn) => sum(drawn) === Number(token),
  tier: shapeOfThree,
})

/** The three digits in order, by largest minus smallest. */
export const directSpan = property(3, {
  field: numbers('spans', 0, 9),
  note: 'string',
  holds: (token, drawn) => span(drawn) === Number(token),
  tier: () => WIN,
})

/** The three digits in any order with one given digit among them; three equal digits never win. */
export const dan = property(3, {
  field: { ...digits(), exactly: 1 },
  note: 'multiset',
  holds: (token, drawn) => drawn.includes(Number(token)),
  tier: shapeOfThree,
})

/** What kind of three the window is; the tier is the kind. */
export const specials = property(3, {
  field: words('kinds', ...KINDS),
  note: 'token',
  holds: (token, drawn) => kindOf(drawn) === token,
  tier: kindOf,
})
