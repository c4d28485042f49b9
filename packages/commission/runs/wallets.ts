import { parseUnits, type Units } from '@portico/contract/kit/money'
import { type Instant, parseInstant } from '../kit/instant.ts'
import { least } from '../kit/money.ts'
import type { Line } from './line.ts'

export interface EmptiedRow {
  readonly account: string
  readonly currency: string
  readonly at: string
}

/** What is still owed of a line that took back more than there was. */
export interface Debt {
  readonly line: string
  readonly left: Units
}

/** A wallet after all that was posted. */
export interface Wallet {
  readonly wallet: Units
  /** Oldest first. */
  readonly debts: readonly Debt[]
  /** What each line brought the wallet or, below zero, took from it. */
  readonly toWallet: ReadonlyMap<string, Units>
}

/** A line and the instant at which it is posted. */
export interface Posting {
  readonly line: Line
  readonly posted: Instant
}

const inOrder = (a: Posting, b: Posting): number =>
  a.posted - b.posted || a.line.run - b.line.run || a.line.periodStart - b.line.periodStart || (a.line.id < b.line.id ? -1 : 1)

/** Debts in order of their age. */
const createDebts = () => {
  const debts: Debt[] = []
  let oldest = 0
  return {
    add: (debt: Debt): void => void debts.push(debt),
    /** Settles the oldest from an amount, and answers what is left of that. */
    settle: (amount: Units): Units => {
      let rest = amount
      for (let debt = debts[oldest]; debt && rest > 0n; debt = debts[oldest]) {
        const part = least(debt.left, rest)
        rest -= part
        debts[oldest] = { ...debt, left: debt.left - part }
        if (part === debt.left) oldest++
      }
      return rest
    },
    open: (): readonly Debt[] => debts.slice(oldest),
  }
}

/** Posts the lines of one account and currency; `emptied` are the instants at which the holder took out the whole wallet. */
export const postLines = (start: Units, postings: readonly Posting[], emptied: readonly Instant[]): Wallet => {
  const outs = emptied.toSorted((a, b) => a - b)
  const toWallet = new Map<string, Units>()
  const debts = createDebts()
  let [wallet, outDone] = [start, 0]
  /** What was taken out at the same instant was taken before. */
  const takeOut = (at: number): void => {
    for (; outDone < outs.length && (outs[outDone] ?? 0) <= at; outDone++) wallet = 0n
  }
  for (const { line, posted } of postings.toSorted(inOrder)) {
    takeOut(posted)
    const moved = line.pay < 0n ? -least(wallet, -line.pay) : debts.settle(line.pay)
    if (moved > line.pay && line.pay < 0n) debts.add({ line: line.id, left: moved - line.pay })
    wallet += moved
    toWallet.set(line.id, moved)
  }
  takeOut(Number.POSITIVE_INFINITY)
  return { wallet, debts: debts.open(), toWallet }
}

/** The instants by `until` at which each wallet was emptied, by `keyOf` account and currency. */
export const emptiedBy = (rows: readonly EmptiedRow[], until: Instant, keyOf: (account: string, currency: string) => string) =>
  Map.groupBy(
    rows.map((row) => ({ key: keyOf(row.account, row.currency), at: parseInstant(row.at) })).filter(({ at }) => at <= until),
    ({ key }) => key,
  )

/** What is in a wallet at the start. */
export const startOf = (wallets: Readonly<Record<string, string>> | null | undefined, currency: string): Units =>
  parseUnits(wallets?.[currency] ?? '0')
