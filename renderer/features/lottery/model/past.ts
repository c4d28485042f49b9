import type { BetLine } from '@portico/contract/bets/shapes'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Units } from '@portico/contract/kit/money'
import { Refusal } from '@portico/lottery/refusal'
import { settlerOf } from '@portico/lottery/settle'
import type { PricedLine, Terms } from './price.ts'

/** What a line would have come to on past draws. */
export interface Past {
  /** Draws it could be settled on. */
  readonly draws: number
  /** Draws whose order is not known, which the line would need. */
  readonly unordered: number
  /** Draws with a return, in the order given. */
  readonly hits: readonly { readonly draw: DrawResult; readonly payout: Units }[]
  readonly stake: Units
  readonly returned: Units
  /** Given back for playing below one's highest prize group; nothing where the stake itself came back. */
  readonly rebate: Units
  readonly net: Units
}

const pricingOf = ({ odds, prizeGroup }: BetLine) =>
  odds ? ({ kind: 'odds', odds } as const) : ({ kind: 'prizeGroup', group: prizeGroup ?? 0 } as const)

/** Settles a priced line on each draw, by the very rules that settle bets. */
export const checkPast = ({ line, quote, rebate: each }: PricedLine, { game, unit, flags }: Terms, draws: readonly DrawResult[]): Past => {
  const { play, selection, mode, multiple } = line
  const settled = settlerOf({ game, play, selection, bet: { unit, mode, multiple }, pricing: pricingOf(line), rules: flags })
  const hits: { draw: DrawResult; payout: Units }[] = []
  let [counted, unordered, returned, rebate] = [0, 0, 0n, 0n]
  for (const draw of draws) {
    try {
      const { payout, outcome } = settled(draw.result)
      counted += 1
      returned += payout
      if (outcome !== 'push') rebate += each
      if (payout > 0n) hits.push({ draw, payout })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      unordered += 1
    }
  }
  const stake = quote.stake * BigInt(counted)
  return { draws: counted, unordered, hits, stake, returned, rebate, net: returned + rebate - stake }
}
