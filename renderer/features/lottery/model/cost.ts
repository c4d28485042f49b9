import type { BetLine } from '@portico/contract/bets/shapes'
import { ONE, type Units } from '@portico/contract/kit/money'
import { type Fraction, fraction, plus, reduced, truncate } from '@portico/lottery/rational'
import { GROUP_BASE } from '@portico/lottery/rebate'
import { type PricedLine, priceLine, type Terms, totalStake } from './price.ts'

/** Where stakes go over very many draws, as shares of them that add up to one. The edge is below zero where odds are generous. */
export interface Shares {
  readonly prizes: number
  readonly rebate: number
  readonly edge: number
}

/** The same as money. */
export interface Cost {
  readonly shares: Shares
  readonly prizes: Units
  readonly rebate: Units
  /** What the slip loses on average. */
  readonly loss: Units
}

const PRECISION = 10n ** 12n

const ratio = (num: bigint, den: bigint): number => Number((num * PRECISION) / den) / Number(PRECISION)

/** What the slider says of any bet at a prize group. */
export const sharesAt = (prizeGroup: number, maxPrizeGroup: number): Shares => ({
  prizes: prizeGroup / GROUP_BASE,
  rebate: (maxPrizeGroup - prizeGroup) / GROUP_BASE,
  edge: (GROUP_BASE - maxPrizeGroup) / GROUP_BASE,
})

/** What lines cost on average, from the exact mean of what they give back; undefined where nothing is staked. */
export const costOf = (lines: readonly PricedLine[]): Cost | undefined => {
  const stake = totalStake(lines)
  if (stake === 0n) return undefined
  const back = lines.reduce<Fraction>((sum, { quote }) => reduced(plus(sum, quote.expected)), fraction(0))
  const rebate = lines.reduce((sum, line) => sum + line.rebate, 0n)
  const prizes = truncate(back)
  const shares = { prizes: ratio(back.num * ONE, back.den * stake), rebate: ratio(rebate, stake) }
  return { shares: { ...shares, edge: 1 - shares.prizes - shares.rebate }, prizes, rebate, loss: stake - prizes - rebate }
}

/** The shares of a line at several positions of the slider; what the slider says of any bet where no line is chosen. */
export const alongSlider = (line: BetLine | undefined, terms: Terms, groups: readonly number[]) =>
  groups.map((group) => {
    const pricing = line && priceLine({ ...line, prizeGroup: group }, terms)
    const shares = pricing?.ok ? costOf([pricing.priced])?.shares : undefined
    return { group, ...(shares ?? sharesAt(group, terms.maxPrizeGroup)) }
  })
