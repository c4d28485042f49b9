import type { Bet, BetLine } from '@portico/contract/bets/shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import type { MemberInfo } from '@portico/contract/member/shapes'
import { type Pricing, priceLine, type Terms } from './price.ts'

/** What an old bet is today: a line for the slip and what had to change, or why there is none. */
export type Again =
  | { readonly line: BetLine; readonly changed: readonly ('mode' | 'multiple' | 'group' | 'odds')[] }
  | { readonly refused: 'play' | 'selection' }

type OldBet = Pick<Bet, 'play' | 'selection' | 'mode' | 'multiple' | 'prizeGroup' | 'odds' | 'book'>

interface Now {
  readonly lottery: Pick<Lottery, 'modes' | 'maxMultiple'>
  readonly member: Pick<MemberInfo, 'minPrizeGroup' | 'maxPrizeGroup'>
  readonly terms: Terms
  /** The plays that are offered. */
  readonly plays: readonly string[]
}

const sameOdds = (one: Bet['odds'], { priced }: Extract<Pricing, { ok: true }>): boolean =>
  JSON.stringify(Object.entries(one ?? {}).toSorted()) === JSON.stringify(Object.entries(priced.line.odds ?? {}).toSorted())

/** The line of a bet as it can be placed now: at the modes, multiples, groups and odds of today. */
export const lineAgain = (bet: OldBet, { lottery, member, terms, plays }: Now): Again => {
  if (!plays.includes(bet.play)) return { refused: 'play' }
  const mode = lottery.modes.includes(bet.mode) ? bet.mode : (lottery.modes[0] ?? bet.mode)
  const multiple = Math.min(bet.multiple, lottery.maxMultiple)
  const group = bet.prizeGroup === null ? null : Math.min(Math.max(bet.prizeGroup, member.minPrizeGroup), member.maxPrizeGroup)
  const line: BetLine = {
    play: bet.play,
    selection: bet.selection,
    mode,
    multiple,
    prizeGroup: group,
    ...(bet.book ? { book: bet.book.id } : {}),
  }
  const pricing = priceLine(line, terms)
  if (!pricing.ok) return { refused: 'selection' }
  const changes = {
    mode: mode !== bet.mode,
    multiple: multiple !== bet.multiple,
    group: group !== bet.prizeGroup,
    odds: !sameOdds(bet.odds, pricing),
  }
  return { line, changed: (['mode', 'multiple', 'group', 'odds'] as const).filter((each) => changes[each]) }
}
