import { expect, it } from 'vitest'
import { playRounds } from '../testing/round-history.ts'

it('pays and gives back random rounds with bonus money as the rules do, to the last unit', async () => {
  const reached = await playRounds({ seed: 'rounds', players: 12, steps: 700 })
  const missing = [
    'GRANTED',
    'BONUS_ACTIVE',
    'SENT_AGAIN',
    'INSUFFICIENT_FUNDS',
    'ROUND_CLOSED',
    'TX_CONFLICT',
    'ALREADY_ROLLED_BACK',
    'MET',
    'WAIVED',
    'EXPIRED',
    'FORFEITED',
  ].filter((each) => !reached.has(each))
  expect(missing).toEqual([])
}, 600_000)
