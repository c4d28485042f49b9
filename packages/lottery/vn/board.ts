import type { Draw } from '../drawn.ts'
import type { DrawnSymbol, Game } from '../play.ts'
import { isDrawOf, LAYOUTS } from '../shape.ts'

interface Lot {
  readonly at: number
  readonly prize: string
  readonly digits: number
}

/** All lots of a region, counted from 1 in the order of the prizes, the special one first. */
export interface Board {
  readonly game: Game
  /** The places of the lots of these prizes. */
  readonly of: (...prizes: readonly string[]) => readonly number[]
  /** The places of the lots that have at least so many digits. */
  readonly withDigits: (digits: number) => readonly number[]
  /**
   * The numbers of all lots, in order.
   * @throws RangeError when the draw is not one of this board.
   */
  readonly read: (draw: Draw) => readonly string[]
  /** These lots of a draw with their prize. */
  readonly show: (draw: Draw, at: readonly number[]) => readonly DrawnSymbol[]
}

const boardOf = (game: Game, region: keyof typeof LAYOUTS): Board => {
  const lots = LAYOUTS[region]
    .flatMap(({ lot, numbers, digits }) => Array.from({ length: numbers }, () => ({ prize: lot, digits })))
    .map((lot, i): Lot => ({ at: i + 1, ...lot }))
  const placesOf = (which: (lot: Lot) => boolean): number[] => lots.filter(which).map(({ at }) => at)

  const flat = (draw: Draw): readonly string[] => {
    if (!('lots' in draw) || !isDrawOf({ kind: 'lots', layout: region }, draw)) throw new RangeError(`not a draw of ${game}`)
    return LAYOUTS[region].flatMap(({ lot }) => draw.lots[lot] ?? [])
  }
  // A settlement run puts thousands of lines to one draw.
  const known = new WeakMap<Draw, readonly string[]>()
  const read = (draw: Draw): readonly string[] => {
    const before = known.get(draw)
    if (before) return before
    const all = flat(draw)
    known.set(draw, all)
    return all
  }
  return {
    game,
    of: (...prizes) => placesOf(({ prize }) => prizes.includes(prize)),
    withDigits: (least) => placesOf(({ digits }) => digits >= least),
    read,
    show: (draw, at) => {
      const all = read(draw)
      return at.map((place) => ({ at: place, symbol: all[place - 1] ?? '', lot: lots[place - 1]?.prize ?? '' }))
    },
  }
}

export const NORTHERN = boardOf('VN-MB', 'north')
export const SOUTHERN = boardOf('VN-MN', 'south')
