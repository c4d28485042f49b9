import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { balancesOf, cashOf } from '../../ledger/index.ts'
import type { OutcomeEffect } from '../../reports/index.ts'
import { findIssue, type IssueRow, issuesOf } from '../drawing/issue-store.ts'
import { joinedWith, joinStations } from '../drawing/joined.ts'
import { differences } from '../settling/settlement.ts'
import { settlementOf } from '../settling/settle.ts'
import { type SettleCursor, readBehind } from '../settling/settle-store.ts'

const PAGE = 2_000

/** The bets over several stations that would follow a station to another outcome, as they would be settled then. */
const followingOf = async (queryable: Queryable, outcome: IssueRow): Promise<IssueRow | undefined> => {
  const game = joinedWith(outcome.gameCode)
  const issue = game && (await findIssue(queryable, game.code, outcome.numero))
  if (!issue || issue.state === 'VOID' || issue.resultVersion === 0) return undefined
  const stations = await issuesOf(queryable, game.stations ?? [], outcome.numero)
  const { draw } = joinStations(
    outcome.numero,
    stations.map((station) => (station.id === outcome.id ? outcome : station)),
  )
  return { ...issue, result: draw, resultVersion: issue.resultVersion + 1 }
}

/**
 * What an outcome would do to the bets that are settled by the one that holds, those over several stations among them. Reads only, and
 * takes the bets as they stand.
 */
export const previewOf = async (queryable: Queryable, outcome: IssueRow): Promise<OutcomeEffect> => {
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
  await add(outcome, false)
  const following = await followingOf(queryable, outcome)
  // Of a whole day's bets only those that this station decides on.
  if (following) await add(following, true)
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
