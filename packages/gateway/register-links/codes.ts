import type { RandomSource } from '../ports/random.ts'

/** Without letters and figures that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code that people read to each other; about 40 bits of chance. */
export const agentCode = (random: RandomSource): string => Array.from(random.bytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')
