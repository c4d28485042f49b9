import type { Instant } from '../kit/instant.ts'
import { conflictOf } from '../terms/conflict.ts'
import { type Book, givenBy, heldBy } from './book.ts'
import { type AgreedContract, type Contract, endAt, endsAfter, isAgreed } from './contract.ts'

/** What the holder of a contract that ends has given beyond that end. */
const reachingBeyond = (book: Book, contract: Contract): AgreedContract[] => {
  const { to } = contract
  return to === null ? [] : givenBy(book, contract.holder, contract).filter((one) => endsAfter(one, to))
}

/** Ends contracts, and below each everything that would reach beyond it. Answers the ids of all of them. */
const endAll = (book: Book, contracts: readonly AgreedContract[], at: Instant): string[] => {
  const ended: AgreedContract[] = []
  const end = (one: AgreedContract, to: Instant): void => {
    endAt(one, to, 'ENDED')
    ended.push(one)
  }
  for (const one of contracts) end(one, at)
  // Level by level: a chain may be longer than the stack is deep.
  for (const one of ended) for (const lower of reachingBeyond(book, one)) end(lower, one.to ?? at)
  return ended.map(({ id }) => id)
}

/** Ends what the holder of a contract that ends has given beyond that end, and all below it. */
export const endBelow = (book: Book, contract: Contract): string[] =>
  contract.to === null ? [] : endAll(book, reachingBeyond(book, contract), contract.to)

/** Lets a new contract follow the holder's others from its start on. Answers what ends below because it does not stand. */
export const supersede = (book: Book, contract: AgreedContract): string[] => {
  const start = contract.from
  for (const other of heldBy(book, contract.holder, contract).filter(isAgreed)) {
    if (other === contract || !endsAfter(other, start)) continue
    const isRunning = other.state === 'ACTIVE' || other.state === 'TERMINATION_REQUESTED'
    endAt(other, start, isRunning ? 'SUPERSEDED' : other.state)
  }
  const below = givenBy(book, contract.holder, contract).filter((one) => endsAfter(one, start))
  return endAll(
    book,
    below.filter((one) => conflictOf(contract.terms, one.terms) !== null),
    start,
  )
}
