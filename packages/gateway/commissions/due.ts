import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period } from '@portico/commission/kit/calendar/period'
import type { Tx } from '../db/open.ts'
import { correctedBetween, settledIn } from '../reports/index.ts'
import { closesAt, firstAt, runEdge, type Series } from './series.ts'
import { calculatedAmong, periodsSince } from './store.ts'

/** A period that a run calculates. */
export interface DuePeriod {
  readonly period: Period
  /** It was calculated before. */
  readonly again: boolean
  /** What it is to know of: what is said before this. */
  readonly asOf: number
  readonly bets: number
}

const HOUR = 3_600_000

/**
 * What a run has to calculate of a series: the period that is over, those of which something else was said since the run before, and
 * those of which more bets are known than when they were calculated. A bet that was committed late, with the time at which it was
 * settled, is found by that, whatever the clocks of the gateways said.
 */
export const duePeriods = async (
  tx: Tx,
  calendar: Calendar,
  series: Series,
  run: number,
  payDays: number,
): Promise<readonly DuePeriod[]> => {
  const before = calendar.periodAt(runEdge(series.kind), run - 1)
  const first = firstAt(calendar, series, run, payDays)
  const corrected = (await correctedBetween(tx, new Date(before.start), new Date(run)))
    .map(({ at, saidAt }) => ({ period: calendar.periodAt(series.period, at), saidAt }))
    .filter(({ period, saidAt }) => saidAt < closesAt(calendar, period))
  const known = await calculatedAmong(
    tx,
    series.name,
    [...new Set(corrected.map(({ period }) => period.start))].map((start) => new Date(start)),
  )
  const starts = new Set(known.map(({ startsAt }) => startsAt.getTime()))

  const since = Math.min(before.start - (before.end - before.start), run - HOUR)
  const recent = (await periodsSince(tx, series.name, new Date(since))).filter(({ endsAt }) => endsAt.getTime() <= run)
  const counts = await settledIn(
    tx,
    recent.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
  )
  for (const [i, row] of recent.entries()) if (counts[i] !== row.bets) starts.add(row.startsAt.getTime())
  if (first) starts.delete(first.start)

  const all = [...starts].map((start) => ({ period: calendar.periodAt(series.period, start), again: true }))
  if (first) all.push({ period: first, again: false })
  const bets = await settledIn(
    tx,
    all.map(({ period }) => ({ from: new Date(period.start), to: new Date(period.end) })),
  )
  return all
    .map((each, i) => ({ ...each, asOf: Math.min(run, closesAt(calendar, each.period)), bets: bets[i] ?? 0 }))
    .sort((a, b) => a.period.start - b.period.start)
}
