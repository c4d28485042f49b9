/** Pockets of the European wheel, in their order on it. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

export const POCKETS = WHEEL.length

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): 'red' | 'black' | 'zero' => (number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black')

export type SpotKind = 'straight' | 'split' | 'street' | 'trio' | 'corner' | 'first-four' | 'six-line' | 'dozen' | 'column' | 'even-chance'

export interface Spot {
  /** How a bet names it. */
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
}

const NUMBERS = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1)
const spot = (kind: SpotKind, id: string, numbers: readonly number[]): Spot => ({ id, kind, numbers })
/** Spots of several numbers are named by them. */
const joined = (kind: SpotKind, numbers: readonly number[]): Spot => spot(kind, numbers.join('-'), numbers)

const ROW_STARTS = NUMBERS.filter((number) => number % 3 === 1)

/** Every place a chip may lie. The numbers lie in rows of three. */
export const SPOTS: readonly Spot[] = [
  ...[0, ...NUMBERS].map((number) => spot('straight', String(number), [number])),
  ...[1, 2, 3].map((number) => joined('split', [0, number])),
  ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => joined('split', [number, number + 1])),
  ...NUMBERS.filter((number) => number <= 33).map((number) => joined('split', [number, number + 3])),
  joined('trio', [0, 1, 2]),
  joined('trio', [0, 2, 3]),
  joined('first-four', [0, 1, 2, 3]),
  ...ROW_STARTS.map((start) => joined('street', [start, start + 1, start + 2])),
  ...NUMBERS.filter((number) => number % 3 !== 0 && number <= 32).map((number) =>
    joined('corner', [number, number + 1, number + 3, number + 4]),
  ),
  ...ROW_STARTS.filter((start) => start <= 31).map((start) =>
    joined(
      'six-line',
      [0, 1, 2, 3, 4, 5].map((more) => start + more),
    ),
  ),
  ...[1, 2, 3].map((dozen) =>
    spot(
      'dozen',
      `dozen-${dozen}`,
      NUMBERS.filter((number) => Math.ceil(number / 12) === dozen),
    ),
  ),
  ...[1, 2, 3].map((column) =>
    spot(
      'column',
      `column-${column}`,
      NUMBERS.filter((number) => (number - column) % 3 === 0),
    ),
  ),
  spot('even-chance', 'red', [...RED]),
  spot(
    'even-chance',
    'black',
    NUMBERS.filter((number) => !RED.has(number)),
  ),
  spot(
    'even-chance',
    'even',
    NUMBERS.filter((number) => number % 2 === 0),
  ),
  spot(
    'even-chance',
    'odd',
    NUMBERS.filter((number) => number % 2 === 1),
  ),
  spot(
    'even-chance',
    'low',
    NUMBERS.filter((number) => number <= 18),
  ),
  spot(
    'even-chance',
    'high',
    NUMBERS.filter((number) => number > 18),
  ),
]

export const SPOT_BY_ID: ReadonlyMap<string, Spot> = new Map(SPOTS.map((one) => [one.id, one]))

/** What comes back of a chip, in times of it and with it. The house's edge is the zero, 1 in 37, wherever the chip lies. */
export const RETURN_TIMES: Readonly<Record<SpotKind, number>> = {
  straight: 36,
  split: 18,
  street: 12,
  trio: 12,
  corner: 9,
  'first-four': 9,
  'six-line': 6,
  dozen: 3,
  column: 3,
  'even-chance': 2,
}
