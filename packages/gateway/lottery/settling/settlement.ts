import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Units } from '@portico/contract/kit/money'
import { type Outcome, settle } from '@portico/lottery/settle'
import type { BetRow } from '../bets/serializer.ts'
import { least } from '../../kit/least.ts'
import { gameOf } from '../offer/games.ts'
import { libraryLine } from '../bets/line.ts'

/** What a bet came to. Amounts in `Units`. */
export interface Settlement {
  readonly state: 'WON' | 'LOST' | 'PUSH' | 'VOID'
  readonly payout: Units
  readonly rebate: Units
  readonly validBet: Units
  readonly hits: readonly { readonly tier: string; readonly count: number }[]
}

export type BetTerms = Pick<
  BetRow,
  'gameCode' | 'play' | 'selection' | 'unit' | 'mode' | 'multiple' | 'prizeGroup' | 'odds' | 'flags' | 'stake'
> & {
  /** The rebate agreed when it was placed. */
  readonly rebateAgreed: Units
}

const STATES: Readonly<Record<Outcome, Settlement['state']>> = { win: 'WON', mixed: 'WON', lose: 'LOST', push: 'PUSH' }

const magnitude = (units: Units): Units => (units < 0n ? -units : units)

/**
 * What a bet comes to on a draw. Turnover counts min(stake, |payout − stake|), and nothing when the stake went back.
 * @throws Error for a lottery that is not on the list: settling by another one's rules would pay wrongly.
 */
export const computeSettlement = (bet: BetTerms, draw: Draw): Settlement => {
  const rules = gameOf(bet.gameCode)?.rules
  if (!rules) throw new Error(`unknown lottery ${bet.gameCode}: its bets cannot be settled`)
  const { outcome, payout, hits } = settle(libraryLine(rules, bet), draw)
  const state = STATES[outcome]
  const pushed = state === 'PUSH'
  return {
    state,
    payout,
    rebate: pushed ? 0n : bet.rebateAgreed,
    validBet: pushed ? 0n : least(bet.stake, magnitude(payout - bet.stake)),
    hits,
  }
}

/** What a bet comes to when its issue is called off: the stake goes back and nothing else. */
export const voidSettlement = ({ stake }: Pick<BetTerms, 'stake'>): Settlement => ({
  state: 'VOID',
  payout: stake,
  rebate: 0n,
  validBet: 0n,
  hits: [],
})

export const CODES = ['PAYOUT', 'REFUND', 'REBATE'] as const
export type SettleCode = (typeof CODES)[number]

/** What has been paid for a bet under each code. */
export const paidFor = (code: SettleCode, { state, payout, rebate }: Pick<Settlement, 'state' | 'payout' | 'rebate'>): Units => {
  if (code === 'REBATE') return rebate
  return (code === 'PAYOUT') === (state === 'WON') ? payout : 0n
}

/** What is still to be paid under each code, negative where it is to be taken back; codes that do not change are left out. */
export const differences = (before: Settlement | undefined, after: Settlement): readonly (readonly [SettleCode, Units])[] =>
  CODES.map((code) => [code, paidFor(code, after) - (before ? paidFor(code, before) : 0n)] as const).filter(([, amount]) => amount !== 0n)
