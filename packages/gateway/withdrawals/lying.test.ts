import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { expectHonest, livePayouts } from '../testing/lying-payouts.ts'
import { payingProvider } from '../testing/payout-provider.ts'

test('[II.e] of a hundred payouts with a provider that lies by silence none is doubled, and none given back that was paid', async () => {
  const { script, connect } = payingProvider()
  const gateway = await testGateway({ integrations: { payments: [connect] } })
  try {
    const ends = await expectHonest(gateway, await livePayouts(gateway, script, { payouts: 100, seed: 7 }))
    expect(Object.keys(ends).toSorted()).toEqual(['PAID', 'REJECTED', 'UNKNOWN'])
  } finally {
    await gateway.close()
  }
})
