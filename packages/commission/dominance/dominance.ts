import type { ContractKind } from '@portico/contract/commission/kinds'
import { type AccountRow, createTree, type Tree } from '../kit/tree.ts'
import { areBadTerms } from '../terms/bad-terms.ts'
import { type ConflictCode, conflictOf, firstConflict } from '../terms/conflict.ts'
import { readTerms, type Terms, type WireTerms } from '../terms/terms.ts'

interface WireOffer extends WireTerms {
  readonly holder: string
  readonly kind: ContractKind
  readonly currency: string
}

export interface DominanceCase {
  readonly accounts: readonly AccountRow[]
  /** All of them are in force. */
  readonly contracts: readonly (WireOffer & { readonly id: string })[]
  /** The company is `by` null, or not there. */
  readonly offer: WireOffer & { readonly by?: string | null }
}

interface Refused {
  readonly code: 'BAD_TIERS' | 'NOT_DIRECT_DOWNLINE' | 'NO_OWN_CONTRACT' | ConflictCode
  readonly above: readonly (number | string)[]
}

export interface DominanceAnswer {
  readonly offer: 'accepted' | 'refused'
  readonly code: Refused['code'] | null
  readonly above: Refused['above']
  /** The contracts that would end if the holder agreed. */
  readonly ends: readonly string[]
}

interface Contract {
  readonly id: string
  readonly terms: Terms
}

/** The contracts of one kind and currency, by their holder. */
type Contracts = ReadonlyMap<string, readonly Contract[]>

const NONE: readonly Contract[] = []

const refusalOf = (tree: Tree, contracts: Contracts, offer: DominanceCase['offer'], terms: Terms): Refused | null => {
  const by = offer.by ?? null
  if (areBadTerms(terms)) return { code: 'BAD_TIERS', above: [] }
  if (!tree.has(offer.holder) || tree.uplineOf(offer.holder) !== by) return { code: 'NOT_DIRECT_DOWNLINE', above: [] }
  if (by === null) return null
  const owns = contracts.get(by) ?? NONE
  if (owns.length === 0) return { code: 'NO_OWN_CONTRACT', above: [] }
  return firstConflict(
    owns.map((own) => own.terms),
    terms,
  )
}

/** What the holder gave and what does not stand under the new terms, with everything below that. */
const endsUnder = (tree: Tree, contracts: Contracts, holder: string, terms: Terms): string[] => {
  const below = (upline: string) =>
    tree.childrenOf(upline).flatMap((child) => (contracts.get(child) ?? NONE).map((one) => ({ child, one })))
  const ends = below(holder).filter(({ one }) => conflictOf(terms, one.terms) !== null)
  for (const { child } of ends) ends.push(...below(child))
  return [...new Set(ends.map(({ one }) => one.id))]
}

/**
 * Whether an offer may be made, and what would end below its holder.
 * @throws Refusal BAD_TREE
 */
export const settleDominance = ({ accounts, contracts, offer }: DominanceCase): DominanceAnswer => {
  const tree = createTree(accounts)
  const same = contracts.filter(({ kind, currency }) => kind === offer.kind && currency === offer.currency)
  const byHolder: Contracts = Map.groupBy(
    same.map((row) => ({ id: row.id, holder: row.holder, terms: readTerms(row.kind, row) })),
    ({ holder }) => holder,
  )
  const terms = readTerms(offer.kind, offer)
  const refused = refusalOf(tree, byHolder, offer, terms)
  if (refused !== null) return { offer: 'refused', code: refused.code, above: refused.above, ends: [] }
  return { offer: 'accepted', code: null, above: [], ends: endsUnder(tree, byHolder, offer.holder, terms) }
}
