import type { Units } from '@portico/contract/kit/money'
import { type Fraction, fraction, readDecimal } from './rational.ts'

/** A prize group is so many of 2000 given back to players. */
export const GROUP_BASE = 2000

/** The share of a stake that comes back for playing below one's highest group; none at or above it. */
export const rebateShare = (highest: number, played: number): Fraction => fraction(Math.max(0, highest - played), GROUP_BASE)

/** The same as money, cut to 1/10000. */
export const rebateOf = (stake: Units, highest: number, played: number): Units => {
  const { num, den } = rebateShare(highest, played)
  return (stake * num) / den
}

/**
 * What a share of a stake (a decimal such as `0.09`) comes to, cut to 1/10000.
 * @throws RangeError when it is no plain decimal
 */
export const shareOf = (stake: Units, share: string): Units => {
  const part = readDecimal(share)
  if (!part) throw new RangeError(`no share: ${share}`)
  return (stake * part.num) / part.den
}

/**
 * The shares of a stake that a player and the chain of agents above are given. `highest`: the highest groups from the player up, none
 * below the one before it. The player has what is between the group played and the own highest, each agent what is between the
 * own highest and that of the next one down.
 */
export const rebateChain = (highest: readonly number[], played: number): readonly Fraction[] =>
  highest.map((group, i) => rebateShare(group, i === 0 ? played : (highest[i - 1] ?? group)))
