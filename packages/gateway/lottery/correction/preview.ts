import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { balancesOf, cashOf } from '../../ledger/index.ts'
import type { OutcomeEffect } from '../../reports/index.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { differences } from '../settling/settlement.ts'
import { settlementOf } from '../settling/settle.ts'
import { type SettleCursor, readBehind } from '../settling/settle-store.ts'
import { followingOf } from './following.ts'

const PAGE = 2_000

/** What settling these issues anew would do to the bets that are settled: of those that follow a station, only what it decides on counts. */
export const settlingAnew = async (
  queryable: Queryable,
  issues: readonly { readonly issue: IssueRow; readonly onlyChanged: boolean }[],
): Promise<OutcomeEffect> => {
  const sum = { bets: 0, changed: 0, paid: 0n, clawedBack: 0n, receivable: 0n }
  const perMember = new Map<string, { readonly currency: string; readonly net: Units }>()
  const add = async (issue: IssueRow, onlyChanged: boolean): Promise<void> => {
    let after: SettleCursor | undefined
    do {
      const bets = await readBehind(queryable, issue, after, PAGE)
      for (const bet of bets) {
        if (!bet.before) continue
        const moves = differences(bet.before, settlementOf(issue, bet))
        if (moves.length > 0 || !onlyChanged) sum.bets++
        if (moves.length > 0) sum.changed++
        const net = moves.reduce((total, [, amount]) => total + amount, 0n)
        if (net > 0n) sum.paid += net
        else sum.clawedBack -= net
        const { memberId, currency } = bet
        if (net !== 0n) perMember.set(memberId, { currency, net: (perMember.get(memberId)?.net ?? 0n) + net })
      }
      after = bets.at(-1)
    } while (after !== undefined)
  }
  for (const { issue, onlyChanged } of issues) await add(issue, onlyChanged)
  const losing = [...perMember].flatMap(([memberId, { currency, net }]) => (net < 0n ? [{ cash: cashOf(memberId, currency), net }] : []))
  const balanceOf = await balancesOf(
    queryable,
    losing.map(({ cash }) => cash),
  )
  for (const { cash, net } of losing) {
    const short = -net - (balanceOf(cash) ?? 0n)
    if (short > 0n) sum.receivable += short
  }
  return sum
}

/**
 * What an outcome would do to the bets that are settled by the one that holds, those over several stations among them. Reads only, and
 * takes the bets as they stand.
 */
export const previewOf = async (queryable: Queryable, outcome: IssueRow): Promise<OutcomeEffect> => {
  const following = await followingOf(queryable, outcome)
  return settlingAnew(queryable, [{ issue: outcome, onlyChanged: false }, ...(following ? [{ issue: following, onlyChanged: true }] : [])])
}
