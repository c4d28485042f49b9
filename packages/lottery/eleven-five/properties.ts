import { winOn } from '../digits/family.ts'
import type { Chances } from '../digits/play.ts'
import { property } from '../numbers/property.ts'
import { PUSH } from '../play.ts'
import { padded, words } from '../selection/grammar.ts'
import { of11 } from './place.ts'

const sum = (drawn: readonly number[]): number => drawn.reduce((total, number) => total + number, 0)

const on = (token: string, reached: string): string | undefined => (token === reached ? token : undefined)

export const ODD_COUNTS: Chances = {
  '5O0E': [1, 77],
  '4O1E': [25, 154],
  '3O2E': [100, 231],
  '2O3E': [25, 77],
  '1O4E': [5, 77],
  '0O5E': [1, 462],
}

/** How many odd and even numbers are drawn; the tier is the pick. */
export const oddCount = property(of11(5), {
  field: words('picks', ...Object.keys(ODD_COUNTS)),
  inOrder: false,
  tier: (pick, drawn) => {
    const odd = drawn.filter((number) => number % 2 === 1).length
    return on(pick, `${odd}O${drawn.length - odd}E`)
  },
})

export const MEDIANS: Chances = {
  '03': [2, 33],
  '04': [3, 22],
  '05': [15, 77],
  '06': [50, 231],
  '07': [15, 77],
  '08': [3, 22],
  '09': [2, 33],
}

/** The third smallest of the five; the tier is the number. */
export const median = property(of11(5), {
  field: padded('numbers', 3, 9),
  inOrder: false,
  tier: (token, drawn) => {
    const number = Number(token)
    return drawn.includes(number) && drawn.filter((other) => other < number).length === 2 ? token : undefined
  },
})

/** The sum of the five: 30 is a tie, on which big and small lose or are given back. */
export const sumSize = property(of11(5), {
  field: words('picks', 'big', 'small', 'tie'),
  inOrder: false,
  tier: (pick, drawn, rules) => {
    const total = sum(drawn)
    if (total === 30 && pick !== 'tie' && rules.sum30 === 'push') return PUSH
    return on(pick, total > 30 ? 'big' : total < 30 ? 'small' : 'tie')
  },
})

/** The sum of the five, odd or even. */
export const sumParity = property(of11(5), {
  field: words('picks', 'odd', 'even'),
  inOrder: false,
  tier: (pick, drawn) => on(pick, sum(drawn) % 2 === 1 ? 'odd' : 'even'),
})

/** Which of the first and the last number is the larger; they are never equal. */
export const dragonTiger = property(of11(2), {
  field: words('picks', 'dragon', 'tiger'),
  inOrder: true,
  tier: (pick, [first = 0, last = 0]) => winOn(pick === (first > last ? 'dragon' : 'tiger')),
})
