import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@portico/gateway/kit/password'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { connectPatientSandbox } from '../payments/sandbox.ts'
import { DEMO_WITHDRAW_PASSWORD } from './center.ts'
import { withdrawalStories } from './withdrawals.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connectPatientSandbox] } })
})
afterAll(() => gateway.close())

test('tells a withdrawal in every state, and balanced books', async () => {
  const { database, clock } = gateway
  const { member } = await gateway.register('phuong99')
  const payer = { memberId: member.id, currency: 'VND', account: 'phuong99' }
  const platform = { database, clock, random: { bytes: (size: number) => crypto.getRandomValues(new Uint8Array(size)) } }
  const secondHash = await hashPassword(DEMO_WITHDRAW_PASSWORD)
  const stories = withdrawalStories({ platform, services: gateway, payer, secondHash })
  await stories.accounts()
  clock.advance(2 * 86_400_000)
  await stories.past()
  clock.advance(86_400_000)
  await stories.recent()
  clock.advance(21 * 60_000)
  await stories.latest()
  const { withdrawals } = await gateway.withdrawals.list({ ...payer, sessionId: '' })
  expect(withdrawals.map(({ state, receipt }) => receipt ?? state).toSorted()).toEqual([
    'AUTO',
    'AWAITED',
    'DISPUTED',
    'PAYING',
    'RECEIVED',
    'REJECTED',
    'REQUESTED',
    'RESOLVED',
    'REVIEW',
    'UNKNOWN',
  ])
  // Enough are known for the bank to say when the next is expected.
  expect(withdrawals.find(({ state }) => state === 'PAYING')?.expectedAt).not.toBeNull()
  expect(await gateway.books.check()).toMatchObject({ balanced: true, findings: [] })
})
