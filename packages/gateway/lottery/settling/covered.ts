import { exceeds, fraction } from '@portico/lottery/rational'
import { slipChance } from '@portico/lottery/slip-chance'
import type { Tx } from '../../db/open.ts'
import { libraryLine } from '../bets/line.ts'
import { gameOf } from '../offer/games.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { betsStanding, markCovered } from './covered-store.ts'
import type { BetToSettle } from './settle-store.ts'

/** Whoever has more of all outcomes of a play covered risks nothing in earnest: 7 of 10 count, 8 do not. */
const MOST_COVERED = fraction(70, 100)

/**
 * Which bets of a member that are settled for the first time count for no turnover, because all that they have on the same play of the
 * issue wins in too many of its outcomes. Where how bets depend on each other is not worked out exactly, the least that they cover decides.
 */
export const judgeCovered = async (
  tx: Tx,
  issue: Pick<IssueRow, 'id' | 'gameCode'>,
  bets: readonly BetToSettle[],
): Promise<ReadonlySet<string>> => {
  const rules = gameOf(issue.gameCode)?.rules
  const fresh = bets.filter(({ before }) => before === undefined)
  if (!rules || fresh.length === 0) return new Set()
  const covered: string[] = []
  const members = Map.groupBy(fresh, ({ memberId }) => memberId)
  const standing = Map.groupBy(await betsStanding(tx, issue.id, [...members.keys()]), ({ memberId }) => memberId)
  for (const [memberId, own] of members) {
    for (const [play, market] of Map.groupBy(standing.get(memberId) ?? [], (row) => row.play)) {
      if (exceeds(slipChance(market.map((row) => libraryLine(rules, row))).win.from, MOST_COVERED))
        covered.push(...own.filter((each) => each.play === play).map(({ id }) => id))
    }
  }
  await markCovered(tx, covered)
  return new Set(covered)
}
