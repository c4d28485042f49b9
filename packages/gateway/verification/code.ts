import { createHmac } from 'node:crypto'
import type { RandomSource } from '../ports/random.ts'

const DIGITS = 6
const CODES = 10 ** DIGITS
/** The greatest multiple of the number of codes that four bytes hold: above it some codes would be likelier than others. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES

/** Six digits, each code as likely as any other. */
export const newCode = (random: RandomSource): string => {
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE()
    if (drawn < FAIR) return String(drawn % CODES).padStart(DIGITS, '0')
  }
}

/** Hash of parts that cannot run into each other. */
export const hashOf = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
