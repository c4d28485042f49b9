import { randomUUID } from 'node:crypto'
import { setPlayLimit } from '@portico/contract/control/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
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

/** Two deposits of 50,000 of a member with a limit, the second begun when the first no longer took room. */
const two = async (end: 'CANCELLED' | 'EXPIRED' | 'FAILED', limit: string) => {
  const first = await begin()
  const { player, depositId } = first
  await gateway.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: limit }, { token: await player.token() })
  if (end === 'CANCELLED') await gateway.cashier.cancel(player.caller, depositId, 'EN')
  if (end === 'FAILED') await say(depositId, { outcome: 'DECLINED' })
  // Not marked as over yet, and no longer counted.
  if (end === 'EXPIRED') gateway.clock.advance(16 * MINUTE_MS)
  const second = await gateway.cashier.deposit(player.caller, { method: 'QR', amount: '50000' }, randomUUID())
  return { ...first, second: second.depositId }
}

describe('[II.e] a deposit limit is not passed by paying what was over', () => {
  it.each(['CANCELLED', 'EXPIRED', 'FAILED'] as const)(
    '%s: the money is held for the desk, and its member sees it looked at',
    async (end) => {
      const one = await two(end, '60000')
      await say(one.depositId)
      await say(one.second)
      expect([await one.balance(), (await one.view()).state]).toEqual(['50000.0000', 'REVIEW'])
      const [open, ...none] = await cases(one.depositId)
      expect(none).toEqual([])
      expect(open).toMatchObject({ reason: 'OVER_LIMIT', held: true, amount: { amount: '50000.0000' } })
      for (const person of ['anna', 'binh'])
        await gateway.cashier.unmatched.resolve({ id: open!.id, action: 'CLOSE', note: 'sent back to its payer' }, person)
      expect([await one.balance(), (await one.view()).state]).toEqual(['50000.0000', 'FAILED'])
    },
  )

  it('where there is room for both, both are credited', async () => {
    const one = await two('CANCELLED', '100000')
    await say(one.depositId)
    await say(one.second)
    expect([await one.balance(), (await one.view()).state]).toEqual(['100000.0000', 'CREDITED'])
  })

  it('two people may credit it all the same', async () => {
    const one = await two('CANCELLED', '60000')
    await say(one.second)
    await say(one.depositId)
    const [open] = await cases(one.depositId)
    for (const person of ['anna', 'binh'])
      await gateway.cashier.unmatched.resolve({ id: open!.id, action: 'CREDIT', note: 'its owner asked for it' }, person)
    expect(await one.balance()).toBe('100000.0000')
    expect(await one.view()).toMatchObject({ state: 'FAILED', credited: { amount: '50000.0000' } })
  })
})
