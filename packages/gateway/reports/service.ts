import type { BookCheck } from '../kit/book-check.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { type Books, readBooks } from './books-store.ts'

export interface BookKeeping {
  /** Checks the books, a page of rows at a time, while everything else goes on. */
  check(): Promise<Books & { readonly balanced: boolean }>
}

export interface BookKeepingDeps {
  /** What has to hold of the books, as areas declare it. */
  readonly checks: () => readonly BookCheck[]
  /** Why money moves, as areas declare it. */
  readonly codes: () => readonly TransferCode[]
}

export const createBookKeeping = ({ database }: Pick<Platform, 'database'>, { checks, codes }: BookKeepingDeps): BookKeeping => ({
  check: async () => {
    const books = await readBooks(
      database,
      checks(),
      codes().map(({ code }) => code),
    )
    return { ...books, balanced: books.findings.length === 0 }
  },
})
