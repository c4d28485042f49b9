import type { PeriodKind } from '../kit/calendar/period.ts'
import type { Calendar } from '../kit/calendar/calendar.ts'
import { covers, type Instant, parseInstant, parseSpan, type SpanText } from '../kit/instant.ts'

export interface SuspensionRow extends SpanText {
  readonly account: string
}

/** What may keep a line from being posted at its run. */
export interface PostingRows {
  readonly suspensions?: readonly SuspensionRow[] | null
  /** The instants at which the job really ran; without them it runs at every edge. */
  readonly runs?: readonly string[] | null
}

/** The first of sorted instants at `at` or after it. */
const firstFrom = (instants: readonly Instant[], at: Instant): Instant | null => {
  let [low, high] = [0, instants.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((instants[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return instants[low] ?? null
}

/** When the line of an account is posted that a run at an edge wrote; null where that is not by `until`. */
export const createPosting = ({ suspensions, runs }: PostingRows, calendar: Calendar, edge: PeriodKind, until: Instant) => {
  const byAccount = Map.groupBy(
    (suspensions ?? []).map((row) => ({ account: row.account, ...parseSpan(row) })),
    ({ account }) => account,
  )
  const jobs = runs?.map(parseInstant).sort((a, b) => a - b)

  return (account: string, run: Instant): Instant | null => {
    let at = run
    for (;;) {
      const suspension = byAccount.get(account)?.find((span) => covers(span, at))
      if (!suspension) break
      if (suspension.to === null) return null
      at = calendar.nextEdge(edge, suspension.to, 'or at it')
    }
    const posted = jobs ? firstFrom(jobs, at) : at
    return posted !== null && posted <= until ? posted : null
  }
}
