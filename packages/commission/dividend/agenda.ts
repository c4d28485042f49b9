import type { Instant } from '../kit/instant.ts'
import type { Book, Revision } from '../runs/book.ts'
import type { Track } from './track.ts'

/** What a run has to do. */
export interface RunAgenda {
  readonly run: Instant
  /** What it finds otherwise than the run before. */
  readonly revisions: readonly { readonly book: Book; readonly revision: Revision }[]
  /** The contracts of which a period has ended. */
  readonly ended: readonly { readonly track: Track; readonly index: number }[]
}

/** What there is to do at every run, in order of time. */
export const agendaOf = (tracks: readonly Track[], books: readonly Book[]): readonly RunAgenda[] => {
  const ended = Map.groupBy(
    tracks.flatMap((track) => track.periods.map(({ end }, index) => ({ track, index, end }))),
    ({ end }) => end,
  )
  const revisions = Map.groupBy(
    books.flatMap((book) => book.revisions.map((revision) => ({ book, revision }))),
    ({ revision }) => revision.run,
  )
  return [...new Set([...ended.keys(), ...revisions.keys()])]
    .sort((a, b) => a - b)
    .map((run) => ({ run, revisions: revisions.get(run) ?? [], ended: ended.get(run) ?? [] }))
}
