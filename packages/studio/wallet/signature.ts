import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const bodyHash = (body: string): string => createHash('sha256').update(body, 'utf8').digest('hex')

/** What is signed of a call or of its answer: its first word is the method or the status code. */
export interface SignedParts {
  readonly first: string
  readonly path: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

export const signatureOf = (secret: string, { first, path, timestamp, nonce, body }: SignedParts): string =>
  createHmac('sha256', secret)
    .update(`${first}\n${path}\n${timestamp}\n${nonce}\n${bodyHash(body)}`)
    .digest('hex')

export const isSignedBy = (secret: string, signature: string, parts: SignedParts): boolean => {
  const expected = Buffer.from(signatureOf(secret, parts))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}
