import type { Units } from '@portico/contract/kit/money'
import type { Period, PeriodKind } from '../kit/calendar/period.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book } from '../runs/book.ts'
import type { Activity } from '../teams/activity.ts'
import type { Holders } from '../teams/holders.ts'
import { createTeams, type Teams } from '../teams/teams.ts'
import type { Dividend } from './policies.ts'

/** What the figures of the teams are added up by. */
export interface TeamRules {
  readonly tree: Tree
  readonly holders: Holders<Dividend>
  readonly activity: Activity
}

/** A period and currency as the runs found it one after the other. */
export interface Standing {
  readonly teams: Teams
  /** What the contracts come to that a holder has given. */
  readonly deducted: Map<string, Units>
}

/** The books of one kind of period. */
export interface BooksOfKind {
  readonly kind: PeriodKind
  readonly books: readonly Book[]
}

export interface Standings {
  readonly of: (kind: PeriodKind, period: Period, currency: string) => Standing
  readonly kindOf: (book: Book) => PeriodKind | undefined
}

const keyOf = (kind: PeriodKind, period: Period, currency: string): string => `${kind} ${period.start} ${currency}`

/** The standings of all periods; one in which nothing happened has none but idle teams. */
export const createStandings = (kinds: readonly BooksOfKind[], { tree, holders, activity }: TeamRules): Standings => {
  const kindOf = new Map(kinds.flatMap(({ kind, books }) => books.map((book) => [book, kind])))
  const create = (accounts: Book['accounts']): Standing => ({ teams: createTeams(accounts, tree, holders, activity), deducted: new Map() })
  const standings = new Map([...kindOf].map(([book, kind]) => [keyOf(kind, book.period, book.currency), create(book.accounts)]))
  return {
    kindOf: (book) => kindOf.get(book),
    of: (kind, period, currency) => {
      const key = keyOf(kind, period, currency)
      const standing = standings.get(key) ?? create(new Map())
      standings.set(key, standing)
      return standing
    },
  }
}
