import { lunarYearOf } from './lunar-year.ts'

export const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const

/** Year 4 of our era was a year of the rat. */
const FIRST_RAT = 4

const animalAt = (steps: number): string => ANIMALS[((steps % 12) + 12) % 12] ?? ''

/** The animal of a lunar year, which owns five numbers: 01 13 25 37 49. The others own four. */
export const yearAnimal = (year: number): string => animalAt(year - FIRST_RAT)

/** The animal that owns a number in a lunar year: one step back in the order for each number up. */
export const animalOf = (n: number, year: number): string => animalAt(year - FIRST_RAT - (n - 1))

/** How many numbers an animal owns. */
export const sizeOfAnimal = (animal: string, year: number): 'four' | 'five' => (animal === yearAnimal(year) ? 'five' : 'four')

/**
 * The year to compute chances in. Where the day of the draw is not known it is a year of an animal that is not among the chosen, if
 * there is one: the chance then said is the least it can be. With all twelve chosen every year gives the same.
 * @throws RangeError as `lunarYearOf`.
 */
export const chanceYear = (date: string | undefined, chosen: ReadonlySet<string>): number =>
  date === undefined
    ? FIRST_RAT +
      Math.max(
        0,
        ANIMALS.findIndex((animal) => !chosen.has(animal)),
      )
    : lunarYearOf(date)
