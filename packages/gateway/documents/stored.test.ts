import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { documentSenders } from '../testing/document-sender.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { upload } from '../uploads/schema.ts'
import { memberDocument } from './schema.ts'

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
  it('is told to its member by letter', async () => {
    const one = await member()
    await one.whole()
    const { id } = await open(one.account)
    await decide(id, 1, 'REJECT', ['BACK_UNREADABLE'])
    await one.send({ number: '', dated: '', back: await one.picture() })
    await decide(id, 3, 'ACCEPT')
    const letters = (await gateway.messages.list({ to: one.address, size: 10 })).list
    expect(letters.map(({ template }) => template).toSorted()).toEqual(['documentAccepted', 'documentRejected'])
  })

  it('has a number that the database does not tell', async () => {
    const one = await member()
    await one.whole({ number: '079195009911' })
    const rows = await gateway.database.orm.select().from(memberDocument)
    expect(JSON.stringify(rows)).not.toContain('079195009911')
    expect((await open(one.account)).fullNumber).toBe('079195009911')
  })

  it('is deleted with its pictures a while after it was sent back', async () => {
    const one = await member()
    await one.whole()
    const { id } = await open(one.account)
    await decide(id, 1, 'REJECT', ['OTHER_DOCUMENT'])
    const pictures = async () =>
      (await gateway.database.orm.select({ ref: upload.ref }).from(upload)).filter(({ ref }) => ref === `document:${id}`)
    const sweep = () => gateway.database.orm.transaction((tx) => gateway.documents.sweep(tx, gateway.clock.now()))
    gateway.clock.advance(29 * DAY_MS)
    await sweep()
    expect(await pictures()).toHaveLength(2)
    gateway.clock.advance(2 * DAY_MS)
    await sweep()
    expect(await pictures()).toEqual([])
    expect((await one.steps())[0]!.state).toBe('NONE')
  })

  it('loses its number and pictures long after it was accepted, and stays accepted', async () => {
    const one = await member()
    await one.whole()
    const { id } = await open(one.account)
    await decide(id, 1, 'ACCEPT')
    const sweep = () => gateway.database.orm.transaction((tx) => gateway.documents.sweep(tx, gateway.clock.now()))
    gateway.clock.advance(1_000 * DAY_MS)
    await sweep()
    expect((await one.steps())[0]).toMatchObject({ state: 'ACCEPTED', number: '••••4417' })
    gateway.clock.advance(826 * DAY_MS)
    await sweep()
    const [identity] = await one.steps()
    expect(identity).toMatchObject({ number: null, front: null, back: null })
    expect(['ACCEPTED', 'EXPIRED']).toContain(identity!.state)
    const rows = await gateway.database.orm.select({ ref: upload.ref }).from(upload)
    expect(rows.filter(({ ref }) => ref === `document:${id}`)).toEqual([])
  })
})
