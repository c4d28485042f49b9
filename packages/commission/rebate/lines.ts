import { addTo, type Figures } from '../bets/figures.ts'
import { type Exact, formatExact, PER_UNIT, truncated } from '../kit/money.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book, Revision } from '../runs/book.ts'
import type { Line } from '../runs/line.ts'
import { calculationsOf } from '../runs/timeline.ts'
import { createVersions } from '../runs/versions.ts'
import { BETS, type Slots } from './bets.ts'
import type { Rates } from './rates.ts'
import { sharesOf } from './shares.ts'

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

/** The figures of a book as the runs found them one after the other. */
interface Standing {
  readonly accounts: Map<string, Map<string, bigint>>
  shares: ReadonlyMap<string, Exact>
}

const revise = (accounts: Map<string, Map<string, bigint>>, revisions: readonly Revision[]): void => {
  for (const { account, difference } of revisions) {
    const figures = accounts.get(account) ?? new Map<string, bigint>()
    addTo(figures, difference)
    accounts.set(account, figures)
  }
}

const standingOf = ({ accounts }: Book): Standing => ({
  accounts: new Map([...accounts].map(([account, figures]) => [account, new Map(figures)])),
  shares: new Map(),
})

const hasBets = (accounts: ReadonlyMap<string, Figures>): boolean =>
  [...accounts.values()].some((figures) => (figures.get(BETS) ?? 0n) > 0n)

const roundingOf = ({ period, currency }: Book, shares: ReadonlyMap<string, Exact>): Rounding => ({
  day: period.label,
  currency,
  amount: formatExact([...shares.values()].reduce((sum, share) => sum + (share % PER_UNIT), 0n)),
})

/** Calculates the books of rebates: the lines of every run, and what the cutting left with the house. */
export const calculateRebate = (books: readonly Book[], { slots, tree, rates, writesZero }: RebateRules): Rebates => {
  const versions = createVersions()
  const standings = new Map(books.map((book) => [book, standingOf(book)]))
  const lines: Line[] = []
  for (const { run, book, isFirst, revisions } of calculationsOf(books)) {
    const standing = standings.get(book) ?? standingOf(book)
    revise(standing.accounts, revisions)
    const before = standing.shares
    standing.shares = sharesOf(standing.accounts, slots, tree, rates)
    for (const account of new Set([...before.keys(), ...standing.shares.keys()])) {
      const { period, currency } = book
      const name = `${account}/${period.label}/${currency}`
      const next = versions.next(name, truncated(standing.shares.get(account) ?? 0n), isFirst)
      if (next === null || (isFirst && next.amount === 0n && !writesZero)) continue
      const id = `${name}/${next.version}`
      lines.push({ ...next, id, account, currency, run, periodStart: period.start, fields: { day: period.label } })
    }
  }
  const rounding = [...standings].filter(([, { accounts }]) => hasBets(accounts)).map(([book, { shares }]) => roundingOf(book, shares))
  return { lines, rounding }
}
