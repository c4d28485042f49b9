import type { Instant } from '../kit/instant.ts'
import type { Book } from './book.ts'
import { expireOffers, type LifecycleResult } from './steps.ts'

/** The offerer takes back an offer that nobody has answered: it runs out now. Cases know no such event. */
export const withdraw = (book: Book, { id, by }: { readonly id: string; readonly by: string | null }, now: Instant): LifecycleResult => {
  expireOffers(book, now)
  const contract = book.contracts.get(id)
  if (contract === undefined) return 'UNKNOWN_CONTRACT'
  if (contract.by !== by) return 'NOT_YOURS'
  if (contract.state !== 'OFFERED') return contract.state === 'EXPIRED' ? 'OFFER_EXPIRED' : 'BAD_STATE'
  book.contracts.set(id, { ...contract, expiresAt: now })
  expireOffers(book, now)
  return 'ok'
}
