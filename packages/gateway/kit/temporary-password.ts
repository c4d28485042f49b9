import { type RandomSource, randomToken } from '../ports/random.ts'

const LENGTH = 14

/** Letters and digits that are read over a telephone without being mistaken for each other. */
export const plainToken = (random: RandomSource, length: number): string =>
  Array.from({ length }, () => randomToken(random, 24).replaceAll(/[^a-km-zA-HJ-NP-Z2-9]/g, ''))
    .join('')
    .slice(0, length)

/** Somebody's first password, kept by registration's rule, which wants a letter and a digit. */
export const temporaryPassword = (random: RandomSource): string => `${plainToken(random, LENGTH - 2)}k7`
