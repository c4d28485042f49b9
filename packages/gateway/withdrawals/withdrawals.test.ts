import { memberWaiting } from '@portico/contract/center/calls'
import { randomUUID } from 'node:crypto'
import { formatUnits } from '@portico/contract/kit/money'
import {
  addPayee,
  answerWithdrawal,
  createWithdrawal,
  listPayees,
  listWithdrawals,
  removePayee,
  withdrawalStatus,
  withdrawalTerms,
} from '@portico/contract/withdrawal/calls'
import { reviewWithdrawal } from '@portico/contract/withdrawal/operator-calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerAccount } from '../ledger/schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { moneyOf } from '../testing/player.ts'
import { openPayee, payingProvider, sayOfPayout, WITHDRAW_PASSWORD } from '../testing/payout-provider.ts'

const { script, connect } = payingProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  await gateway.close()
})

type Payee = Awaited<ReturnType<typeof openPayee>>

const statusOf = async ({ token }: Payee, withdrawalId: string) =>
  (await gateway.call(withdrawalStatus, { withdrawalId }, { token })).value.withdrawal
const pendingOf = async ({ memberId }: Payee) =>
  (await gateway.database.orm.select().from(ledgerAccount).where(eq(ledgerAccount.ownerId, memberId))).find(
    ({ kind }) => kind === 'player:pending',
  )?.balance ?? 0n

