import { randomUUID } from 'node:crypto'
import { takeBreak } from '@portico/contract/control/calls'
import { answerWithdrawal, createWithdrawal, withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { formatUnits } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPayee, payingProvider, sayOfPayout, WITHDRAW_PASSWORD } from '../testing/payout-provider.ts'

const { connect } = payingProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(() => gateway.close())

it.each(['H24', 'M6'] as const)('[II.e] who has taken a break of %s gets their money: asked for, paid, answered', async (term) => {
  const payee = await openPayee(gateway, '5000000')
  await gateway.call(takeBreak, { term }, { token: payee.token })
  const again = { token: await gateway.sessions.open(payee.memberId, 'SITE', '127.0.0.1') }
  expect((await gateway.call(withdrawalTerms, {}, again)).value).toMatchObject({ open: true, heldUntil: null })
  const wish = { payeeId: payee.payeeId, amount: '5000000', withdrawPassword: WITHDRAW_PASSWORD }
  const { withdrawalId } = (await gateway.call(createWithdrawal, wish, { ...again, idempotencyKey: randomUUID() })).value
  await gateway.withdrawals.work()
  await sayOfPayout(gateway, withdrawalId, { amount: '5000000' })
  expect((await gateway.call(answerWithdrawal, { withdrawalId, answer: 'ALL' }, again)).value.withdrawal).toMatchObject({
    state: 'PAID',
    receipt: 'RECEIVED',
  })
  expect(formatUnits(await payee.balance())).toBe('0.0000')
  gateway.clock.advance(DAY_MS)
  expect(await findingsOf(gateway)).toEqual([])
})
