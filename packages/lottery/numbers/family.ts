import type { DigitFamily } from '../digits/family.ts'
import { type DigitMask, has } from '../digits/mask.ts'
import type { Token } from '../selection/grammar.ts'

/**
 * A family of plays on a window of different numbers drawn from 1 to `of`. It has the shape of a digit family, and a set of
 * numbers is a mask like a set of digits; its shares count the ordered windows, `of` x (of - 1) x ... of them.
 */
export type NumberFamily<S> = DigitFamily<S>

/** Where the numbers of a window come from: how many stand in it, and the largest there is. */
export interface Pool {
  readonly window: number
  readonly of: number
}

/** A number as the rules write it. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const numberToken = (of: number): Token => ({ kind: 'number', from: 1, to: of, padded: true })

/** The numbers of a set, ascending. */
export const numbersIn = (mask: DigitMask, of: number): number[] => Array.from({ length: of }, (_, i) => i + 1).filter((n) => has(mask, n))

/** In how many orders `take` of `of` different numbers can be drawn. */
export const arrangements = (of: number, take: number): number => {
  let ways = 1
  for (let i = 0; i < take; i++) ways *= of - i
  return ways
}
