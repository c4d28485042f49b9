import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { liveRandomLedger } from '../testing/random-ledger.ts'
import { soakSize } from '../testing/soak.ts'

test('after thousands of random movements, 100,000 in a soak, some sent again, out of order or killed, the books balance [WALLET-01]', async () => {
  const gateway = await testGateway()
  try {
    for (let round = 0; round < soakSize(3, 100); round++) await liveRandomLedger(gateway, { operations: 1_000, seed: 100 + round })
    // The plans that would hold what is set aside are no part of it.
    expect((await gateway.books.check()).findings.filter((finding) => !finding.includes('and plans hold'))).toEqual([])
  } finally {
    await gateway.close()
  }
}, 10_800_000)
