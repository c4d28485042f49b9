import { memberWaiting } from '@portico/contract/center/calls'
import { addPayee } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPayee, payingProvider, sayOfPayout } from '../testing/payout-provider.ts'

const { connect } = payingProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(() => gateway.close())

const reached = async (address: string) => {
  const payee = await openPayee(gateway, '50000000')
  const boundAt = gateway.clock.now()
  await gateway.database.orm.transaction((tx) => bindAddress(tx, payee.memberId, { kind: 'EMAIL', address, boundAt }))
  const letters = async () => (await gateway.messages.list({ to: address, size: 10 })).list.toReversed()
  return { ...payee, letters }
}

it('[WALLET-03] writes to its member when a payout is paid, when an answer is due at half and at 90 %, and no more once there is one', async () => {
  const payee = await reached('paid@mail.example')
  const withdrawalId = await payee.id('2000000')
  await gateway.withdrawals.work()
  expect(await payee.letters()).toEqual([])
  await sayOfPayout(gateway, withdrawalId)
  await sayOfPayout(gateway, withdrawalId)
  for (const minutes of [30, 24]) {
    gateway.clock.advance(minutes * MINUTE_MS)
    await gateway.withdrawals.remind()
  }
  expect((await payee.letters()).map(({ template }) => template)).toEqual(['payoutPaid', 'payoutReminder', 'payoutReminder'])
  const [paid] = await payee.letters()
  // By the time of the brand, in its own language.
  expect(paid?.text).toMatch(/2[.,]000[.,]000/)
  expect(paid?.text).toContain('16:00')
  await gateway.withdrawals.answer({ ...payee.caller, sessionId: '' }, { withdrawalId, answer: 'ALL', text: '', uploads: [] })
  gateway.clock.advance(10 * MINUTE_MS)
  await gateway.withdrawals.remind()
  expect(await payee.letters()).toHaveLength(3)
})

it('writes in the language that its member read the site in, whoever decides', async () => {
  const payee = await reached('english@mail.example')
  gateway.clock.advance(2 * MINUTE_MS)
  await gateway.call(memberWaiting, {}, { token: payee.token, language: 'EN' })
  const withdrawalId = await payee.id('2000000')
  await gateway.withdrawals.work()
  await sayOfPayout(gateway, withdrawalId)
  const [paid] = await payee.letters()
  expect(paid?.subject).toMatch(/^Your withdrawal was paid out/)
  expect(paid?.text).toContain('2,000,000')
})

it('writes that a payout was rejected, once', async () => {
  const payee = await reached('refused@mail.example')
  const withdrawalId = await payee.id('2000000')
  await gateway.withdrawals.work()
  for (let times = 0; times < 2; times++) await sayOfPayout(gateway, withdrawalId, { outcome: 'DECLINED', reason: 'closed' })
  expect((await payee.letters()).map(({ template }) => template)).toEqual(['payoutRejected'])
})

it('writes where money can go from now on, to the number’s last digits', async () => {
  const payee = await reached('added@mail.example')
  const wallet = { kind: 'BANK', institution: 'HAIAU', account: '5550 1111 2222', name: 'Nguyen Minh Linh' } as const
  const { payee: added } = (await gateway.call(addPayee, wallet, { token: payee.token, language: 'EN' })).value
  const [letter, ...more] = await payee.letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ template: 'payeeAdded', subject: 'An account to be paid to was added - Aurora' })
  expect(letter?.text).toContain(`An account at ${added.institutionName} that ends in 2222 was added`)
  expect(letter?.text).not.toContain('11112222')
})
