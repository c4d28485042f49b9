import type { Period } from '../kit/calendar/period.ts'
import { endOf } from '../kit/instant.ts'
import type { Tree } from '../kit/tree.ts'
import type { Contract } from '../terms/contracts.ts'

/** Who holds contracts, and which of them pays what. */
export interface Holders<C extends Contract = Contract> {
  /** The account itself or the nearest above that ever held a contract; null where there is none. */
  readonly nearestTo: (account: string) => string | null
  /** Holders on the path of an account, from below to the top. */
  readonly above: (account: string) => readonly string[]
  /** The contract that serves a period: one that is in force for all of it. */
  readonly contractOf: (holder: string, currency: string, period: Period) => C | undefined
  /** Those below before those above. */
  readonly bottomUp: (a: string, b: string) => number
}

export const createHolders = <C extends Contract>(tree: Tree, contracts: readonly C[]): Holders<C> => {
  const byHolder = new Map<string, Map<string, C[]>>()
  for (const contract of contracts.toSorted((a, b) => a.from - b.from)) {
    const own = byHolder.get(contract.holder) ?? new Map<string, C[]>()
    own.set(contract.currency, [...(own.get(contract.currency) ?? []), contract])
    byHolder.set(contract.holder, own)
  }
  const nearest = new Map<string, string | null>()
  for (const id of tree.topDown) nearest.set(id, byHolder.has(id) ? id : (nearest.get(tree.uplineOf(id) ?? '') ?? null))
  const nearestTo = (account: string | null): string | null => (account === null ? null : (nearest.get(account) ?? null))

  return {
    nearestTo,
    above: (account) => {
      const path: string[] = []
      for (let holder = nearestTo(account); holder !== null; holder = nearestTo(tree.uplineOf(holder))) path.push(holder)
      return path
    },
    contractOf: (holder, currency, { start, end }) =>
      byHolder
        .get(holder)
        ?.get(currency)
        ?.findLast((contract) => contract.from <= start && end <= endOf(contract)),
    bottomUp: (a, b) => tree.rankOf(b) - tree.rankOf(a),
  }
}
