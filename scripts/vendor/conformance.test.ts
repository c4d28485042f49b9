import { expect, it } from 'vitest'
import { CASES } from './cases/all.ts'
import { runCases } from './run.ts'
import { type Fault, FAULTS } from './toy/faults.ts'
import { toyOperator } from './toy/operator.ts'

it('a wallet written from the document passes every case', async () => {
  const { client, hands } = toyOperator()
  const outcomes = await runCases(CASES, client, hands)
  expect(outcomes.filter(({ state }) => state !== 'passed')).toEqual([])
  expect(outcomes).toHaveLength(40)
})

it.each(Object.entries(FAULTS))('a wallet that %s is found by %s', async (fault, id) => {
  const { client, hands } = toyOperator(fault as Fault)
  const own = CASES.filter((each) => each.id === id)
  const outcomes = await runCases(own, client, hands)
  expect(outcomes.map(({ state }) => state)).toEqual(['failed'])
  expect(outcomes[0]?.reason).not.toContain('could not be played')
})
