import type { FailureCode } from '@portico/contract/kit/failure'
import type { Lottery, PlayLimits } from '@portico/contract/lottery/shapes'
import { parseUnits, type Units } from '@portico/contract/kit/money'
import type { PricedLine } from './price.ts'

/** Refusals that name a limit of a play, and what remains of it. */
export const LIMITS = [
  'STAKE_TOO_SMALL',
  'STAKE_TOO_LARGE',
  'PLAY_LIMIT_REACHED',
  'PAYOUT_LIMIT_REACHED',
  'EXPOSURE_LIMIT_REACHED',
] as const satisfies readonly FailureCode[]
export type LimitCode = (typeof LIMITS)[number]

export interface Breach {
  readonly code: LimitCode
  readonly play: string
  readonly remaining: Units
}

/** The limits of a play of a lottery. */
export const limitsOf = ({ limits }: Pick<Lottery, 'limits'>, play: string): PlayLimits => limits.plays[play] ?? limits.usual

const sumOf = (lines: readonly PricedLine[], amount: (line: PricedLine) => Units): Units =>
  lines.reduce((sum, line) => sum + amount(line), 0n)

const breachOfPlay = (lottery: Pick<Lottery, 'limits'>, play: string, lines: readonly PricedLine[]): Breach | undefined => {
  const limits = limitsOf(lottery, play)
  const [least, most, stake, payout] = [limits.leastStake, limits.mostStake, limits.mostIssueStake, limits.maxPayoutPerIssue].map(
    parseUnits,
  ) as [Units, Units, Units, Units]
  if (lines.some(({ quote }) => quote.stake < least)) return { code: 'STAKE_TOO_SMALL', play, remaining: least }
  if (lines.some(({ quote }) => quote.stake > most)) return { code: 'STAKE_TOO_LARGE', play, remaining: most }
  if (sumOf(lines, ({ quote }) => quote.stake) > stake) return { code: 'PLAY_LIMIT_REACHED', play, remaining: stake }
  if (sumOf(lines, ({ quote }) => quote.maxReturn) > payout) return { code: 'PAYOUT_LIMIT_REACHED', play, remaining: payout }
  return undefined
}

/** The first limit that a slip breaks by itself; what is placed already on the issue only the gateway knows. */
export const breachOf = (lottery: Pick<Lottery, 'limits'>, lines: readonly PricedLine[]): Breach | undefined => {
  for (const [play, group] of Map.groupBy(lines, ({ line }) => line.play)) {
    const breach = breachOfPlay(lottery, play, group)
    if (breach) return breach
  }
  return undefined
}
