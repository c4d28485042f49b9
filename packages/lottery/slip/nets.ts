import type { Units } from '@portico/contract/kit/money'
import { type Fraction, fraction, reduced } from '../rational.ts'

/** How many ways lead to each amount that is left after the stake. */
export type Nets = ReadonlyMap<Units, bigint>

/** Most different amounts that are kept: beyond them nothing is said. */
const MOST = 4_000

const add = (nets: Map<Units, bigint>, net: Units, ways: bigint): void => void nets.set(net, (nets.get(net) ?? 0n) + ways)

export const netsOf = (ways: readonly { readonly net: Units; readonly ways: bigint }[]): Nets => {
  const nets = new Map<Units, bigint>()
  for (const way of ways) add(nets, way.net, way.ways)
  return nets
}

/** Two that do not hang on each other, together. */
const both = (one: Nets, other: Nets): Nets | undefined => {
  if (one.size * other.size > MOST) return undefined
  const nets = new Map<Units, bigint>()
  for (const [a, waysA] of one) for (const [b, waysB] of other) add(nets, a + b, waysA * waysB)
  return nets
}

const waysOf = (ways: Iterable<bigint>): bigint => [...ways].reduce((sum, each) => sum + each, 0n)

/** The chance that independent parts leave more than nothing together; undefined where one of them is not known or they are too many. */
export const aheadOf = (parts: readonly (Nets | undefined)[]): Fraction | undefined => {
  const all = parts.reduce<Nets | undefined>((one, other) => one && other && both(one, other), new Map([[0n, 1n]]))
  if (!all) return undefined
  const gains = [...all].filter(([net]) => net > 0n).map(([, ways]) => ways)
  return reduced(fraction(waysOf(gains), waysOf(all.values())))
}
