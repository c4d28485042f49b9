import type { Calendar } from '../kit/calendar/calendar.ts'
import type { Instant } from '../kit/instant.ts'
import type { Tree } from '../kit/tree.ts'
import { type ConflictCode, firstConflict } from '../terms/conflict.ts'
import { periodKindOf } from '../terms/contracts.ts'
import { type AgreedContract, type Contract, endsAfter, isAgreed } from './contract.ts'

/** All contracts of some accounts. */
export interface Book {
  readonly tree: Tree
  readonly calendar: Calendar
  readonly contracts: Map<string, Contract>
  readonly suspended: Set<string>
}

/** Of one kind and currency: contracts of others never meet. */
const isLike = (a: Pick<Contract, 'terms' | 'currency'>, b: Contract): boolean => a.terms.kind === b.terms.kind && a.currency === b.currency

/** The contracts of an account that are like `contract`. */
export const heldBy = ({ contracts }: Book, holder: string, contract: Pick<Contract, 'terms' | 'currency'>): Contract[] =>
  [...contracts.values()].filter((one) => one.holder === holder && isLike(contract, one))

/** The agreed contracts like `contract` that an account has given. */
export const givenBy = ({ contracts }: Book, offerer: string, contract: Contract): AgreedContract[] =>
  [...contracts.values()].filter((one) => one.by === offerer && isLike(contract, one)).filter(isAgreed)

/** Where a contract begins that is agreed now: at the next edge, or where its offer says. */
export const startOf = ({ calendar }: Book, { terms, notBefore }: Pick<Contract, 'terms' | 'notBefore'>, now: Instant): Instant =>
  Math.max(calendar.nextEdge(periodKindOf(terms), now), notBefore ?? now)

/** When the first period ends that an agreed contract serves; null where it begins never. */
export const firstEndOf = ({ calendar }: Pick<Book, 'calendar'>, { from, terms }: Pick<Contract, 'from' | 'terms'>): Instant | null =>
  from === null ? null : calendar.nextEdge(periodKindOf(terms), from)

/** The offerer's own contracts that say what may begin at `start`; the company has none. */
export const ownsAt = (book: Book, contract: Pick<Contract, 'by' | 'terms' | 'currency'>, start: Instant): AgreedContract[] =>
  contract.by === null
    ? []
    : heldBy(book, contract.by, contract)
        .filter(isAgreed)
        .filter((own) => endsAfter(own, start) && endsAfter(own, own.from))

/** What the offerer's own contracts say to one that begins at `start`; null where it may. The company needs none. */
export const ownFault = (book: Book, contract: Contract, start: Instant): 'NO_OWN_CONTRACT' | ConflictCode | null => {
  if (contract.by === null) return null
  const owns = ownsAt(book, contract, start)
  if (!owns.some(({ from }) => from <= start)) return 'NO_OWN_CONTRACT'
  const found = firstConflict(
    owns.map(({ terms }) => terms),
    contract.terms,
  )
  return found?.code ?? null
}
