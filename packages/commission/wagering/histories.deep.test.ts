import { expect, test } from 'vitest'
import { historyOf, imbalanceOf } from './testing/history.ts'
import { settleWagering } from './wagering.ts'

test('a hundred thousand histories balance to the last digit', { timeout: 600_000 }, () => {
  for (let seed = 1; seed <= 100_000; seed++) {
    const history = historyOf(seed + 10_000, 10 + (seed % 50))
    const imbalance = imbalanceOf(history, settleWagering(history))
    if (imbalance !== 0n) expect({ seed, imbalance }).toBeNull()
  }
})
