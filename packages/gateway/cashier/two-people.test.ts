import { randomUUID } from 'node:crypto'
import { resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'

const { connect } = scriptedProvider()
let gateway: TestGateway
let lan: { token: string }
let minh: { token: string }
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
  lan = await gateway.operatorNamed('lan', 'finance')
  minh = await gateway.operatorNamed('minh', 'finance')
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

const { begin, say, cases } = payingBy(() => gateway)

/** A payment of another amount than was asked for, which is held. */
const heldPayment = async () => {
  const payment = await begin()
  await say(payment.depositId, { amount: '49999', providerRef: randomUUID() })
  const read = async () => (await cases(payment.depositId))[0]
  const { id } = (await read())!
  const ask = (by: { token: string }, action: 'CREDIT' | 'CLOSE' | 'REVERSE', account?: string) =>
    gateway.call(resolveUnmatchedPayment, { id, action, note: 'looked at', ...(account === undefined ? {} : { account }) }, by)
  return { ...payment, read, ask }
}

describe('what is to become of a payment that matches no deposit', () => {
  it('is proposed by one person and done when another says the same, once', async () => {
    const { player, balance, read, ask } = await heldPayment()
    const { proposal, state } = (await ask(lan, 'CREDIT')).value.payment
    const at = gateway.clock.now().toISOString()
    expect([state, proposal]).toEqual(['OPEN', { action: 'CREDIT', account: player.account, by: 'lan', at, note: 'looked at' }])
    expect((await read())!.proposal).toEqual(proposal)
    expect((await ask(lan, 'CREDIT')).failure.code).toBe('SAME_PERSON')
    expect(await balance()).toBe('0.0000')
    const answers = await Promise.all([1, 2, 3].map(() => ask(minh, 'CREDIT')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await balance()).toBe('49999.0000')
  })

  it('is nothing that two said of two things: the later word stands in the place of the former', async () => {
    const [one, other] = [await heldPayment(), await begin()]
    for (const [by, account] of [
      [lan, one.player.account],
      [minh, other.player.account],
      [lan, one.player.account],
    ] as const)
      expect((await one.ask(by, 'CREDIT', account)).value.payment).toMatchObject({ state: 'OPEN', proposal: { account } })
    // Nothing of it was credited.
    expect((await one.ask(lan, 'REVERSE')).failure.code).toBe('PAYMENT_NOT_REVERSIBLE')
    expect((await one.ask(minh, 'CLOSE')).value.payment).toMatchObject({ state: 'OPEN', proposal: { action: 'CLOSE', by: 'minh' } })
    expect([await one.balance(), await other.balance()]).toEqual(['0.0000', '0.0000'])
    expect((await one.ask(lan, 'CLOSE')).value.payment.state).toBe('CLOSED')
    expect([await one.balance(), await other.balance(), await one.read()]).toEqual(['0.0000', '0.0000', undefined])
  })

  it('takes one person where nothing moves', async () => {
    const [first, second] = [await begin(), await begin()]
    await say(first.depositId)
    await say(second.depositId, { providerRef: `ref-${first.depositId}` })
    const [payment] = await cases(second.depositId)
    expect(payment).toMatchObject({ reason: 'REFERENCE_USED', held: false })
    const request = { id: payment!.id, action: 'CLOSE', note: 'counted once' } as const
    expect((await gateway.call(resolveUnmatchedPayment, request, lan)).value.payment.state).toBe('CLOSED')
  })
})
