import { setPlayLimit } from '@portico/contract/control/calls'
import { memberLetters } from '@portico/contract/inbox/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { uploadImage } from '@portico/contract/upload/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof promoting>>
let image: string
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  desk = await promoting(gateway)
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png()
  image = (await drawn.toBuffer()).toString('base64')
})
afterAll(() => gateway.close())

const APPLICATION = { kind: 'application', terms: { amount: '50' } } as const
const lettersTo = async (member: { readonly by: { readonly token: string } }) =>
  (await gateway.call(memberLetters, {}, member.by)).value.list
const idOf = async (account: string) => (await desk.waiting()).find((each) => each.account === account)!.id

describe('an application', () => {
  it('goes with a comment of 140 graphemes and three pictures, is looked at, approved, and in the balance [PROMO-04]', async () => {
    const id = await desk.offer(APPLICATION)
    const member = await desk.member()
    const picture = async () => (await gateway.call(uploadImage, { image }, member.by)).value.upload.uploadId
    const pictures = [await picture(), await picture(), await picture()]
    // A family of four is one grapheme of seven code points.
    const comment = '👨‍👩‍👧‍👦'.repeat(140)
    expect((await member.apply(id, { comment: `${comment}x`, pictures })).failure).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { comment: {} },
    })
    expect((await member.apply(id, { pictures: [...pictures, pictures[0]!] })).failure.code).toBe('INVALID_REQUEST')
    const sent = (await member.apply(id, { comment, pictures })).value
    expect(sent.card).toMatchObject({ status: 'APPLYING', amount: { amount: '50.0000' }, placesLeft: 4 })
    expect(sent.applications).toMatchObject([{ state: 'SENT', comment, pictures: [{}, {}, {}] }])

    const waits = await idOf(member.account)
    const atDesk = (await desk.open(waits)).value
    expect([atDesk.account, atDesk.application.pictures.length, atDesk.application.state]).toEqual([member.account, 3, 'REVIEW'])
    expect(await member.status(id)).toBe('PROCESS')
    const answers = await Promise.all([desk.decide(waits, true), desk.decide(waits, true), desk.decide(waits, true)])
    for (const { value } of answers) expect(value.application.state).toBe('APPROVED')
    expect(await member.status(id)).toBe('ISSUED')
    expect(await member.balance()).toBe(500_000n)
    expect((await member.rewards()).value.paid).toMatchObject([{ promotionId: id, way: 'APPLY', amount: { amount: '50.0000' } }])
    expect(await lettersTo(member)).toMatchObject([
      {
        kind: 'ACCOUNT',
        template: 'APPLICATION_APPROVED',
        values: { subject: expect.stringMatching(/./), amount: '50.0000', currency: 'VND' },
        link: `/promotions?offer=${id}`,
        unread: true,
      },
    ])
    const { list } = (
      await gateway.call(auditLog, { action: 'PROMOTION_APPLICATION_APPROVED', size: '10' }, { token: gateway.operatorKey })
    ).value
    expect(list[0]).toMatchObject({ actor: 'operator:minh', subject: member.memberId })
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('takes no picture of somebody else, and none twice', async () => {
    const id = await desk.offer(APPLICATION)
    const [member, other] = [await desk.member(), await desk.member()]
    const { uploadId } = (await gateway.call(uploadImage, { image }, other.by)).value.upload
    expect((await member.apply(id, { pictures: [uploadId] })).failure.code).toBe('UPLOAD_UNKNOWN')
    expect((await member.see(id)).value.card).toMatchObject({ status: 'JOIN', placesLeft: 5 })
    await other.apply(id, { pictures: [uploadId] })
    const second = await desk.offer(APPLICATION)
    expect((await other.apply(second, { pictures: [uploadId] })).failure.code).toBe('UPLOAD_UNKNOWN')
  })

  it('takes markup as text and leaves marks of direction out', async () => {
    const id = await desk.offer(APPLICATION)
    const member = await desk.member()
    const { applications } = (await member.apply(id, { comment: '<b>gold</b>\u202E dlog\u2066' })).value
    expect(applications[0]!.comment).toBe('<b>gold</b> dlog')
  })

  it('is rejected with a reason that its member reads, sent once more, and then no more', async () => {
    const id = await desk.offer(APPLICATION)
    const member = await desk.member()
    for (const mayTryAgain of [true, false]) {
      await member.apply(id)
      const waits = await idOf(member.account)
      expect((await desk.decide(waits, false)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { reason: {} } })
      await desk.decide(waits, false, 'The picture shows another name.')
      const { value } = await member.see(id)
      expect(value).toMatchObject({ card: { status: 'REJECTED', placesLeft: 5 }, mayTryAgain })
      expect(value.applications[0]).toMatchObject({ state: 'REJECTED', reason: 'The picture shows another name.' })
      expect((await desk.decide(waits, true)).failure.code).toBe('APPLICATION_DECIDED')
    }
    expect((await member.apply(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
    expect(await member.balance()).toBe(0n)
    const rejected = { template: 'APPLICATION_REJECTED', values: { reason: 'The picture shows another name.' } }
    expect(await lettersTo(member)).toMatchObject([rejected, rejected])
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('is rejected without a letter where its member holds back by then', async () => {
    const id = await desk.offer(APPLICATION)
    const member = await desk.member()
    await member.apply(id)
    expect((await gateway.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '100' }, member.by)).status).toBe(200)
    await desk.decide(await idOf(member.account), false, 'The picture shows another name.')
    expect(await lettersTo(member)).toEqual([])
  })

  it('is taken back by its member alone, until it is decided', async () => {
    const id = await desk.offer(APPLICATION)
    const [member, other] = [await desk.member(), await desk.member()]
    const sent = (await member.apply(id)).value.applications[0]!
    expect((await other.cancel(sent.id)).failure.code).toBe('APPLICATION_UNKNOWN')
    expect((await member.cancel(sent.id)).value.card).toMatchObject({ status: 'JOIN', placesLeft: 5 })
    expect((await desk.decide(sent.id, true)).failure.code).toBe('APPLICATION_DECIDED')
  })

  it('is sent under the terms that were read', async () => {
    const id = await desk.offer(APPLICATION)
    const member = await desk.member()
    await desk.offer({ ...APPLICATION, terms: { amount: '40' } }, id)
    expect((await member.apply(id)).failure.code).toBe('PROMOTION_CHANGED')
    expect((await member.apply(id, { version: 2 })).value.card.amount?.amount).toBe('40.0000')
    // Another version changes nothing about what was sent.
    await desk.offer({ ...APPLICATION, terms: { amount: '30' } }, id)
    await desk.decide(await idOf(member.account), true)
    expect(await member.balance()).toBe(400_000n)
  })

  it('is answered also after the offer is over', async () => {
    const id = await desk.offer({ ...APPLICATION, endsAt: new Date(gateway.clock.now().getTime() + 1000).toISOString() })
    const [member, late] = [await desk.member(), await desk.member()]
    await member.apply(id)
    gateway.clock.advance(2000)
    expect([await member.status(id), await late.status(id)]).toEqual(['APPLYING', 'CLOSE'])
    expect((await late.apply(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
    await desk.decide(await idOf(member.account), true)
    expect(await member.status(id)).toBe('ISSUED')
  })
})

it('a member sees each of the ten statuses, by what was done and by nothing else [PROMO-03]', async () => {
  const now = gateway.clock.now().getTime()
  const soon = { startsAt: new Date(now + DAY_MS).toISOString() }
  const member = await desk.member()
  const offers = {
    COMING_SOON: await desk.offer(soon),
    JOIN: await desk.offer(APPLICATION),
    JOINED: await desk.offer({ kind: 'deposit-bonus', terms: { percent: 30, from: '10', most: '50' } }),
    CLAIM: await desk.offer(),
    APPLYING: await desk.offer(APPLICATION),
    PROCESS: await desk.offer(APPLICATION),
    REJECTED: await desk.offer(APPLICATION),
    CLAIMED: await desk.offer(),
    ISSUED: await desk.offer(APPLICATION),
    CLOSE: await desk.offer({ endsAt: new Date(now - 1000).toISOString() }),
  }
  const send = async (id: string) => (await member.apply(id)).value.applications[0]!.id
  expect((await member.join(offers.JOINED)).value.card.status).toBe('JOINED')
  await send(offers.APPLYING)
  await desk.open(await send(offers.PROCESS))
  await desk.decide(await send(offers.REJECTED), false, 'no')
  await member.claim(offers.CLAIMED)
  await desk.decide(await send(offers.ISSUED), true)
  const cards = (await member.list()).value.list
  const statuses = Object.fromEntries(cards.map(({ id, status }) => [id, status]))
  for (const [status, id] of Object.entries(offers)) expect([id, statuses[id]]).toEqual([id, status])

  // What the table of steps has no event for is refused.
  for (const status of ['COMING_SOON', 'JOINED', 'CLAIM', 'APPLYING', 'PROCESS', 'CLAIMED', 'ISSUED', 'CLOSE'] as const)
    expect((await member.apply(offers[status])).failure.code).toBe('PROMOTION_STATUS_WRONG')
  for (const status of ['COMING_SOON', 'JOIN', 'CLAIM', 'REJECTED', 'CLAIMED', 'ISSUED', 'CLOSE'] as const)
    expect((await member.join(offers[status])).failure.code).toBe('PROMOTION_STATUS_WRONG')
  for (const status of ['COMING_SOON', 'JOIN', 'JOINED', 'APPLYING', 'PROCESS', 'REJECTED', 'ISSUED', 'CLOSE'] as const)
    expect((await member.claim(offers[status])).failure.code).toBe('PROMOTION_STATUS_WRONG')
})
