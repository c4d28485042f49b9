import { expect, it } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { randomFigures } from '../testing/random-figures.ts'
import { soakSize } from '../testing/soak.ts'

it('[AGENT-11] figures are what their rows come to after thousands of random steps by four writers with kills', async () => {
  const gateway = await testGateway()
  try {
    const { wrong, ...done } = await randomFigures(gateway, { steps: soakSize(500, 10_000), killEvery: 50, betsOfIssue: 40 })
    process.stdout.write(`${JSON.stringify(done)}\n`)
    expect(wrong).toEqual([])
  } finally {
    await gateway.close()
  }
}, 3_600_000)
