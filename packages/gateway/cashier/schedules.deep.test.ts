import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { expectCreditedOnce } from '../testing/payment-outcomes.ts'
import { liveSchedules, truthfulProvider } from '../testing/payment-schedules.ts'
import { soakSize } from '../testing/soak.ts'

const ROUNDS = soakSize(4, 20)
const DEPOSITS = 500

test('thousands of schedules, 10,000 in a soak, over 500 deposits at a time: credited once exactly where the provider was paid [WALLET-02]', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { truth, connect } = truthfulProvider()
    const gateway = await testGateway({ integrations: { payments: [connect] } })
    try {
      const outcomes = await liveSchedules(gateway, truth, { deposits: DEPOSITS, seed: 1_000 + round })
      expect(outcomes).toHaveLength(DEPOSITS)
      await expectCreditedOnce(gateway, outcomes)
    } finally {
      await gateway.close()
    }
  }
}, 3_600_000)
