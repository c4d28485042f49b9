import { expect, it } from 'vitest'
import { playHistories } from '../testing/purse-history.ts'

it('books 200 random histories as the rules do, to the last digit', async () => {
  const reached = await playHistories({ seed: 'purse', players: 200, rounds: 10, deposits: false, waivedBelow: '5000' })
  const missing = [
    'MAX_BET',
    'INSUFFICIENT_FUNDS',
    'BONUS_ACTIVE',
    'CONFIRM_FORFEIT',
    'MET',
    'WAIVED',
    'EXPIRED',
    'FORFEITED',
    'owing',
  ].filter((each) => !reached.has(each))
  expect(missing).toEqual([])
}, 600_000)

it('counts deposits beside bonuses as the rules do, whatever is corrected, called off or covered later', async () => {
  const reached = await playHistories({ seed: 'deposits', players: 60, rounds: 8, deposits: true, waivedBelow: '0' })
  const missing = ['TURNOVER_REMAINING', 'CONFIRM_FORFEIT', 'MET', 'EXPIRED', 'FORFEITED', 'owing'].filter((each) => !reached.has(each))
  expect(missing).toEqual([])
}, 600_000)
