import type { DocumentState, DocumentStep, DocumentView } from '@portico/contract/document/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import { maskedNumber, partsToSend } from './rules.ts'
import type { DocumentRow } from './store.ts'

/** What the pictures of a document go with. */
export const refOf = (id: string): string => `document:${id}`

/** An accepted document of identity ends with its last day. */
export const stateOf = ({ state, step, dated }: DocumentRow, today: string): DocumentState =>
  state === 'ACCEPTED' && step === 'IDENTITY' && dated < today ? 'EXPIRED' : state

/** A step of which nothing was sent. */
export const emptyView = (step: DocumentStep, required: boolean): DocumentView => ({
  step,
  state: 'NONE',
  kind: null,
  number: null,
  dated: null,
  reasons: [],
  again: ['FRONT', 'BACK', 'DETAILS'],
  front: null,
  back: null,
  sentAt: null,
  decidedAt: null,
  required,
  version: 0,
})

/** What a document's row does not hold, or not so that it can be read. */
export interface Beside {
  readonly number: string | null
  readonly pictures: readonly UploadView[]
  readonly required: boolean
  readonly today: string
}

/** A document as its member sees it. Pictures that have to be sent again are left out. */
export const viewOf = (row: DocumentRow, { number, pictures, required, today }: Beside): DocumentView => {
  const state = stateOf(row, today)
  const again = state === 'REJECTED' ? partsToSend(row.kind, row.reasons) : state === 'EXPIRED' ? partsToSend(row.kind, []) : []
  const pictureOf = (id: string | null) => pictures.find(({ uploadId }) => uploadId === id) ?? null
  return {
    step: row.step,
    state,
    kind: row.kind,
    number: number === null ? null : maskedNumber(number),
    dated: row.dated,
    reasons: [...row.reasons],
    again,
    front: again.includes('FRONT') ? null : pictureOf(row.front),
    back: again.includes('BACK') ? null : pictureOf(row.back),
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    required,
    version: row.version,
  }
}
