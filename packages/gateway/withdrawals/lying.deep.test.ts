import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { expectHonest, livePayouts } from '../testing/lying-payouts.ts'
import { payingProvider } from '../testing/payout-provider.ts'
import { soakSize } from '../testing/soak.ts'

test('[II.e] of hundreds of payouts, 10,000 in a soak, with a provider that lies by silence none is doubled, and none given back that was paid', async () => {
  const { script, connect } = payingProvider()
  const gateway = await testGateway({ integrations: { payments: [connect] } })
  try {
    const ends = await expectHonest(gateway, await livePayouts(gateway, script, { payouts: soakSize(400, 10_000), seed: 11 }))
    expect(Object.keys(ends).toSorted()).toEqual(['PAID', 'REJECTED', 'UNKNOWN'])
  } finally {
    await gateway.close()
  }
}, 10_800_000)
