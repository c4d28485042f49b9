import { words } from '../selection/grammar.ts'
import { WIN } from './family.ts'
import { property } from './property.ts'

const sum = (drawn: readonly number[]): number => drawn.reduce((total, digit) => total + digit, 0)

/** The sum of five digits: big from 23. */
export const totalSize = property(5, {
  field: words('picks', 'big', 'small'),
  note: 'token',
  holds: (pick, drawn) => pick === (sum(drawn) >= 23 ? 'big' : 'small'),
  tier: () => WIN,
})

/** The sum of five digits, odd or even. */
export const totalParity = property(5, {
  field: words('picks', 'odd', 'even'),
  note: 'token',
  holds: (pick, drawn) => pick === (sum(drawn) % 2 === 1 ? 'odd' : 'even'),
  tier: () => WIN,
})
