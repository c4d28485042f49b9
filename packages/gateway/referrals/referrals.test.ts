import { randomUUID } from 'node:crypto'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { memberReferral } from '@portico/contract/center/calls'
import { setPlayLimit } from '@portico/contract/control/calls'
import { operatorReferral, setReferral } from '@portico/contract/center/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const SCHEME = { open: true, reward: '50000', deposit: '200000', days: 30 }

let gateway: TestGateway
let finance: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  finance = await gateway.operatorNamed('mai', 'finance')
  await gateway.register('linh88')
})
afterAll(() => gateway.close())

const as = async (account: string) => ({
  token: await gateway.sessions.open((await gateway.members.byAccount(account))!.id, 'SITE', '127.0.0.1'),
})
const ownPage = async (account = 'linh88') => (await gateway.call(memberReferral, {}, await as(account))).value
const balance = async (account: string) => {
  const { id, currency } = (await gateway.members.byAccount(account))!
  return gateway.ledger.balanceOf(id, currency)
}
const payIn = async (account: string, amount: string) => {
  await gateway.call(createDeposit, { method: 'SANDBOX', amount }, { ...(await as(account)), idempotencyKey: randomUUID() })
}
const nextMinute = async () => {
  gateway.clock.advance(61_000)
  await gateway.jobs.runDue()
}

test('[MEMBER-05] everybody has a code of their own and a link that carries it', async () => {
  const { code, link, open, joined } = await ownPage()
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  expect(link).toMatch(new RegExp(`^https?://[^/]+/register\\?referralCode=${code}$`))
  expect((await ownPage()).code).toBe(code)
  expect([open, joined]).toEqual([false, 0])
})

test('[MEMBER-05] [REGISTER-10] a friend who joins by it and pays in brings the reward once, under a code of the ledger', async () => {
  expect((await gateway.call(setReferral, SCHEME, finance)).value.scheme).toEqual(SCHEME)
  expect((await gateway.call(operatorReferral, {}, finance)).value.scheme).toEqual(SCHEME)
  const { code } = await ownPage()
  await gateway.register('friend1', { referralCode: code.toLowerCase() })
  await gateway.register('friend2', { referralCode: 'NOBODYS1' })
  expect(await ownPage()).toMatchObject({ joined: 1, rewarded: 0, friends: [{ name: 'fr***d1', state: 'WAITING', reward: null }] })

  await payIn('friend1', '150000')
  await nextMinute()
  expect(await balance('linh88')).toBe(0n)
  await payIn('friend1', '50000')
  await nextMinute()
  await nextMinute()
  expect(await balance('linh88')).toBe(500_000_000n)
  expect(await ownPage()).toMatchObject({
    rewarded: 1,
    earned: { amount: '50000.0000' },
    friends: [{ state: 'REWARDED', reward: { amount: '50000.0000' } }],
  })
  expect((await gateway.books.check()).findings).toEqual([])
})

test('[MEMBER-05] nothing comes of a friend whose days went by, nor while the scheme is closed', async () => {
  const { code } = await ownPage()
  await gateway.register('friend3', { referralCode: code })
  await gateway.call(setReferral, { ...SCHEME, open: false }, finance)
  await payIn('friend3', '500000')
  await nextMinute()
  expect(await ownPage()).toMatchObject({ open: false, joined: 2, rewarded: 1 })
  await gateway.register('friend4', { referralCode: code })
  await gateway.call(setReferral, SCHEME, finance)
  gateway.clock.advance(33 * 86_400_000)
  await payIn('friend4', '500000')
  await nextMinute()
  expect((await ownPage()).friends.map(({ state }) => state)).toEqual(['OVER', 'OVER', 'REWARDED'])
  expect((await gateway.call(setReferral, { ...SCHEME, days: 0 }, finance)).failure.code).toBe('FIELD_INVALID')
})

test('who has set a limit is not asked to bring others', async () => {
  await gateway.register('nam77')
  await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, await as('nam77'))
  expect((await gateway.call(memberReferral, {}, await as('nam77'))).failure.code).toBe('NOT_OFFERED')
})
