import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'

const { connect, reset } = scriptedProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})
beforeEach(reset)

const { begin, say, cases } = payingBy(() => gateway)
const twoPeople = async (id: string, action: 'CREDIT' | 'REVERSE') => {
  for (const person of ['anna', 'binh']) await gateway.cashier.unmatched.resolve({ id, action, note: 'looked at' }, person)
}

describe('[II.e] what its provider takes back', () => {
  it('before it is said to be paid is not credited by a payment that is heard of later, and is a case', async () => {
    const { depositId, balance, view } = await begin()
    await say(depositId, { outcome: 'REVERSED' })
    expect(await cases(depositId)).toMatchObject([{ reason: 'REVERSAL', held: false }])
    await say(depositId)
    await say(depositId)
    expect([await balance(), (await view()).state]).toEqual(['0.0000', 'FAILED'])
    expect((await cases(depositId)).map(({ reason, held }) => [reason, held]).toSorted()).toEqual([
      ['CONTRADICTION', false],
      ['REVERSAL', false],
    ])
    // Another try of its payer is another payment.
    await say(depositId, { providerRef: randomUUID() })
    expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
  })

  it('of a payment that is held, or that an operator has credited, is a case beside it', async () => {
    const { depositId, balance } = await begin()
    await say(depositId, { amount: '49999' })
    const [payment] = await cases(depositId)
    await twoPeople(payment!.id, 'CREDIT')
    expect(await balance()).toBe('49999.0000')
    await say(depositId, { amount: '49999', outcome: 'REVERSED' })
    expect(await cases(depositId)).toMatchObject([{ reason: 'REVERSAL', held: false, amount: { amount: '49999.0000' } }])
  })

  it('of a second payment is a case by which the first one cannot be taken back', async () => {
    const { depositId, balance } = await begin()
    const providerRef = randomUUID()
    await say(depositId)
    await say(depositId, { providerRef })
    await say(depositId, { providerRef, outcome: 'REVERSED' })
    const reversal = (await cases(depositId)).find(({ reason }) => reason === 'REVERSAL')
    expect(reversal).toMatchObject({ held: false, providerRef })
    await expect(twoPeople(reversal!.id, 'REVERSE')).rejects.toMatchObject({ code: 'PAYMENT_NOT_REVERSIBLE' })
    expect(await balance()).toBe('50000.0000')
  })

  it('names a deposit that there is not: a case for who held its money', async () => {
    const depositId = randomUUID()
    await say(depositId, { providerRef: depositId })
    await say(depositId, { providerRef: depositId, outcome: 'REVERSED' })
    expect((await cases(depositId)).map(({ reason, held }) => [reason, held]).toSorted()).toEqual([
      ['REVERSAL', false],
      ['UNKNOWN_DEPOSIT', true],
    ])
  })
})
