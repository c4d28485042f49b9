import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { balancesOf, cashOf } from '../../ledger/index.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { settlementOf } from '../settling/settle.ts'
import { differences, type Settlement } from '../settling/settlement.ts'
import { type BetToSettle, type SettleCursor, readBehind } from '../settling/settle-store.ts'
import { followingOf } from './following.ts'

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
export const voidEffectOf = async (queryable: Queryable, issue: IssueRow): Promise<VoidEffect> => {
  const outcome = { ...issue, state: 'VOID' as const, result: null, resultVersion: issue.resultVersion + 1 }
  const sum = { bets: 0, refunded: 0n, clawedBack: 0n }
  const nets = new Map<string, { readonly currency: string; readonly net: Units }>()
  const count = ({ before, memberId, currency }: BetToSettle, after: Settlement): void => {
    sum.bets++
    for (const [, amount] of differences(before, after)) {
      if (amount > 0n) sum.refunded += amount
      else sum.clawedBack -= amount
      nets.set(memberId, { currency, net: (nets.get(memberId)?.net ?? 0n) + amount })
    }
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
  const losing = [...nets].flatMap(([memberId, { currency, net }]) => (net < 0n ? [{ cash: cashOf(memberId, currency), net }] : []))
  const balanceOf = await balancesOf(
    queryable,
    losing.map(({ cash }) => cash),
  )
  const short = losing.map(({ cash, net }) => -net - (balanceOf(cash) ?? 0n)).filter((amount) => amount > 0n)
  return { ...sum, receivable: short.reduce((total, amount) => total + amount, 0n), owing: short.length }
}
