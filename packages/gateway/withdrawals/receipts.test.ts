import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { answerWithdrawal, restArrived, withdrawalStatus, writeInDispute } from '@portico/contract/withdrawal/calls'
import { operatorWithdrawal, replyInDispute, resolveDispute } from '@portico/contract/withdrawal/operator-calls'
import { uploadImage } from '@portico/contract/upload/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPayee, payingProvider, sayOfPayout } from '../testing/payout-provider.ts'

const { script, connect } = payingProvider()
let gateway: TestGateway
let image: string
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
  script.payout = () => ({ state: 'PAID', providerRef: 'bank-1' })
  image = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64')
})
afterAll(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  await gateway.close()
})

/** A member whose withdrawal of 2,000,000 was paid out just now. */
const paid = async (amount = '2000000') => {
  const payee = await openPayee(gateway, '50000000')
  const withdrawalId = await payee.id(amount)
  await gateway.withdrawals.work()
  const by = { token: payee.token }
  return {
    ...payee,
    withdrawalId,
    proof: async () => (await gateway.call(uploadImage, { image }, by)).value.upload.uploadId,
    view: async () => (await gateway.withdrawals.status({ ...payee.caller, sessionId: '' }, withdrawalId)).withdrawal,
    answer: (answer: 'ALL' | 'PART' | 'NOTHING', more: { amount?: string; uploads?: string[]; text?: string } = {}) =>
      gateway.call(answerWithdrawal, { withdrawalId, answer, ...more }, by),
    cash: async () => formatUnits(await payee.balance()),
  }
}

const sums = ({ received, remaining, notReceived }: Awaited<ReturnType<Awaited<ReturnType<typeof paid>>['view']>>) =>
  [received, remaining, notReceived].map(({ amount }) => Number(amount))

