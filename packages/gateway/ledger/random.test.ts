import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { liveRandomLedger } from '../testing/random-ledger.ts'

test('after 600 random movements, some sent again, out of order or killed, the books balance [WALLET-01]', async () => {
  const gateway = await testGateway()
  try {
    expect(await liveRandomLedger(gateway, { operations: 600, seed: 7 })).toBeGreaterThan(300)
    // The plans that would hold what is set aside are no part of it.
    expect((await gateway.books.check()).findings.filter((finding) => !finding.includes('and plans hold'))).toEqual([])
  } finally {
    await gateway.close()
  }
})
