import { hash } from 'node:crypto'

/** Crockford's digits: none that is read as another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a person quotes of a withdrawal, `W-58Q1-7K2M-9QXZ`: follows from its id. */
export const referenceOf = (id: string): string => {
  const bytes = Buffer.from(hash('sha256', `withdrawal reference:${id}`), 'hex')
  const letters = Array.from({ length: 12 }, (_, i) => DIGITS[bytes[i]! % DIGITS.length]!).join('')
  return `W-${letters.match(/.{4}/g)!.join('-')}`
}
