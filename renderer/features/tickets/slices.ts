import type { PoolPrize } from '@portico/contract/ticket/shapes'

/** A piece of the wheel: whose prize, and from where to where, in turns from the top. */
export interface Slice {
  readonly prize: number
  readonly from: number
  readonly to: number
}

/** About so many pieces a wheel has; a rare prize has one, however thin. */
const PIECES = 14

/** The wheel of what is left: every prize as wide as its chance, the common ones in several pieces between the others. */
export const slicesOf = (prizes: readonly Pick<PoolPrize, 'left'>[]): readonly Slice[] => {
  const all = prizes.reduce((sum, { left }) => sum + left, 0)
  if (all === 0) return []
  const kinds = prizes
    .map(({ left }, prize) => ({ prize, share: left / all, pieces: Math.max(1, Math.round((left / all) * PIECES)) }))
    .filter(({ share }) => share > 0)
  // Each prize's pieces are spread evenly over the turn, and then stand in that order.
  const pieces = kinds
    .flatMap(({ prize, share, pieces: count }) =>
      Array.from({ length: count }, (_, index) => ({ prize, width: share / count, at: (index + 0.5) / count })),
    )
    .toSorted((one, other) => one.at - other.at || one.prize - other.prize)
  let from = 0
  return pieces.map(({ prize, width }) => {
    const slice = { prize, from, to: from + width }
    from += width
    return slice
  })
}

/** Where the wheel stops for a prize, in turns: inside one of its pieces, at a place that the ticket alone decides and not in the middle. */
export const stopAt = (slices: readonly Slice[], prize: number, ticket: string): number => {
  const own = slices.filter((slice) => slice.prize === prize)
  const digits = ticket.replaceAll('-', '')
  const piece = own[Number.parseInt(digits.slice(0, 6), 16) % Math.max(own.length, 1)]
  if (!piece) return 0
  const within = 0.15 + (Number.parseInt(digits.slice(-4), 16) / 0xffff) * 0.7
  return piece.from + (piece.to - piece.from) * within
}

/** Whose piece stands under a place of the wheel. */
export const prizeAt = (slices: readonly Slice[], turn: number): number | undefined =>
  slices.find(({ from, to }) => turn >= from && turn < to)?.prize
