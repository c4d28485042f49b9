import type { Queryable } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAt, instantOf } from '../kit/zone.ts'
import { type MinuteRow, teamDayMinutes, type TeamRange, type TotalsRow } from '../reports/index.ts'
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

/**
 * A day that is not over stands beside as much of an earlier one: what was settled there later in the day is taken away again. The minutes of that day
 * are read once and kept, since it is over.
 */
export const createSameMinute =
  (db: Queryable, memory: ListMemory) =>
  async (range: TeamRange, before: TeamRange, totals: TotalsRow, now: Date): Promise<SameMinute> => {
    const { day, start } = dayAt(now, range.timeZone)
    if (range.to !== day) return { totals, until: null }
    const elapsed = Math.floor((now.getTime() - start.getTime()) / MINUTE_MS)
    const last = { ...before, from: before.to }
    const minutes = await memory('minutes', last, last.to, () => teamDayMinutes(db, last))
    const until = instantOf(last.from, '00:00', range.timeZone).getTime() + Math.min(elapsed * MINUTE_MS, DAY_MS)
    return {
      totals: without(
        totals,
        minutes.filter(({ minute }) => minute >= elapsed),
      ),
      until: new Date(until),
    }
  }