describe('[WALLET-04] what arrived', () => {
  it('is all of it by one word', async () => {
    const one = await paid()
    expect(await one.view()).toMatchObject({ receipt: 'AWAITED' })
    expect(sums(await one.view())).toEqual([0, 2_000_000, 0])
    const { withdrawal } = (await one.answer('ALL')).value
    expect([withdrawal.receipt, ...sums(withdrawal), withdrawal.answerBy]).toEqual(['RECEIVED', 2_000_000, 0, 0, null])
    expect((await one.answer('NOTHING', { uploads: [await one.proof()] })).failure.code).toBe('WITHDRAWAL_OVER')
  })

  it('is a part or nothing with a proof alone', async () => {
    const one = await paid()
    const uploads = [await one.proof()]
    expect((await one.answer('PART', { amount: '1200000' })).failure.fields).toEqual({ uploads: { rule: 'required' } })
    expect((await one.answer('NOTHING')).failure.fields).toEqual({ uploads: { rule: 'required' } })
    for (const amount of ['2000000', '2000001', '0'])
      expect(['FIELD_INVALID', 'INVALID_REQUEST']).toContain((await one.answer('PART', { amount, uploads })).failure.code)
    const stranger = await paid()
    expect((await one.answer('PART', { amount: '1', uploads: [await stranger.proof()] })).failure.code).toBe('UPLOAD_UNKNOWN')
    expect(await one.view()).toMatchObject({ receipt: 'AWAITED' })
    const { withdrawal } = (await one.answer('PART', { amount: '1200000', uploads, text: 'Two were promised.' })).value
    expect([withdrawal.receipt, ...sums(withdrawal)]).toEqual(['DISPUTED', 1_200_000, 800_000, 0])
    expect(withdrawal.decisionBy).not.toBeNull()
  })

  it('is shown to both sides as one file', async () => {
    const one = await paid()
    const { withdrawalId } = one
    await one.answer('NOTHING', { uploads: [await one.proof()], text: 'Nothing came.' })
    const lan = await gateway.operatorNamed('lan', 'support')
    await gateway.call(replyInDispute, { withdrawal: withdrawalId, text: 'We asked the bank for a trace.' }, lan)
    await gateway.call(writeInDispute, { withdrawalId, text: 'Thank you.', uploads: [await one.proof()] }, { token: one.token })
    const { file } = await one.view()
    expect(file.map(({ by, text, uploads }) => [by, text, uploads.length])).toEqual([
      ['MEMBER', 'Nothing came.', 1],
      ['OPERATOR', 'We asked the bank for a trace.', 0],
      ['MEMBER', 'Thank you.', 1],
    ])
    expect((await gateway.call(operatorWithdrawal, { withdrawal: withdrawalId }, lan)).value.withdrawal.file).toEqual(file)
    const { statusCode } = await gateway.app.inject({ method: 'GET', url: file[0]!.uploads[0]!.url })
    expect(statusCode).toBe(200)
  })

  it.each([
    ['CREDIT', [1_200_000, 0, 800_000], '48800000.0000'],
    ['FOUND', [2_000_000, 0, 0], '48000000.0000'],
  ] as const)('ends with %s at the desk, once', async (action, left, cash) => {
    const one = await paid()
    await one.answer('PART', { amount: '1200000', uploads: [await one.proof()] })
    const request = { withdrawal: one.withdrawalId, action, note: 'the trace ended' } as const
    const finance = await gateway.operatorNamed('minh', 'finance')
    const { withdrawal } = (await gateway.call(resolveDispute, request, finance)).value
    expect([withdrawal.receipt, ...sums(withdrawal)]).toEqual(['RESOLVED', ...left])
    expect((await gateway.call(resolveDispute, request, finance)).failure.code).toBe('WITHDRAWAL_OVER')
    expect(await one.cash()).toBe(cash)
    expect((await one.view()).file.at(-1)).toMatchObject({ by: 'OPERATOR', text: 'the trace ended' })
  })

  it('takes two people to be credited above the bound', async () => {
    const one = await paid('30000000')
    const [lan, minh] = [await gateway.operatorNamed('lan2', 'finance'), await gateway.operatorNamed('minh', 'finance')]
    const { withdrawalId: withdrawal } = one
    for (const by of [lan, minh])
      await gateway.withdrawals.desk.review({ withdrawal, action: 'APPROVE', note: 'seen' }, by === lan ? 'lan2' : 'minh')
    await gateway.withdrawals.work()
    await one.answer('NOTHING', { uploads: [await one.proof()] })
    const request = { withdrawal, action: 'CREDIT', note: 'not at the bank' } as const
    expect((await gateway.call(resolveDispute, request, lan)).value.withdrawal.receipt).toBe('DISPUTED')
    expect((await gateway.call(resolveDispute, request, lan)).failure.code).toBe('SAME_PERSON')
    expect((await gateway.call(resolveDispute, request, minh)).value.withdrawal.receipt).toBe('RESOLVED')
    expect(await one.cash()).toBe('50000000.0000')
  })

  it('ends when the rest has arrived', async () => {
    const one = await paid()
    await one.answer('PART', { amount: '1200000', uploads: [await one.proof()] })
    const { withdrawal } = (await gateway.call(restArrived, { withdrawalId: one.withdrawalId }, { token: one.token })).value
    expect([withdrawal.receipt, ...sums(withdrawal)]).toEqual(['RESOLVED', 2_000_000, 0, 0])
    expect((await gateway.call(restArrived, { withdrawalId: one.withdrawalId }, { token: one.token })).failure.code).toBe('WITHDRAWAL_OVER')
  })

  it('goes back to the balance where the bank sends it back', async () => {
    const one = await paid()
    await sayOfPayout(gateway, one.withdrawalId, { outcome: 'REVERSED', providerRef: 'bank-1' })
    await sayOfPayout(gateway, one.withdrawalId, { outcome: 'REVERSED', providerRef: 'bank-1' })
    expect([(await one.view()).receipt, ...sums(await one.view()), await one.cash()]).toEqual([
      'RESOLVED',
      0,
      0,
      2_000_000,
      '50000000.0000',
    ])
  })
})

