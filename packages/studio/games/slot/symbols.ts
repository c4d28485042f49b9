/** The symbols of Moon Gate. The gate stands for all but the moon. */
export const SYMBOLS = ['gate', 'lantern', 'lotus', 'gem', 'carp', 'heart', 'diamond', 'spade', 'club', 'moon'] as const
export type SlotSymbol = (typeof SYMBOLS)[number]
export type PaidSymbol = Exclude<SlotSymbol, 'moon'>

/** What three, four and five in a row pay, in stakes of a line. */
export const PAYS: Readonly<Record<PaidSymbol, readonly [number, number, number]>> = {
  gate: [200, 1000, 5000],
  lantern: [80, 300, 1500],
  lotus: [60, 200, 1000],
  gem: [40, 125, 500],
  carp: [30, 100, 400],
  heart: [12, 40, 200],
  diamond: [12, 40, 200],
  spade: [8, 25, 100],
  club: [8, 25, 100],
}

/** Moons anywhere that open the free spins. */
export const MOONS = 3
/** Free spins on the same reels. Moons in them open no more. */
export const FREE_SPINS = 10

export const REELS = 5
export const ROWS = 3

/** The row of each reel that a line runs over, 0 the upper. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
]
