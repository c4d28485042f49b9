import type { Book } from './book.ts'
import type { LifecycleEvent } from './events.ts'
import { applyEvent } from './lifecycle.ts'
import type { Outcome } from './steps.ts'

/** A book whose contracts are its own: what happens to them leaves the others as they are. */
export const copyOf = (book: Book): Book => ({
  ...book,
  contracts: new Map([...book.contracts].map(([id, contract]) => [id, { ...contract }])),
  suspended: new Set(book.suspended),
})

/** What would come of events one after the other, up to the first that is refused; the book stays as it is. */
export const foresee = (book: Book, events: readonly LifecycleEvent[]): { readonly outcome: Outcome; readonly after: Book } => {
  const after = copyOf(book)
  let outcome: Outcome = { result: 'ok', ends: [] }
  for (const event of events) {
    outcome = applyEvent(after, event)
    if (outcome.result !== 'ok') break
  }
  return { outcome, after }
}
