import { createHmac } from 'node:crypto'
import { createSecretBox } from '../kit/secret-box.ts'
import type { RandomSource } from '../ports/random.ts'
import type { DocumentRow } from './store.ts'

type Stored = Pick<DocumentRow, 'sealedNumber' | 'numberKey'>

/** Numbers of documents, which the database alone does not tell. */
export interface DocumentNumbers {
  /** What is stored of a number of this document. */
  seal(number: string | null, id: string): Stored
  read(row: Pick<DocumentRow, 'id' | 'sealedNumber'>): string | null
}

/** They are sealed each for its document; the same number has the same key everywhere, so that it is found again. */
export const createDocumentNumbers = (secretsKey: string, random: RandomSource): DocumentNumbers => {
  const box = createSecretBox(secretsKey, random)
  const ownerOf = (id: string): string => `document:${id}`
  return {
    seal: (number, id) => {
      if (number === null) return { sealedNumber: null, numberKey: null }
      const numberKey = createHmac('sha256', `document numbers\n${secretsKey}`).update(number).digest('base64url')
      return { sealedNumber: box.seal(number, ownerOf(id)), numberKey }
    },
    read: ({ id, sealedNumber }) => (sealedNumber === null ? null : box.open(sealedNumber, ownerOf(id))),
  }
}
