import { openDocument } from '@portico/contract/document/operator-calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { documentSenders } from '../testing/document-sender.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let senders: Awaited<ReturnType<typeof documentSenders>>
beforeAll(async () => {
  gateway = await testGateway()
  senders = await documentSenders(gateway)
})
afterAll(() => gateway.close())

const member = (...args: Parameters<typeof senders.member>) => senders.member(...args)
const open = (account: string) => senders.open(account)
const decide = (...args: Parameters<typeof senders.decide>) => senders.decide(...args)

describe('a document', () => {
  it('is sent, opened, sent back for one side, sent again and accepted', async () => {
    const one = await member()
    const sent = await one.whole()
    expect(sent.value.step).toMatchObject({ state: 'SENT', number: '••••4417', again: [], version: 1 })
    expect((await one.whole()).failure.code).toBe('STEP_CLOSED')
    const opened = await open(one.account)
    expect(opened).toMatchObject({ fullNumber: '079195004417', name: 'Nguyen Thi Linh', document: { state: 'REVIEW' } })
    expect((await gateway.app.inject({ method: 'GET', url: opened.document.front!.url })).statusCode).toBe(200)
    expect((await decide(opened.id, 1, 'REJECT')).failure.fields).toEqual({ reasons: { rule: 'required' } })
    expect((await decide(opened.id, 1, 'REJECT', ['BACK_UNREADABLE'])).value.document.state).toBe('REJECTED')
    expect(await one.waiting()).toContain('VERIFICATION')
    const [identity] = await one.steps()
    expect(identity).toMatchObject({ state: 'REJECTED', reasons: ['BACK_UNREADABLE'], again: ['BACK'], back: null })
    expect(identity!.front).not.toBeNull()
    expect((await one.send({ number: '', dated: '' })).failure.fields).toEqual({ back: { rule: 'required' } })
    const again = await one.send({ number: '', dated: '', back: await one.picture() })
    expect(again.value.step).toMatchObject({ state: 'SENT', number: '••••4417', dated: '2031-05-20', version: 3 })
    expect(await one.waiting()).not.toContain('VERIFICATION')
    // Whoever looked at the one before has not seen this one.
    expect((await decide(opened.id, 1, 'ACCEPT')).failure.code).toBe('DOCUMENT_CHANGED')
    expect((await decide(opened.id, 3, 'ACCEPT')).value.document.state).toBe('ACCEPTED')
    expect((await decide(opened.id, 4, 'REJECT', ['OTHER_NAME'])).failure.code).toBe('DOCUMENT_DECIDED')
    const { list } = (await gateway.call(auditLog, { account: one.memberId }, await gateway.operatorNamed('mai'))).value
    const actions = list.map(({ action }) => action)
    for (const action of ['DOCUMENT_SENT', 'DOCUMENT_OPENED', 'DOCUMENT_REJECTED', 'DOCUMENT_ACCEPTED']) expect(actions).toContain(action)
    expect(JSON.stringify(list)).not.toContain('079195004417')
    expect((await gateway.committedEvents('document.changed')).length).toBeGreaterThan(3)
  })

  it('has links that end', async () => {
    const one = await member()
    await one.whole()
    const { document } = await open(one.account)
    gateway.clock.advance(11 * MINUTE_MS)
    expect((await gateway.app.inject({ method: 'GET', url: document.front!.url })).statusCode).toBe(404)
  })

  it('comes in its order', async () => {
    expect((await (await member({ bound: false })).whole()).failure.code).toBe('STEP_TOO_EARLY')
    const one = await member()
    const address = { step: 'ADDRESS', kind: 'UTILITY_BILL', dated: '2026-10-01', back: undefined }
    expect((await one.whole(address)).failure.code).toBe('STEP_TOO_EARLY')
    await one.whole()
    expect((await one.whole(address)).value.step).toMatchObject({ step: 'ADDRESS', state: 'SENT', number: null, back: null })
  })

  it.each([
    ['number', { number: '' }, 'required'],
    ['number', { number: '12' }, 'characters'],
    ['dated', { dated: '2031-02-30' }, 'date'],
    ['dated', { dated: '2026-11-20' }, 'expired'],
    ['kind', { kind: 'UTILITY_BILL' }, 'other'],
    ['front', { front: undefined }, 'required'],
  ])('is refused at its field %s: %j', async (field, request, rule) => {
    const one = await member()
    expect((await one.whole(request)).failure.fields).toMatchObject({ [field]: { rule } })
    expect((await one.steps())[0]!.state).toBe('NONE')
  })

  it('is no older than three months where it proves an address, and is the one of the profile', async () => {
    const one = await member({ idNumber: '001095000001' })
    expect((await one.whole()).failure.fields).toEqual({ number: { rule: 'other' } })
    await one.whole({ number: '001095000001' })
    const old = await one.whole({ step: 'ADDRESS', kind: 'BANK_STATEMENT', dated: '2026-08-20' })
    expect(old.failure.fields).toMatchObject({ dated: { rule: 'too_old' } })
  })

  it('takes no picture of somebody else, and none twice', async () => {
    const [one, other] = [await member(), await member()]
    expect((await one.whole({ front: await other.picture() })).failure.code).toBe('UPLOAD_UNKNOWN')
    const picture = await one.picture()
    expect((await one.whole({ front: picture, back: picture })).failure.fields).toMatchObject({ back: { rule: 'same' } })
  })

  it('is decided once by two at once, and sent once by two tabs at once', async () => {
    const one = await member()
    const sent = await Promise.all([one.whole(), one.whole()])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id } = await open(one.account)
    const answers = await Promise.all([decide(id, 1, 'ACCEPT'), decide(id, 1, 'REJECT', ['OTHER_NAME'])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('says whose number it is besides', async () => {
    const [one, other] = [await member(), await member()]
    await one.whole({ number: 'B7700112' })
    await other.whole({ number: 'b77-00 112' })
    expect((await open(other.account)).alsoUsedBy).toEqual([one.account])
  })

  it('is refused where its number is of somebody else who is excluded, and taken of the excluded themselves', async () => {
    const [one, other] = [await member({ idNumber: '001095000077' }), await member()]
    await gateway.control.breaks.take(one.caller, 'M6')
    expect((await other.whole({ number: '001095000077' })).failure.code).toBe('NOT_OFFERED')
    expect((await one.whole({ number: '001095000077' })).value.step.state).toBe('SENT')
  })

  it('is asked for anew by the desk, and is over with its last day', async () => {
    const one = await member()
    await one.whole({ dated: '2026-11-22' })
    const { id } = await open(one.account)
    await decide(id, 1, 'ACCEPT')
    expect((await decide(id, 2, 'AGAIN', ['OUT_OF_DATE'])).value.document).toMatchObject({
      state: 'REJECTED',
      again: ['FRONT', 'BACK', 'DETAILS'],
    })
    await one.whole({ dated: '2026-11-22' })
    await decide(id, 4, 'ACCEPT')
    expect((await one.steps())[0]!.state).toBe('ACCEPTED')
    gateway.clock.advance(2 * DAY_MS)
    expect((await one.steps())[0]).toMatchObject({ state: 'EXPIRED', again: ['FRONT', 'BACK', 'DETAILS'] })
    expect((await one.whole()).value.step.state).toBe('SENT')
  })

  it('is unknown under another id, and not for every role', async () => {
    const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b02'
    expect((await gateway.call(openDocument, { id }, senders.desk)).failure.code).toBe('DOCUMENT_UNKNOWN')
    expect((await gateway.call(openDocument, { id }, await gateway.operatorNamed('lan', 'finance'))).status).toBe(403)
  })
})
