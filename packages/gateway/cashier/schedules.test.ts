import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { expectCreditedOnce } from '../testing/payment-outcomes.ts'
import { liveSchedules, SCHEDULES, truthfulProvider } from '../testing/payment-schedules.ts'

const { truth, connect } = truthfulProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(() => gateway.close())

test('60 deposits with notices lost, doubled, reordered and late: credited once exactly where the provider was paid [WALLET-02]', async () => {
  const outcomes = await liveSchedules(gateway, truth, { deposits: 60, seed: 20261123 })
  expect(new Set(outcomes.map(({ schedule }) => schedule)).size).toBe(SCHEDULES.length)
  await expectCreditedOnce(gateway, outcomes)
}, 240_000)
