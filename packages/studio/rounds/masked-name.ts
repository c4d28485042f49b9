import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A name that says nothing but who is who within the list. */
export const maskedName = (player: string): string => {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(`rider:${player}`).digest()
  return `${LETTERS[a % LETTERS.length]}${LETTERS[b % LETTERS.length]}***${String(c % 100).padStart(2, '0')}`
}
