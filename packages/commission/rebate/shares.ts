import { addTo, type Figures } from '../bets/figures.ts'
import { type Exact, type Rate, shareOf } from '../kit/money.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book } from '../runs/book.ts'
import { BETS, GROUPS, type Slots } from './bets.ts'
import type { Rates } from './rates.ts'

type SharedBook = Pick<Book, 'accounts' | 'again'>

/** What everybody on the path of a bet gets of one book, before it is cut. */
export interface Shares {
  readonly all: ReadonlyMap<string, Exact>
  /** Adds to what an account has bet; answers whose shares may be others. */
  readonly revise: (account: string, change: Figures) => readonly string[]
}

/** Everybody on the path of a bet that counts, those below before those above; of one that counted too, where a book is calculated again. */
const pathsOf = ({ accounts, again }: SharedBook, tree: Tree): readonly string[] => {
  const found = new Set<string>()
  for (const [account, figures] of accounts) {
    if (!again && (figures.get(BETS) ?? 0n) === 0n) continue
    for (let at: string | null = account; at !== null && !found.has(at); at = tree.uplineOf(at)) found.add(at)
  }
  return [...found].sort((a, b) => tree.rankOf(b) - tree.rankOf(a))
}

/**
 * The shares of a book: of everybody the own rate on what the own line risked, less what went to those directly below, less what the
 * groups took that oneself played. What lines risked is added up bottom-up, so that each account is looked at once.
 */
export const createShares = (book: SharedBook, slots: Slots, tree: Tree, rates: Rates): Shares => {
  const { accounts } = book
  const paths = pathsOf(book, tree)
  const shares = new Map<string, Exact>(paths.map((account) => [account, accounts.get(account)?.get(GROUPS) ?? 0n]))
  const add = (account: string, share: Exact): void => void shares.set(account, (shares.get(account) ?? 0n) + share)
  const rateIn = (account: string, name: string): Rate => {
    const slot = slots.get(name)
    return slot ? rates.rateAt(account, slot.category, slot.at) : 0n
  }
  const lines = new Map(paths.map((account) => [account, new Map(accounts.get(account))]))
  for (const [account, line] of lines) {
    const upline = tree.uplineOf(account)
    const above = upline === null ? undefined : lines.get(upline)
    for (const [name, base] of line) {
      const share = shareOf(base, rateIn(account, name))
      add(account, share)
      if (upline !== null) add(upline, -share)
    }
    if (above) addTo(above, line)
  }

  return {
    all: shares,
    revise: (account, change) => {
      const path = tree.pathOf(account)
      add(account, change.get(GROUPS) ?? 0n)
      for (const [name, base] of change) {
        if (!slots.has(name)) continue
        let below: Rate = 0n
        for (const each of path) {
          const rate = rateIn(each, name)
          add(each, shareOf(base, rate - below))
          below = rate
        }
      }
      return path
    },
  }
}
