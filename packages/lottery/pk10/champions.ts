import type { Chances } from '../digits/play.ts'
import type { Pool } from '../numbers/family.ts'
import { property } from '../numbers/property.ts'
import { PUSH } from '../play.ts'
import { numbers, words } from '../selection/grammar.ts'
import { CARS } from './sides.ts'

/** Champion and runner-up, known in Chinese as guan ya, "gy". */
export const TWO: Pool = { window: 2, of: CARS }

/** In how many of the 90 orders the two cars add to 3, 4, ... 19. */
const WAYS_OF_SUM = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]

export const SUMS: Chances = Object.fromEntries(WAYS_OF_SUM.map((ways, i) => [i + 3, [ways, 90]]))

const sum = (cars: readonly number[]): number => cars.reduce((total, car) => total + car, 0)

const on = (token: string, reached: string): string | undefined => (token === reached ? token : undefined)

export const gySum = property(TWO, {
  field: numbers('sums', 3, 19),
  inOrder: false,
  tier: (total, cars) => on(total, String(sum(cars))),
})

/** The middle sum, 11, is small, or gives both sides back. */
export const gySize = property(TWO, {
  field: words('picks', 'big', 'small'),
  inOrder: false,
  tier: (pick, cars, rules) => {
    const total = sum(cars)
    if (total === 11 && rules.gy11 === 'push') return PUSH
    return on(pick, total > 11 ? 'big' : 'small')
  },
})

export const gyParity = property(TWO, {
  field: words('picks', 'odd', 'even'),
  inOrder: false,
  tier: (pick, cars) => on(pick, sum(cars) % 2 === 1 ? 'odd' : 'even'),
})
