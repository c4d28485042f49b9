import { parseUnits } from '@portico/contract/kit/money'
import { expect, test } from 'vitest'
import { historyOf, imbalanceOf } from './testing/history.ts'
import { settleWagering } from './wagering.ts'

test('no money appears or is lost, whatever happens to a player', () => {
  const [results, statuses] = [new Set<string>(), new Set<string>()]
  let [owing, bearing] = [0, 0]
  for (let seed = 1; seed <= 3000; seed++) {
    const history = historyOf(seed, 10 + (seed % 40))
    const answer = settleWagering(history)
    const amounts = [answer.cash, answer.bonus, answer.owed, answer.withdrawable].map(parseUnits)
    if (imbalanceOf(history, answer) !== 0n || amounts.some((amount) => amount < 0n)) expect({ seed, answer }).toBeNull()
    for (const { progress, required, status } of answer.requirements) {
      const [got, need] = [parseUnits(progress), parseUnits(required)]
      if (got < 0n || got > need || (status === 'MET') !== (got === need)) expect({ seed, progress, required, status }).toBeNull()
      statuses.add(status)
    }
    for (const { result } of answer.steps) results.add(result)
    if (answer.steps.some(({ owed }) => owed !== '0.0000')) owing++
    if (answer.house.startsWith('-')) bearing++
  }
  // The histories reach every result, every status, owed money and money that the house bears.
  expect([...results].sort()).toHaveLength(11)
  expect(statuses.size).toBe(5)
  expect(owing).toBeGreaterThan(20)
  expect(bearing).toBeGreaterThan(0)
})
