import { addTo, type Figures } from '../bets/figures.ts'
import { type Exact, shareOf } from '../kit/money.ts'
import type { Tree } from '../kit/tree.ts'
import { BETS, GROUPS, type Slots } from './bets.ts'
import type { Rates } from './rates.ts'

/** Everybody on the path of a bet that counts, those below before those above. */
const pathsOf = (accounts: ReadonlyMap<string, Figures>, tree: Tree): readonly string[] => {
  const found = new Set<string>()
  for (const [account, figures] of accounts) {
    if ((figures.get(BETS) ?? 0n) === 0n) continue
    for (let at: string | null = account; at !== null && !found.has(at); at = tree.uplineOf(at)) found.add(at)
  }
  return [...found].sort((a, b) => tree.rankOf(b) - tree.rankOf(a))
}

/**
 * What everybody on the path of a bet gets, before it is cut: the own rate on what the own line risked, less what went to those
 * directly below, less what the groups took that oneself played.
 */
export const sharesOf = (accounts: ReadonlyMap<string, Figures>, slots: Slots, tree: Tree, rates: Rates): ReadonlyMap<string, Exact> => {
  const paths = pathsOf(accounts, tree)
  const shares = new Map<string, Exact>(paths.map((account) => [account, accounts.get(account)?.get(GROUPS) ?? 0n]))
  const add = (account: string, share: Exact): void => void shares.set(account, (shares.get(account) ?? 0n) + share)
  const lines = new Map<string, Map<string, bigint>>()
  const lineOf = (account: string): Map<string, bigint> => {
    const line = lines.get(account) ?? new Map<string, bigint>()
    lines.set(account, line)
    return line
  }
  for (const account of paths) {
    const line = lineOf(account)
    addTo(line, accounts.get(account) ?? new Map<string, bigint>())
    const upline = tree.uplineOf(account)
    for (const [name, base] of line) {
      const slot = slots.get(name)
      if (!slot) continue
      const share = shareOf(base, rates.rateAt(account, slot.category, slot.at))
      add(account, share)
      if (upline !== null) add(upline, -share)
    }
    if (upline !== null) addTo(lineOf(upline), line)
  }
  return shares
}
