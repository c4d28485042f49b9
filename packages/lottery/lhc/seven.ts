import type { Draw } from '../drawn.ts'
import { lunarYearOf } from './lunar-year.ts'

/** How many numbers there are. */
export const NUMBERS = 49
export const ALL_NUMBERS: readonly number[] = Array.from({ length: NUMBERS }, (_, i) => i + 1)

/** Places of a draw: the normals are 1 to 6. */
export const NORMAL_PLACES = [1, 2, 3, 4, 5, 6] as const
export const SPECIAL_PLACE = 7
export const ALL_PLACES = [...NORMAL_PLACES, SPECIAL_PLACE] as const

/** A drawn seven. `year` works out the lunar year, and throws where the date has none: only what asks for it needs one. */
export interface Seven {
  /** By place: the six normals, then the special. */
  readonly all: readonly number[]
  readonly special: number
  readonly year: () => number
}

export const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** @throws RangeError for a draw of another game or one that cannot be. */
export const sevenOf = (draw: Draw): Seven => {
  if (!('special' in draw) || !Array.isArray(draw.normals) || draw.normals.length !== NORMAL_PLACES.length) {
    throw new RangeError('not a draw of six normals and a special')
  }
  const all = [...draw.normals, draw.special].map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : 0))
  if (new Set(all).size !== ALL_PLACES.length || !all.every((n) => n >= 1 && n <= NUMBERS)) {
    throw new RangeError('a draw is of seven different numbers from 01 to 49')
  }
  let known: number | undefined
  return { all, special: all[SPECIAL_PLACE - 1] ?? 0, year: () => (known ??= lunarYearOf(draw.date)) }
}