describe('[WALLET-03] a withdrawal', () => {
  it('leaves the balance at once, is sent once, and is paid', async () => {
    const payee = await openPayee(gateway, '5000000')
    const { value } = await payee.ask('2000000')
    expect(value).toMatchObject({ state: 'APPROVED', balance: { amount: '3000000.0000' } })
    expect(formatUnits(await pendingOf(payee))).toBe('2000000.0000')
    await gateway.withdrawals.work()
    await gateway.withdrawals.work()
    const orders = script.orders.filter(({ id }) => id === value.withdrawalId)
    expect(orders).toHaveLength(1)
    expect(orders[0]!.payee).toEqual({ kind: 'BANK', institution: 'HAIAU', account: payee.account, name: 'NGUYEN MINH LINH' })
    expect(await statusOf(payee, value.withdrawalId)).toMatchObject({ state: 'PAYING', received: { amount: '0.0000' } })
    await sayOfPayout(gateway, value.withdrawalId)
    await sayOfPayout(gateway, value.withdrawalId)
    expect(await statusOf(payee, value.withdrawalId)).toMatchObject({
      state: 'PAID',
      receipt: 'AWAITED',
      remaining: { amount: '2000000.0000' },
      payee: { account: `••${payee.account.slice(-4)}`, institutionName: 'Hải Âu Bank' },
      steps: ['REQUESTED', 'APPROVED', 'SENT', 'PAID'].map((step) => ({ step })),
    })
    expect([await pendingOf(payee), formatUnits(await payee.balance())]).toEqual([0n, '3000000.0000'])
    // It waits for an answer, until there is one.
    const waiting = async () => (await gateway.call(memberWaiting, {}, payee)).value.items.filter(({ kind }) => kind === 'WITHDRAWAL')
    expect(await waiting()).toMatchObject([{ section: 'withdraw', count: 1, badge: true, amount: { amount: '2000000.0000' } }])
    await gateway.call(
      answerWithdrawal,
      { withdrawalId: value.withdrawalId, answer: 'ALL' },
      { token: payee.token, idempotencyKey: randomUUID() },
    )
    expect(await waiting()).toEqual([])
    const changes = await gateway.committedEvents('withdrawal.changed')
    expect(changes.filter(({ data }) => (data as { withdrawalId: string }).withdrawalId === value.withdrawalId)).toHaveLength(5)
  })

  it('goes back with its reason where the provider refuses it', async () => {
    const payee = await openPayee(gateway, '5000000')
    const id = await payee.id('2000000')
    await gateway.withdrawals.work()
    await sayOfPayout(gateway, id, { outcome: 'DECLINED', reason: 'The account is closed.' })
    expect(await statusOf(payee, id)).toMatchObject({ state: 'REJECTED', reason: 'The account is closed.' })
    expect(formatUnits(await payee.balance())).toBe('5000000.0000')
  })

  it('is asked for once by a key, whatever the balance is by then', async () => {
    const payee = await openPayee(gateway, '5000000')
    const idempotencyKey = randomUUID()
    const first = (await payee.ask('2000000', { idempotencyKey })).value
    const second = (await payee.ask('2500000')).value
    gateway.clock.advance(10 * 60_000)
    expect((await payee.ask('2000000', { idempotencyKey, withdrawPassword: 'wrong' })).value).toEqual(first)
    expect((await payee.ask('3000000', { idempotencyKey })).failure.code).toBe('IDEMPOTENCY_CONFLICT')
    expect(second.balance.amount).toBe('500000.0000')
  })

  it('moves nothing where anything is wrong', async () => {
    const payee = await openPayee(gateway, '5000000')
    const other = await openPayee(gateway, '5000000')
    const before = await moneyOf(gateway)
    const refusals = [
      await payee.ask('99999'),
      await payee.ask('500000001'),
      await payee.ask('5000001'),
      await payee.ask('2000000', { withdrawPassword: '000000' }),
      await payee.ask('2000000', { to: other.payeeId }),
      await payee.ask('1.00001'),
      await payee.ask('-100000'),
      await gateway.call(createWithdrawal, { payeeId: payee.payeeId, amount: '2000000' }, { token: payee.token }),
    ]
    expect(refusals.map(({ failure }) => failure.code)).toEqual([
      'AMOUNT_OUT_OF_RANGE',
      'AMOUNT_OUT_OF_RANGE',
      'INSUFFICIENT_FUNDS',
      'WITHDRAW_PASSWORD_WRONG',
      'PAYEE_UNKNOWN',
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'WITHDRAW_PASSWORD_REQUIRED',
    ])
    gateway.clock.advance(6 * 60_000)
    expect((await payee.ask('2000000')).failure.code).toBe('REAUTHENTICATE')
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('is one of five at a time', async () => {
    const payee = await openPayee(gateway, '5000000')
    for (let i = 0; i < 5; i++) expect((await payee.ask('100000')).status).toBe(200)
    expect((await payee.ask('100000')).failure.code).toBe('TOO_MANY_WITHDRAWALS')
    expect((await gateway.call(listWithdrawals, {}, { token: payee.token })).value.withdrawals).toHaveLength(5)
  })

  it('is seen by its own member alone', async () => {
    const [payee, other] = [await openPayee(gateway, '5000000'), await openPayee(gateway, '0')]
    const withdrawalId = await payee.id('2000000')
    expect((await gateway.call(withdrawalStatus, { withdrawalId }, { token: other.token })).failure.code).toBe('WITHDRAWAL_UNKNOWN')
  })
})

describe('an account that is paid to', () => {
  const add = (token: string, more: object = {}) =>
    gateway.call(addPayee, { kind: 'BANK', institution: 'HAIAU', account: '5550 1111 2222', name: 'Trần Thị Lan', ...more }, { token })

  it('[WALLET-09] is in one name, one member’s, and told by its last digits', async () => {
    const payee = await openPayee(gateway, '0')
    const codes = [
      await add(payee.token),
      await add(payee.token, { name: 'nguyen  minh linh', account: '12ab' }),
      await add(payee.token, { name: 'nguyen  minh linh', institution: 'MAY' }),
    ]
    expect(codes.map(({ failure }) => failure.fields)).toEqual([
      { name: { rule: 'other' } },
      { account: { rule: 'pattern' } },
      { institution: { rule: 'pattern' } },
    ])
    const second = (await add(payee.token, { name: 'nguyen  minh linh' })).value.payee
    expect(second).toMatchObject({ account: '••2222', name: 'NGUYEN MINH LINH' })
    const stranger = await openPayee(gateway, '0')
    expect((await add(stranger.token, { name: 'NGUYEN MINH LINH' })).failure.fields).toEqual({ account: { rule: 'taken' } })
    await gateway.call(removePayee, { payeeId: second.payeeId }, { token: payee.token })
    const listed = (await gateway.call(listPayees, {}, { token: payee.token })).value
    expect([listed.payees.length, listed.name]).toEqual([1, 'NGUYEN MINH LINH'])
    expect((await gateway.call(removePayee, { payeeId: second.payeeId }, { token: payee.token })).failure.code).toBe('PAYEE_UNKNOWN')
  })

  it('needs a fresh proof', async () => {
    const payee = await openPayee(gateway, '0')
    gateway.clock.advance(6 * 60_000)
    expect((await add(payee.token, { name: 'NGUYEN MINH LINH', account: '555011119999' })).failure.code).toBe('REAUTHENTICATE')
  })

  it('holds money back while it is new, and says until when', async () => {
    const payee = await openPayee(gateway, '5000000')
    const { payeeId } = (await add(payee.token, { name: 'NGUYEN MINH LINH', account: '777011119999' })).value.payee
    const { value } = await payee.ask('2000000', { to: payeeId })
    expect(value.state).toBe('REQUESTED')
    await gateway.withdrawals.work()
    const waiting = await statusOf(payee, value.withdrawalId)
    expect(waiting).toMatchObject({ state: 'REQUESTED', notBefore: new Date(gateway.clock.now().getTime() + 86_400_000).toISOString() })
    gateway.clock.advance(86_400_000)
    await gateway.withdrawals.work()
    expect((await gateway.withdrawals.status({ ...payee.caller, sessionId: '' }, value.withdrawalId)).withdrawal.state).toBe('PAYING')
  })

  it('waits for a changed withdrawal password, not for a first one', async () => {
    const payee = await openPayee(gateway, '5000000')
    const terms = async () => (await gateway.call(withdrawalTerms, {}, { token: payee.token })).value
    expect(await terms()).toMatchObject({ passwordSet: true, heldUntil: null, requirements: [], open: true })
    const set = { password: undefined, current: WITHDRAW_PASSWORD, withdrawPassword: '918273' }
    const session = await gateway.sessions.callerOf(payee.token)
    await gateway.withdrawPassword.set(session, set, { renewToken: () => undefined })
    expect((await terms()).heldUntil).toBe(new Date(gateway.clock.now().getTime() + 86_400_000).toISOString())
    expect((await payee.ask('2000000', { withdrawPassword: '918273' })).value.state).toBe('REQUESTED')
  })
})

describe('above the bound', () => {
  it('two people agree, each once', async () => {
    const payee = await openPayee(gateway, '50000000')
    const [lan, minh] = [await gateway.operatorNamed('lan', 'finance'), await gateway.operatorNamed('minh', 'finance')]
    const withdrawal = await payee.id('20000001')
    await gateway.withdrawals.work()
    expect((await statusOf(payee, withdrawal)).state).toBe('REVIEW')
    const review = (by: { token: string }, action: 'APPROVE' | 'REJECT' = 'APPROVE') =>
      gateway.call(reviewWithdrawal, { withdrawal, action, note: 'seen' }, by)
    expect((await review(lan)).value).toMatchObject({ approvals: 2, approvedBy: ['lan'], withdrawal: { state: 'REVIEW' } })
    expect((await review(lan)).failure.code).toBe('SAME_PERSON')
    expect((await review(minh)).value).toMatchObject({ approvedBy: ['lan', 'minh'], withdrawal: { state: 'APPROVED' } })
    expect((await review(minh)).failure.code).toBe('WITHDRAWAL_OVER')
    expect((await review(await gateway.operatorNamed('hoa', 'support'))).failure.code).toBe('OPERATOR_ROLE_WRONG')
  })

  it('one is enough to give it back, with a reason for its member', async () => {
    const payee = await openPayee(gateway, '50000000')
    const withdrawal = await payee.id('30000000')
    const request = { withdrawal, action: 'REJECT', note: 'The name at the bank is another.' } as const
    await gateway.call(reviewWithdrawal, request, await gateway.operatorNamed('lan', 'finance'))
    expect(await statusOf(payee, withdrawal)).toMatchObject({ state: 'REJECTED', reason: 'The name at the bank is another.' })
    expect(formatUnits(await payee.balance())).toBe('50000000.0000')
  })
})
