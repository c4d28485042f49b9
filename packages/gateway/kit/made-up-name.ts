import { type RandomSource, randomToken } from '../ports/random.ts'

const LENGTH = 10

/** A name for an account whose owner chose none: read over a telephone without being mistaken, and guessed by nobody. */
export const madeUpName = (random: RandomSource, prefix = 'm'): string =>
  `${prefix}${Array.from({ length: LENGTH }, () => randomToken(random, 24).replaceAll(/[^a-km-z2-9]/g, ''))
    .join('')
    .slice(0, LENGTH)}`