describe('[WALLET-04] silence', () => {
  const stepsOf = async (one: Awaited<ReturnType<typeof paid>>) => (await one.view()).steps.map(({ step }) => step).slice(3)
  const after = async (minutes: number) => {
    gateway.clock.advance(minutes * MINUTE_MS)
    await gateway.withdrawals.remind()
  }

  it('is reminded of at half and at 90 % of the time, and then counts as received', async () => {
    const one = await paid()
    expect(await one.view()).toMatchObject({ answerBy: new Date(gateway.clock.now().getTime() + 60 * MINUTE_MS).toISOString() })
    await after(29)
    expect(await stepsOf(one)).toEqual(['PAID'])
    await after(1)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER'])
    await after(23)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER'])
    await after(1)
    await after(5)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER', 'REMINDER'])
    await after(1)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER', 'REMINDER', 'AUTO_RECEIVED'])
    expect([(await one.view()).receipt, ...sums(await one.view())]).toEqual(['AUTO', 2_000_000, 0, 0])
    const token = await gateway.sessions.open(one.memberId, 'SITE', '127.0.0.1')
    const late = await gateway.call(answerWithdrawal, { withdrawalId: one.withdrawalId, answer: 'ALL' }, { token })
    expect(late.failure.code).toBe('WITHDRAWAL_OVER')
    expect(await one.cash()).toBe('48000000.0000')
  })

  it('is not taken for a yes without both reminders, however long the gateway stood still', async () => {
    const one = await paid()
    await after(600)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER'])
    await after(23)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER'])
    await after(1)
    expect(await stepsOf(one)).toEqual(['PAID', 'REMINDER', 'REMINDER'])
    await after(6)
    expect((await stepsOf(one)).at(-1)).toBe('AUTO_RECEIVED')
  })
})

describe('[II.e] a hundred at once', () => {
  it('have one winner: yes, no, a dispute, the clock', async () => {
    const one = await paid()
    const uploads = [await one.proof()]
    gateway.clock.advance(30 * MINUTE_MS)
    await gateway.withdrawals.remind()
    gateway.clock.advance(24 * MINUTE_MS)
    await gateway.withdrawals.remind()
    gateway.clock.advance(6 * MINUTE_MS)
    const { withdrawalId } = one
    const caller = { ...one.caller, sessionId: '' }
    const answered = (request: Parameters<typeof gateway.withdrawals.answer>[1]) =>
      gateway.withdrawals.answer(caller, request).then(
        () => 1,
        () => 0,
      )
    const wins = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        if (i % 4 === 0) return answered({ withdrawalId, answer: 'ALL', text: '', uploads: [] })
        if (i % 4 === 1) return answered({ withdrawalId, answer: 'PART', amount: '1200000', text: '', uploads })
        if (i % 4 === 2) return answered({ withdrawalId, answer: 'NOTHING', text: '', uploads })
        return gateway.withdrawals.remind().then(() => 0)
      }),
    )
    const view = await one.view()
    const ends = view.steps.filter(({ step }) => ['RECEIVED', 'AUTO_RECEIVED', 'DISPUTED'].includes(step))
    expect(ends).toHaveLength(1)
    expect(wins.reduce((sum: number, each) => sum + each, 0)).toBe(ends[0]!.step === 'AUTO_RECEIVED' ? 0 : 1)
    expect(sums(view).reduce((sum, each) => sum + each, 0)).toBe(2_000_000)
    expect(parseUnits(await one.cash())).toBe(parseUnits('48000000'))
    expect((await gateway.call(withdrawalStatus, { withdrawalId }, { token: one.token })).failure.code).toBe('SESSION_EXPIRED')
  })
})
