import type { Draw } from './drawn.ts'
import { type Layout, NORTH_LAYOUT, SOUTH_LAYOUT } from './vn/layout.ts'
import { lotsByStation, STATION_CODES } from './vn/stations.ts'

/** What a lottery draws, as far as its game leaves it open. */
export type DrawShape =
  | { readonly kind: 'digits'; readonly count: number }
  /** `pick` different numbers of 1..`of`. */
  | { readonly kind: 'numbers'; readonly pick: number; readonly of: number }
  | { readonly kind: 'dice' }
  | { readonly kind: 'mark-six' }
  | { readonly kind: 'lots'; readonly layout: 'north' | 'south' }
  /** Southern or central stations together: the lots of those that were drawn. */
  | { readonly kind: 'stations' }

export const DICE = 3
export const FACES = 6
export const NORMALS = 6
export const MARK_SIX_NUMBERS = 49
export const LAYOUTS: Readonly<Record<'north' | 'south', Layout>> = { north: NORTH_LAYOUT, south: SOUTH_LAYOUT }

/** A number as draws write it: two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

const areNumbers = (numbers: readonly string[], pick: number, of: number): boolean => {
  const known = new Set(Array.from({ length: of }, (_, i) => twoDigits(i + 1)))
  return numbers.length === pick && new Set(numbers).size === pick && numbers.every((number) => known.has(number))
}

const isLots = (lots: Readonly<Record<string, readonly string[]>>, layout: Layout): boolean =>
  Object.keys(lots).length === layout.length &&
  layout.every(({ lot, numbers, digits }) => {
    const drawn = lots[lot] ?? []
    return drawn.length === numbers && drawn.every((number) => number.length === digits && /^\d+$/.test(number))
  })

/** Whether a draw is one that a lottery of this shape can have. */
export const isDrawOf = (shape: DrawShape, draw: Draw): boolean => {
  switch (shape.kind) {
    case 'digits':
      return 'digits' in draw && draw.digits.length === shape.count && /^\d+$/.test(draw.digits)
    case 'numbers':
      return 'numbers' in draw && areNumbers(draw.numbers, shape.pick, shape.of)
    case 'dice':
      return 'dice' in draw && draw.dice.length === DICE && draw.dice.every((face) => /^[1-6]$/.test(face))
    case 'mark-six':
      return (
        'normals' in draw && draw.normals.length === NORMALS && areNumbers([...draw.normals, draw.special], NORMALS + 1, MARK_SIX_NUMBERS)
      )
    case 'lots':
      return 'lots' in draw && isLots(draw.lots, LAYOUTS[shape.layout])
    case 'stations':
      return (
        'lots' in draw && [...lotsByStation(draw.lots)].every(([code, lots]) => STATION_CODES.includes(code) && isLots(lots, SOUTH_LAYOUT))
      )
  }
}
