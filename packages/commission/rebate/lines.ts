import { type Exact, formatExact, PER_UNIT, truncated } from '../kit/money.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book } from '../runs/book.ts'
import type { Line } from '../runs/line.ts'
import { calculationsOf } from '../runs/timeline.ts'
import { createVersions, type Versions } from '../runs/versions.ts'
import { BETS, type Slots } from './bets.ts'
import type { Rates } from './rates.ts'
import { createShares, type Shares } from './shares.ts'

export interface RebateRules {
  readonly slots: Slots
  readonly tree: Tree
  readonly rates: Rates
  /** Whether a first line of nothing is written for everybody on the path of a bet. */
  readonly writesZero: boolean
}

/** What the house keeps of a day because every line is cut. */
export interface Rounding {
  readonly day: string
  readonly currency: string
  readonly amount: string
}

interface Rebates {
  readonly lines: readonly Line[]
  readonly rounding: readonly Rounding[]
}

/** Whether any bet of a book counts after all that was said of it. */
const hasBets = ({ accounts, revisions }: Book): boolean => {
  const first = [...accounts.values()].reduce((sum, figures) => sum + (figures.get(BETS) ?? 0n), 0n)
  return revisions.reduce((sum, { difference }) => sum + (difference.get(BETS) ?? 0n), first) > 0n
}

const roundingOf = ({ period, currency }: Book, shares: ReadonlyMap<string, Exact>): Rounding => ({
  day: period.label,
  currency,
  amount: formatExact([...shares.values()].reduce((sum, share) => sum + (share % PER_UNIT), 0n)),
})

/** Calculates the books of rebates: the lines of every run, and what the cutting left with the house. */
export const calculateRebate = (
  books: readonly Book[],
  { slots, tree, rates, writesZero }: RebateRules,
  versions: Versions = createVersions(),
): Rebates => {
  const standings = new Map<Book, Shares>()
  const lines: Line[] = []
  for (const { run, book, isFirst, revisions } of calculationsOf(books)) {
    const shares = standings.get(book) ?? createShares(book, slots, tree, rates)
    standings.set(book, shares)
    const touched =
      revisions.length === 0
        ? shares.all.keys()
        : new Set(revisions.flatMap(({ account, difference }) => shares.revise(account, difference)))
    for (const account of touched) {
      const { period, currency } = book
      const name = `${account}/${period.label}/${currency}`
      const next = versions.next(name, truncated(shares.all.get(account) ?? 0n), isFirst)
      if (next === null || (isFirst && next.amount === 0n && !writesZero)) continue
      const id = `${name}/${next.version}`
      lines.push({ ...next, id, account, currency, run, periodStart: period.start, fields: { day: period.label } })
    }
  }
  const rounding = [...standings].filter(([book]) => hasBets(book)).map(([book, { all }]) => roundingOf(book, all))
  return { lines, rounding }
}
