import { createCalendar } from '../kit/calendar/calendar.ts'
import { inOrder } from '../kit/in-order.ts'
import { formatInstant, parseInstant } from '../kit/instant.ts'
import { type AccountRow, createTree } from '../kit/tree.ts'
import type { Book } from './book.ts'
import type { ContractState } from './contract.ts'
import type { LifecycleEvent } from './events.ts'
import { changeAccount, expireOffers, move, offer, type Outcome } from './steps.ts'

export interface LifecycleCase {
  readonly tz: string
  readonly until: string
  readonly accounts: readonly AccountRow[]
  readonly events: readonly LifecycleEvent[]
}

export interface LifecycleAnswer {
  readonly events: readonly (Outcome & { readonly id: string })[]
  /** Those whose offer was made. */
  readonly contracts: readonly {
    readonly id: string
    readonly state: ContractState
    readonly from: string | null
    readonly to: string | null
  }[]
}

/** Applies one event to a book, at its instant: offers that nobody took by then are over before it. */
export const applyEvent = (book: Book, event: LifecycleEvent): Outcome => {
  expireOffers(book, parseInstant(event.at))
  switch (event.type) {
    case 'offer':
      return offer(book, event)
    case 'suspend':
    case 'reinstate':
    case 'move':
      return changeAccount(book, event)
    default:
      return move(book, event)
  }
}

/**
 * Offers and what becomes of them, up to `until`.
 * @throws Refusal BAD_TREE
 */
export const settleLifecycle = ({ tz, until, accounts, events }: LifecycleCase): LifecycleAnswer => {
  const book: Book = { tree: createTree(accounts), calendar: createCalendar(tz), contracts: new Map(), suspended: new Set() }
  const outcomes = inOrder(events.filter(({ at }) => at <= until)).map((event) => ({ id: event.id, ...applyEvent(book, event) }))
  expireOffers(book, parseInstant(until))
  const instant = (at: number | null): string | null => (at === null ? null : formatInstant(at))
  return {
    events: outcomes,
    contracts: [...book.contracts.values()].map(({ id, state, from, to }) => ({ id, state, from: instant(from), to: instant(to) })),
  }
}
