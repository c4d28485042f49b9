/** Draws as the settlement cases write them. */

/** SSC and LF: digits, first place first. */
export interface DigitsDraw {
  readonly digits: string
}

/** 11X5 and PK10: numbers of two digits, in the order drawn where `ordered`. */
export interface NumbersDraw {
  readonly numbers: readonly string[]
  readonly ordered: boolean
}

/** K3: three faces; their order means nothing. */
export interface DiceDraw {
  readonly dice: readonly string[]
}

/** LHC: six normals, in the order drawn where `ordered`, and the special. The date, YYYY-MM-DD, gives the lunar year. */
export interface MarkSixDraw {
  readonly date: string
  readonly normals: readonly string[]
  readonly special: string
  readonly ordered: boolean
}

/** The Vietnamese lotteries: the numbers of each prize, with their leading zeros. */
export interface LotsDraw {
  readonly date: string
  readonly province?: string | undefined
  readonly lots: Readonly<Record<string, readonly string[]>>
}

export type Draw = DigitsDraw | NumbersDraw | DiceDraw | MarkSixDraw | LotsDraw

/** Whether the order of a draw is known: numbers must say so by `true`, while digits and lots are places themselves. */
export const isOrdered = (draw: Draw): boolean => ('numbers' in draw || 'normals' in draw ? draw.ordered === true : true)
