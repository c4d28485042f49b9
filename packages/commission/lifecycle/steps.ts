import { parseInstant, type Instant } from '../kit/instant.ts'
import { areBadTerms } from '../terms/bad-terms.ts'
import type { ConflictCode } from '../terms/conflict.ts'
import { periodKindOf } from '../terms/contracts.ts'
import { readTerms } from '../terms/terms.ts'
import { type Book, heldBy, ownFault, startOf } from './book.ts'
import { endBelow, supersede } from './cascade.ts'
import { type Contract, endAt, isAgreed, MOVES } from './contract.ts'
import type { AccountEvent, ContractEvent, OfferEvent } from './events.ts'

export type LifecycleResult =
  | 'ok'
  | 'BAD_TIERS'
  | 'NOT_DIRECT_DOWNLINE'
  | 'ACCOUNT_SUSPENDED'
  | 'OFFER_PENDING'
  | 'RETROACTIVE'
  | 'NOT_AT_EDGE'
  | 'NO_OWN_CONTRACT'
  | ConflictCode
  | 'UNKNOWN_CONTRACT'
  | 'NOT_YOURS'
  | 'OFFER_EXPIRED'
  | 'BAD_STATE'
  | 'MOVE_FORBIDDEN'

/** What came of a step, and the contracts that it ended besides the one it was about. */
export interface Outcome {
  readonly result: LifecycleResult
  readonly ends: readonly string[]
}

const outcome = (result: LifecycleResult, ends: readonly string[] = []): Outcome => ({ result, ends: [...new Set(ends)] })

const offerFault = (book: Book, contract: Contract, now: Instant): LifecycleResult | null => {
  const { tree, calendar, suspended } = book
  const { by, holder, terms, notBefore } = contract
  if (areBadTerms(terms)) return 'BAD_TIERS'
  if (!tree.has(holder) || tree.uplineOf(holder) !== by) return 'NOT_DIRECT_DOWNLINE'
  if (by !== null && suspended.has(by)) return 'ACCOUNT_SUSPENDED'
  if (heldBy(book, holder, contract).some(({ state }) => state === 'OFFERED')) return 'OFFER_PENDING'
  if (notBefore !== null && notBefore <= now) return 'RETROACTIVE'
  if (notBefore !== null && !calendar.isEdge(periodKindOf(terms), notBefore)) return 'NOT_AT_EDGE'
  return ownFault(book, contract, startOf(book, contract, now))
}

/** A refused offer leaves no contract. */
export const offer = (book: Book, event: OfferEvent): Outcome => {
  const contract: Contract = {
    id: event.contract,
    by: event.by ?? null,
    holder: event.holder,
    currency: event.terms.currency,
    terms: readTerms(event.terms.kind, event.terms),
    notBefore: typeof event.terms.from === 'string' ? parseInstant(event.terms.from) : null,
    expiresAt: parseInstant(event.expiresAt),
    state: 'OFFERED',
    from: null,
    to: null,
  }
  const fault = offerFault(book, contract, parseInstant(event.at))
  if (fault !== null) return outcome(fault)
  book.contracts.set(contract.id, contract)
  return outcome('ok')
}

const moveFault = ({ type, by }: ContractEvent, contract: Contract): LifecycleResult | null => {
  const { actor, from } = MOVES[type]
  if ((by ?? null) !== (actor === 'holder' ? contract.holder : contract.by)) return 'NOT_YOURS'
  if (contract.state === 'EXPIRED' && from.includes('OFFERED')) return 'OFFER_EXPIRED'
  return from.includes(contract.state) ? null : 'BAD_STATE'
}

const accept = (book: Book, contract: Contract, now: Instant): Outcome => {
  if (book.suspended.has(contract.holder)) return outcome('ACCOUNT_SUSPENDED')
  const start = startOf(book, contract, now)
  const fault = ownFault(book, contract, start)
  if (fault !== null) return outcome(fault)
  contract.state = MOVES.accept.to
  contract.from = start
  return outcome('ok', isAgreed(contract) ? supersede(book, contract) : [])
}

/** What holder or offerer does about a contract. What ends, ends at the next edge: the running period is paid in full. */
export const move = (book: Book, event: ContractEvent): Outcome => {
  const contract = book.contracts.get(event.contract)
  if (contract === undefined) return outcome('UNKNOWN_CONTRACT')
  const fault = moveFault(event, contract)
  if (fault !== null) return outcome(fault)
  const now = parseInstant(event.at)
  if (event.type === 'accept') return accept(book, contract, now)
  const { to } = MOVES[event.type]
  if (to !== 'ENDED' || !isAgreed(contract)) {
    contract.state = to
    return outcome('ok')
  }
  endAt(contract, book.calendar.nextEdge(periodKindOf(contract.terms), now), to)
  return outcome('ok', endBelow(book, contract))
}

/** A suspended account's contracts go on; nobody is moved below somebody else. */
export const changeAccount = ({ suspended }: Book, { type, account }: AccountEvent): Outcome => {
  if (type === 'move') return outcome('MOVE_FORBIDDEN')
  if (type === 'suspend') suspended.add(account)
  else suspended.delete(account)
  return outcome('ok')
}

/** Offers that nobody took by now. */
export const expireOffers = ({ contracts }: Book, now: Instant): void => {
  for (const one of contracts.values()) if (one.state === 'OFFERED' && one.expiresAt <= now) one.state = 'EXPIRED'
}
