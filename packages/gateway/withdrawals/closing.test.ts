import { answerWithdrawal } from '@portico/contract/withdrawal/calls'
import { operatorWithdrawal, settlePayout } from '@portico/contract/withdrawal/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPayee, payingProvider, sayOfPayout } from '../testing/payout-provider.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [payingProvider().connect] } })
})
afterAll(() => gateway.close())

test('a case about a payout is closed by two people, each time anew', async () => {
  const [minh, lan] = [await gateway.operatorNamed('minh', 'finance'), await gateway.operatorNamed('lan', 'finance')]
  const payee = await openPayee(gateway, '5000000')
  const withdrawal = await payee.id('2000000')
  await gateway.withdrawals.work()
  await sayOfPayout(gateway, withdrawal)
  await gateway.call(answerWithdrawal, { withdrawalId: withdrawal, answer: 'ALL' }, { token: payee.token })
  const close = (by: { token: string }) => gateway.call(settlePayout, { withdrawal, action: 'CLOSE', note: 'the bank was wrong' }, by)
  const attention = async () => (await gateway.call(operatorWithdrawal, { withdrawal }, minh)).value.attention
  expect((await close(minh)).failure.code).toBe('WITHDRAWAL_OVER')
  for (const time of ['first', 'again']) {
    await sayOfPayout(gateway, withdrawal, { outcome: 'REVERSED', providerRef: time })
    expect(await attention()).toBe('RETURNED_AFTER_RECEIPT')
    expect((await close(minh)).value.attention).toBe('RETURNED_AFTER_RECEIPT')
    expect((await close(minh)).failure.code).toBe('SAME_PERSON')
    expect((await close(lan)).value.attention).toBeNull()
  }
  expect((await gateway.books.check()).findings).toEqual([])
})
