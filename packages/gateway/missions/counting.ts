import { parseUnits } from '@portico/contract/kit/money'
import type { LeaderboardPart } from '@portico/contract/missions/definitions'
import type { Queryable, Tx } from '../db/open.ts'
import { HOUR_MS } from '../kit/duration.ts'
import { membersSettled, multiplierScores, type Score, validBetScores } from '../reports/index.ts'
import { changeRun, dropScores, type RunRow, saveScores, scoresAmong } from './leaderboard-store.ts'
import { moveSteps } from './place-store.ts'

/** A settlement may be written a little after the instant that it bears. */
const OVERLAP_MS = 10_000
/** So much is caught up at once. */
const SLICE_MS = 6 * HOUR_MS
const CHUNK = 500

export interface Holding {
  /** Those of these members who hold back: a limit or a break. */
  readonly heldAmong: (db: Queryable, members: readonly string[], now: Date) => Promise<readonly string[]>
  /** Who began to hold back between two instants. */
  readonly heldSince: (db: Queryable, from: Date, to: Date) => Promise<readonly string[]>
}

const scoresBy = (
  db: Queryable,
  run: RunRow,
  { score }: LeaderboardPart,
  currency: string,
  members: readonly string[],
): Promise<Score[]> => {
  const span = { from: run.startsAt, until: run.endsAt, currency, category: score.category, minStake: parseUnits(score.minStake) }
  return score.kind === 'MULTIPLIERS' ? multiplierScores(db, members, { ...span, best: score.best }) : validBetScores(db, members, span)
}

/**
 * Counts a run up to now, or a slice of what it missed, and answers whether anything changed and whether there is more. A score follows from a
 * member's bets as they stand: whoever had some settled, corrected or called off is counted anew, and counted twice is counted right. The caller
 * holds the run.
 */
export const countRun = async (
  tx: Tx,
  run: RunRow,
  definition: LeaderboardPart,
  { now, currency, holding }: { readonly now: Date; readonly currency: string; readonly holding: Holding },
): Promise<{ readonly changed: boolean; readonly more: boolean }> => {
  const from = new Date(run.countedTo.getTime() - OVERLAP_MS)
  const to = new Date(Math.min(now.getTime(), run.countedTo.getTime() + SLICE_MS))
  const left = new Set(await holding.heldSince(tx, from, to))
  const settled = (await membersSettled(tx, from, to)).filter((id) => !left.has(id))
  const all = [...left, ...settled]
  let [players, changed] = [run.players, false]
  for (let start = 0; start < all.length; start += CHUNK) {
    const members = all.slice(start, start + CHUNK)
    const holdingBack = new Set(await holding.heldAmong(tx, members, now))
    const open = members.filter((id) => !holdingBack.has(id) && !left.has(id))
    const scores = new Map(
      open.length === 0 ? [] : (await scoresBy(tx, run, definition, currency, open)).map((each) => [each.memberId, each]),
    )
    const before = new Map((await scoresAmong(tx, run.id, members)).map((row) => [row.memberId, row]))
    const leavers = [...before.keys()].filter((id) => !scores.has(id))
    const news = [...scores.values()].filter(({ memberId, score, reachedAt }) => {
      const row = before.get(memberId)
      return row?.score !== score || row.reachedAt.getTime() !== reachedAt.getTime()
    })
    if (leavers.length === 0 && news.length === 0) continue
    changed = true
    const moved = news.flatMap(({ memberId }) => before.get(memberId) ?? [])
    await dropScores(tx, run.id, leavers)
    await saveScores(tx, run.id, news)
    const leaving = [...leavers.map((id) => before.get(id)!), ...moved]
    await moveSteps(tx, run.id, leaving, news)
    players += news.length - leaving.length
  }
  await changeRun(tx, run.id, { countedTo: to, players })
  return { changed, more: to < now }
}
