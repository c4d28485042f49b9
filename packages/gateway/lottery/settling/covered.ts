import { exceeds, type Fraction, fraction, plus } from '@portico/lottery/rational'
import type { Line } from '@portico/lottery/line'
import { slipChance } from '@portico/lottery/slip-chance'
import type { Tx } from '../../db/open.ts'
import { libraryLine } from '../bets/line.ts'
import { gameOf } from '../offer/games.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { betsStanding, markCovered } from './covered-store.ts'
import type { BetToSettle } from './settle-store.ts'

/** Whoever has more of all outcomes of a play covered risks nothing in earnest: 7 of 10 count, 8 do not. */
const MOST_COVERED = fraction(70, 100)

/** Chances of single lines that are kept: people play the same ones again and again. */
const MOST_KEPT = 5_000

/**
 * Which bets of a member that are settled for the first time count for no turnover, because all that they have on the same play of the
 * issue wins in too many of its outcomes. Where how bets depend on each other is not worked out exactly, the least that they cover decides.
 */
export type JudgeCovered = (tx: Tx, issue: Pick<IssueRow, 'id' | 'gameCode'>, bets: readonly BetToSettle[]) => Promise<ReadonlySet<string>>

export const createJudge = (): JudgeCovered => {
  const memory = new Map<string, Fraction>()
  const chanceOf = (line: Line): Fraction => {
    const key = JSON.stringify([line.game, line.play, line.selection, line.rules])
    const known = memory.get(key)
    if (known) return known
    const chance = slipChance([line]).win.from
    if (memory.size >= MOST_KEPT) memory.clear()
    memory.set(key, chance)
    return chance
  }

  const coversTooMuch = (lines: readonly Line[]): boolean => {
    // Together they win no more often than each by itself added up, which is soon found out.
    if (!exceeds(lines.map(chanceOf).reduce(plus), MOST_COVERED)) return false
    return lines.length === 1 || exceeds(slipChance(lines).win.from, MOST_COVERED)
  }

  return async (tx, issue, bets) => {
    const rules = gameOf(issue.gameCode)?.rules
    const fresh = bets.filter(({ before }) => before === undefined)
    if (!rules || fresh.length === 0) return new Set()
    const covered: string[] = []
    const members = Map.groupBy(fresh, ({ memberId }) => memberId)
    const standing = Map.groupBy(await betsStanding(tx, issue.id, [...members.keys()]), ({ memberId }) => memberId)
    for (const [memberId, own] of members) {
      for (const [play, market] of Map.groupBy(standing.get(memberId) ?? [], (row) => row.play))
        if (coversTooMuch(market.map((row) => libraryLine(rules, row))))
          covered.push(...own.filter((each) => each.play === play).map(({ id }) => id))
    }
    await markCovered(tx, covered)
    return new Set(covered)
  }
}
