import type { Instant } from '../kit/instant.ts'
import type { Book, Revision } from './book.ts'

/** What happens to one book at a run: it is calculated for the first time, or finds entries changed. */
export interface Calculation {
  readonly run: Instant
  readonly book: Book
  readonly isFirst: boolean
  readonly revisions: readonly Revision[]
}

const inOrder = (a: Calculation, b: Calculation): number => a.run - b.run || a.book.period.start - b.book.period.start

/** Every calculation of the books, in order of the runs. */
export const calculationsOf = (books: readonly Book[]): readonly Calculation[] =>
  books
    .flatMap((book): Calculation[] => [
      { run: book.run, book, isFirst: book.again !== true, revisions: [] },
      ...[...Map.groupBy(book.revisions, ({ run }) => run)].map(([run, revisions]) => ({ run, book, isFirst: false, revisions })),
    ])
    .sort(inOrder)
