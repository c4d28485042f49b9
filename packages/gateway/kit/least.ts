import type { Units } from '@portico/contract/kit/money'

/** The smaller of two amounts; `Math.min` takes no bigint. */
export const least = (a: Units, b: Units): Units => (a < b ? a : b)
