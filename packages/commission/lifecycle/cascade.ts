import type { Instant } from '../kit/instant.ts'
import { conflictOf } from '../terms/conflict.ts'
import { type Book, givenBy, heldBy } from './book.ts'
import { type AgreedContract, type Contract, endAt, endsAfter, isAgreed } from './contract.ts'

/** Ends contracts, and below each everything that would reach beyond it. Answers the ids of all of them. */
const endAll = (book: Book, ended: readonly AgreedContract[], at: Instant): string[] => {
  for (const one of ended) endAt(one, at, 'ENDED')
  return ended.flatMap((one) => [one.id, ...endBelow(book, one)])
}

/** Ends what the holder of a contract that ends has given beyond that end, and all below it. */
export const endBelow = (book: Book, contract: Contract): string[] => {
  const { to } = contract
  if (to === null) return []
  const reaching = givenBy(book, contract.holder, contract).filter((one) => endsAfter(one, to))
  return endAll(book, reaching, to)
}

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
