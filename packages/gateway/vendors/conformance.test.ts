import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CASES } from '../../../scripts/vendor/cases/all.ts'
import { runCases } from '../../../scripts/vendor/run.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { vendorHands } from '../testing/vendor-hands.ts'

let wallet: Awaited<ReturnType<typeof vendorHands>>
beforeAll(async () => {
  wallet = await vendorHands()
})
afterEach(async () => {
  // Whatever came twice, out of order or too late: the ledger, the rounds and the balances say the same.
  expect(await findingsOf(wallet.gateway)).toEqual([])
})
afterAll(() => wallet.close())

it.each(CASES.map(({ id, title }) => [title, id] as const))('%s [%s]', async (_, id) => {
  const { client, hands } = wallet
  const outcomes = await runCases(
    CASES.filter((each) => each.id === id),
    client,
    hands,
  )
  expect(outcomes.map(({ state, reason }) => reason ?? state)).toEqual(['passed'])
})
