import { OPEN_DAYS } from '../bets/corrections.ts'
import type { Entry, State } from '../bets/entry.ts'
import { addTo, difference, type Figures } from '../bets/figures.ts'
import type { Calendar } from '../kit/calendar/calendar.ts'
import type { Period, PeriodKind } from '../kit/calendar/period.ts'
import type { Instant } from '../kit/instant.ts'

/** What a run finds otherwise than the run before. */
export interface Revision {
  readonly run: Instant
  readonly account: string
  readonly difference: Figures
}

/** The figures of one period and currency, folded by account: what is calculated on, wherever it was gathered. */
export interface Book {
  readonly period: Period
  readonly currency: string
  /** When the period is first calculated. */
  readonly run: Instant
  /** As the first run finds them. */
  readonly accounts: ReadonlyMap<string, Figures>
  /** In order of time. */
  readonly revisions: readonly Revision[]
  /** It was calculated before, and what it came to is known: `run` finds it as it is now. */
  readonly again?: boolean
}

/** When a kind of commission is calculated. */
export interface Timing {
  readonly calendar: Calendar
  readonly period: PeriodKind
  /** What starts at each run. */
  readonly edge: PeriodKind
  readonly firstRun: (period: Period) => Instant
  /** The last instant at which there may be a run. */
  readonly until: Instant
}

interface OpenBook extends Book {
  readonly accounts: Map<string, Map<string, bigint>>
  readonly revisions: Revision[]
}

const lastBefore = (states: readonly State[], at: Instant): State | undefined => states.findLast(({ from }) => from < at)

/** What a book is told of later on: one revision for each run that finds the entry changed. */
const revisionsOf = (entry: Entry, states: readonly State[], run: Instant, { calendar, edge, until }: Timing): Revision[] => {
  const revisions: Revision[] = []
  let before = lastBefore(states, run)?.figures ?? entry.first
  const later = states.filter(({ from }) => from >= run).map((state) => ({ run: calendar.nextEdge(edge, state.from), state }))
  for (const [i, { run: at, state }] of later.entries()) {
    if (later[i + 1]?.run === at || at > until) continue
    const change = difference(before, state.figures)
    before = state.figures
    if (change.size > 0) revisions.push({ run: at, account: entry.account, difference: change })
  }
  return revisions
}

/** Sorts entries into the books of their periods; periods that are not calculated by `until` have none. */
export const booksOf = (entries: readonly Entry[], timing: Timing): readonly Book[] => {
  const { calendar, until } = timing
  const books = new Map<string, OpenBook>()
  const bookOf = (period: Period, currency: string): OpenBook => {
    const key = `${period.start} ${currency}`
    const book = books.get(key) ?? { period, currency, run: timing.firstRun(period), accounts: new Map(), revisions: [] }
    books.set(key, book)
    return book
  }
  for (const entry of entries) {
    const period = calendar.periodAt(timing.period, entry.at)
    const book = bookOf(period, entry.currency)
    if (book.run > until) continue
    const lastDate = calendar.dateOf(period.end - 1)
    const states = entry.later.filter(({ from }) => calendar.dateOf(from) <= lastDate + OPEN_DAYS)
    const figures = book.accounts.get(entry.account) ?? new Map<string, bigint>()
    addTo(figures, lastBefore(states, book.run)?.figures ?? entry.first)
    book.accounts.set(entry.account, figures)
    book.revisions.push(...revisionsOf(entry, states, book.run, timing))
  }
  const calculated = [...books.values()].filter(({ run }) => run <= until)
  for (const { revisions } of calculated) revisions.sort((a, b) => a.run - b.run)
  return calculated
}
