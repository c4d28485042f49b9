import { expect, it } from 'vitest'
import type { Round } from '../../rounds/round.ts'
import { stateOfBet, sumTermOf } from './bets.ts'

const bet = (more: Partial<Round>): Round => ({ state: 'settled', refusal: null, stake: 100, paid: 250, ...more }) as Round

it.each([
  ['a win that was credited', bet({}), 'won', 'bookPaid'],
  ['a win that the site holds', bet({ refusal: 'LIMIT_REACHED' }), 'held', 'bookOwed'],
  ['a win that the site has not answered yet', bet({ state: 'decided' }), 'paying', 'bookOwed'],
  ['a bet under way', bet({ state: 'riding', paid: 0 }), 'open', 'bookReturn'],
  ['a stake that came back', bet({ paid: 100 }), 'returned', 'bookPaid'],
  ['a lost one', bet({ paid: 0 }), 'lost', 'bookPaid'],
] as const)('%s says of its sum what is so', (_, round, state, term) => {
  expect(stateOfBet(round)).toBe(state)
  expect(sumTermOf(stateOfBet(round))).toBe(term)
})
