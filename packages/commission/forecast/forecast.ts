import { paysStakes } from '@portico/contract/commission/kinds'
import { calculateDividends } from '../dividend/lines.ts'
import type { Dividend } from '../dividend/policies.ts'
import { createTrack } from '../dividend/track.ts'
import type { Calendar } from '../kit/calendar/calendar.ts'
import type { Instant } from '../kit/instant.ts'
import type { Tree } from '../kit/tree.ts'
import type { Slots } from '../realtime/bets.ts'
import { stakesGross } from '../realtime/settle.ts'
import type { Book } from '../runs/book.ts'
import type { Line } from '../runs/line.ts'
import { calculateSalaries } from '../salary/lines.ts'
import { turnoverGross } from '../salary/settle.ts'
import { type ActivityRow, createActivity } from '../teams/activity.ts'
import { createHolders } from '../teams/holders.ts'
import { ACTIVE, LOSS, TURNOVER } from '../teams/members.ts'
import { createTeams } from '../teams/teams.ts'
import { periodKindOf } from '../terms/contracts.ts'
import type { Figures } from '../terms/tiers.ts'

/** What is calculated: books of periods that are over, and who is on whose team. */
export interface ForecastInput {
  readonly calendar: Calendar
  readonly tree: Tree
  readonly active: ActivityRow
  /** One for each period, quiet ones too, in their order. */
  readonly books: readonly Book[]
  /** Of real-time salaries. */
  readonly slots?: Slots
}

/** A period of a contract: the team's figures, and the line of what it comes to; null where nothing would be written. */
export interface ForecastPeriod {
  readonly book: Book
  readonly figures: Figures
  readonly line: Line | null
}

const untilOf = (books: readonly Book[]): Instant => Math.max(...books.map(({ period }) => period.end))

const linesOf = (contracts: readonly Dividend[], input: ForecastInput): readonly Line[] => {
  const { calendar, tree, active, books, slots } = input
  const [first] = contracts
  if (first === undefined) return []
  const holders = createHolders(tree, contracts)
  const activity = createActivity(active, tree)
  if (first.terms.kind === 'dividend') {
    const tracks = contracts.map((contract) => createTrack(contract, calendar, untilOf(books)))
    return calculateDividends(tracks, [{ kind: periodKindOf(first.terms), books }], { tree, holders, activity })
  }
  return paysStakes(first.terms.kind)
    ? calculateSalaries(books, {
        tree,
        holders,
        grossOf: (contract, team) => stakesGross(contract, team, slots ?? new Map()),
        writesZero: true,
      })
    : calculateSalaries(books, { tree, holders, activity, grossOf: turnoverGross, writesZero: true })
}

/**
 * What the first of some contracts of one kind would have paid in periods that are over, had they all been in force: the others are what its
 * holder has given. By the same functions as a run, so that it pays what was shown.
 */
export const forecast = (contracts: readonly Dividend[], input: ForecastInput): readonly ForecastPeriod[] => {
  const { tree, active, books } = input
  const [own] = contracts
  if (own === undefined) return []
  const lines = new Map(linesOf(contracts, input).flatMap((line) => (line.account === own.holder ? [[line.periodStart, line]] : [])))
  const holders = createHolders(tree, contracts)
  const activity = createActivity(active, tree)
  return books.map((book) => {
    const team = createTeams(book.accounts, tree, holders, activity).of(own.holder)
    const figure = (name: string): bigint => team.get(name) ?? 0n
    const loss = own.deductions.reduce((sum, name) => sum - figure(name), figure(LOSS))
    const figures = { turnover: figure(TURNOVER), active: Number(figure(ACTIVE)), loss }
    return { book, figures, line: lines.get(book.period.start) ?? null }
  })
}
