import type { Queryable } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAt, instantOf } from '../kit/zone.ts'
import { branchDayMinutes, type MinuteRow, teamDayMinutes, type TeamRange, type TotalsRow } from '../reports/index.ts'
import type { ListMemory } from './list-memory.ts'

const MINUTE_MS = 60_000
const SUMS = ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'rebate', 'bets'] as const

/** Totals of earlier days, up to the time of day that it is now. */
export interface SameMinute {
  readonly totals: TotalsRow
  /** Null where the days that they are compared with are over, so that whole days stand beside each other. */
  readonly until: Date | null
}

const without = (totals: TotalsRow, later: readonly MinuteRow[]): TotalsRow => {
  const left = Object.fromEntries(
    SUMS.map((name) => [name, String(later.reduce((sum, row) => sum - BigInt(row[name]), BigInt(totals[name])))]),
  ) as Record<(typeof SUMS)[number], string>
  return { ...totals, ...left, profit: String(BigInt(left.stake) - BigInt(left.payout) - BigInt(left.rebate)) }
}

/** What was bet later, by the id of a branch; null is the agent. */
export interface LaterByBranch {
  readonly later: ReadonlyMap<string | null, bigint>
  readonly until: Date
}

/** How much of the last of some earlier days stands beside a day that goes on; null where the days are over. */
const partOfDay = (range: TeamRange, before: TeamRange, now: Date) => {
  const { day, start } = dayAt(now, range.timeZone)
  if (range.to !== day) return null
  const elapsed = Math.floor((now.getTime() - start.getTime()) / MINUTE_MS)
  const last = { ...before, from: before.to }
  const until = instantOf(last.from, '00:00', range.timeZone).getTime() + Math.min(elapsed * MINUTE_MS, DAY_MS)
  return { last, elapsed, until: new Date(until) }
}

/**
 * A day that is not over stands beside as much of an earlier one: what was settled there later in the day is taken away again. The minutes of that day
 * are read once and kept, since it is over.
 */
export const createSameMinute =
  (db: Queryable, memory: ListMemory) =>
  async (range: TeamRange, before: TeamRange, totals: TotalsRow, now: Date): Promise<SameMinute> => {
    const part = partOfDay(range, before, now)
    if (!part) return { totals, until: null }
    const { last, elapsed, until } = part
    const minutes = await memory('minutes', last, last.to, () => teamDayMinutes(db, last))
    return {
      totals: without(
        totals,
        minutes.filter(({ minute }) => minute >= elapsed),
      ),
      until,
    }
  }

/** What each branch bet on the last of some earlier days after the time of day that it is now; null where no day goes on. */
export const createLaterByBranch =
  (db: Queryable, memory: ListMemory) =>
  async (range: TeamRange, before: TeamRange, now: Date): Promise<LaterByBranch | null> => {
    const part = partOfDay(range, before, now)
    if (!part) return null
    const { last, elapsed, until } = part
    const rows = await memory('branch minutes', last, last.to, () => branchDayMinutes(db, last))
    const later = new Map<string | null, bigint>()
    for (const { branch, minute, valid_bet: valid } of rows)
      if (minute >= elapsed) later.set(branch, (later.get(branch) ?? 0n) + BigInt(valid))
    return { later, until }
  }
