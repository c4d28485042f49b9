import { PUSH } from '../play.ts'
import { type Field, numbers, padded, words } from '../selection/grammar.ts'
import { COLOURS, colourOf } from './colour.ts'
import { NUMBERS, twoDigits } from './seven.ts'
import { ANIMALS, animalOf, sizeOfAnimal } from './zodiac.ts'

export const WIN = 'win'

/** The picks that hold for a number, and the tier each of them then reaches. */
export type Bearing = Readonly<Record<string, string>>

/** Something to bet on about one number. */
export interface Mark {
  readonly field: Field
  readonly tiers: readonly string[]
  readonly bearing: (n: number, year: () => number) => Bearing
}

const COLOUR_WORDS = Object.keys(COLOURS)

const tens = (n: number): number => Math.floor(n / 10)
const units = (n: number): number => n % 10
const parityOf = (n: number): string => (n % 2 === 1 ? 'odd' : 'even')
const sizeOf = (n: number): string => (n >= 25 ? 'big' : 'small')

/** Two sides of a number; 49 is neither and gives the stake back. */
const sided = (one: string, other: string, sideOf: (n: number) => string): Mark => ({
  field: words('picks', one, other),
  tiers: [WIN],
  bearing: (n) => (n === NUMBERS ? { [one]: PUSH, [other]: PUSH } : { [sideOf(n)]: WIN }),
})

export const SIDES = {
  size: sided('big', 'small', sizeOf),
  parity: sided('odd', 'even', parityOf),
  'sum-parity': sided('odd', 'even', (n) => parityOf(tens(n) + units(n))),
  'tail-size': sided('big', 'small', (n) => (units(n) >= 5 ? 'big' : 'small')),
} as const satisfies Readonly<Record<string, Mark>>

export const COLOUR: Mark = {
  field: words('picks', ...COLOUR_WORDS),
  tiers: COLOUR_WORDS,
  bearing: (n) => ({ [colourOf(n)]: colourOf(n) }),
}

const WAVES = COLOUR_WORDS.flatMap((colour) => ['big', 'small', 'odd', 'even'].map((side) => `${colour}-${side}`))
const PUSHED_WAVES = Object.fromEntries(WAVES.map((wave) => [wave, PUSH]))

/** A colour and a side; 49 gives every stake back. */
export const HALF_WAVE: Mark = {
  field: words('picks', ...WAVES),
  tiers: WAVES,
  bearing: (n) => {
    if (n === NUMBERS) return PUSHED_WAVES
    const [size, parity] = [`${colourOf(n)}-${sizeOf(n)}`, `${colourOf(n)}-${parityOf(n)}`]
    return { [size]: size, [parity]: parity }
  },
}

export const NUMBER: Mark = {
  field: padded('numbers', 1, NUMBERS),
  tiers: [WIN],
  bearing: (n) => ({ [twoDigits(n)]: WIN }),
}

export const ZODIAC: Mark = {
  field: words('picks', ...ANIMALS),
  tiers: ['four', 'five'],
  bearing: (n, year) => {
    const animal = animalOf(n, year())
    return { [animal]: sizeOfAnimal(animal, year()) }
  },
}

/** Heads and tails are digits: one that no number has is out of range, not an unknown word. */
export const HEAD: Mark = {
  field: numbers('picks', 0, 4),
  tiers: ['0', '1', '2', '3', '4'],
  bearing: (n) => ({ [String(tens(n))]: String(tens(n)) }),
}

/** How many numbers end in a digit. */
export const sizeOfTail = (tail: string): 'four' | 'five' => (tail === '0' ? 'four' : 'five')
export const tailOf = (n: number): string => String(units(n))

export const TAIL: Mark = {
  field: numbers('picks', 0, 9),
  tiers: ['four', 'five'],
  bearing: (n) => ({ [tailOf(n)]: sizeOfTail(tailOf(n)) }),
}
