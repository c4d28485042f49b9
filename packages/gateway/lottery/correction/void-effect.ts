import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { settlementOf } from '../settling/settle.ts'
import { differences, type Settlement } from '../settling/settlement.ts'
import { type BetToSettle, type SettleCursor, readBehind } from '../settling/settle-store.ts'
import { followingOf } from './following.ts'
import { type BonusTargets, createLosses } from './losses.ts'

const PAGE = 2_000

export interface VoidEffect {
  /** Bets on the issue that are not void yet, and those over several stations that name the one called off. */
  readonly bets: number
  /** Stakes given back, and prizes and rebates clawed back. */
  readonly refunded: Units
  readonly clawedBack: Units
  /** The part of what is clawed back that cash does not hold, and how many accounts owe it. */
  readonly receivable: Units
  readonly owing: number
}

/** Whether a bet over several stations names this one. */
const isOver = ({ selection }: BetToSettle, station: string): boolean =>
  Array.isArray(selection['stations']) && selection['stations'].includes(station)

/**
 * What calling the issue off would do to its bets as they stand. A bet over several stations gets its stake back when one of them is
 * called off, at the latest when the others have drawn. Reads only.
 */
export const voidEffectOf = async (queryable: Queryable, issue: IssueRow, purse: BonusTargets): Promise<VoidEffect> => {
  const outcome = { ...issue, state: 'VOID' as const, result: null, resultVersion: issue.resultVersion + 1 }
  const sum = { bets: 0, refunded: 0n, clawedBack: 0n }
  const losses = createLosses(purse)
  const count = (bet: BetToSettle, after: Settlement): void => {
    sum.bets++
    const moves = differences(bet.before, after)
    for (const [, amount] of moves) {
      if (amount > 0n) sum.refunded += amount
      else sum.clawedBack -= amount
    }
    losses.add(
      bet,
      after,
      moves.reduce((total, [, amount]) => total + amount, 0n),
    )
  }
  const add = async (settledBy: IssueRow, isCounted: (bet: BetToSettle) => boolean): Promise<void> => {
    let after: SettleCursor | undefined
    do {
      const page = await readBehind(queryable, settledBy, after, PAGE)
      for (const bet of page) if (isCounted(bet)) count(bet, settlementOf(settledBy, bet))
      after = page.at(-1)
    } while (after !== undefined)
  }
  await add(outcome, () => true)
  const following = await followingOf(queryable, outcome)
  // Those that another station gave their stake back already are done.
  if (following) await add(following, (bet) => bet.before?.state !== 'PUSH' && isOver(bet, issue.gameCode))
  return { ...sum, ...(await losses.shortOf(queryable)) }
}
