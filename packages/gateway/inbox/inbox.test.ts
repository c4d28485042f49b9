import { deleteLetters, markLetters, memberLetters, readLetters, unreadCount } from '@portico/contract/inbox/calls'
import { operatorLetters, retractLetter, sendLetter } from '@portico/contract/inbox/operator-calls'
import type { LetterTo } from '@portico/contract/inbox/shapes'
import { memberWaiting } from '@portico/contract/center/calls'
import { stopOffers, takeBreak } from '@portico/contract/control/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { freePlay } from '../testing/free-play.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let mai: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  mai = await gateway.operatorNamed('mai', 'support')
})
afterAll(() => gateway.close())

let count = 0
const join = async (uplineId: string | null = null, type = gateway.config.memberType) => {
  count += 1
  const { id, account } = await gateway.members.create({ account: `reader${count}`, passwordHash: '-', uplineId, type })
  const by = { token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') }
  const list = async (request: SentOf<typeof memberLetters> = {}) => (await gateway.call(memberLetters, request, by)).value
  return {
    id,
    account,
    by,
    list,
    titles: async (request: SentOf<typeof memberLetters> = {}) => (await list(request)).list.map(({ title }) => title),
    unread: async () => (await gateway.call(unreadCount, {}, by)).value,
    badge: async () => (await gateway.call(memberWaiting, {}, by)).value.items.find(({ kind }) => kind === 'MESSAGE')?.count ?? 0,
    mark: (ids: string[], read: boolean) => gateway.call(markLetters, { ids, read }, by),
    drop: (ids: string[]) => gateway.call(deleteLetters, { ids }, by),
    readTo: (upTo: string, kind?: 'ACCOUNT' | 'OFFER') => gateway.call(readLetters, { upTo, ...(kind && { kind }) }, by),
  }
}
const write = async (to: LetterTo, title: string, kind: 'ACCOUNT' | 'OFFER' = 'ACCOUNT') =>
  (await gateway.call(sendLetter, { to, kind, title: { EN: title }, body: { EN: `${title}.` } }, mai)).value.id
const one = ({ account }: { account: string }): LetterTo => ({ audience: 'ONE', account })

describe('messages to members', () => {
  it('[MEMBER-06] [CALL-19] are counted while they are unread, over the call and at the menu alike', async () => {
    const reader = await join()
    const ids = [await write(one(reader), 'First'), await write(one(reader), 'Second'), await write(one(reader), 'Third', 'OFFER')]
    expect(await reader.unread()).toEqual({ unreadCount: 3, byKind: { ACCOUNT: 2, OFFER: 1 } })
    expect(await reader.badge()).toBe(3)
    await reader.mark([ids[0]!], true)
    expect(await reader.unread()).toMatchObject({ unreadCount: 2 })
    expect((await reader.list()).list.map(({ title, unread }) => [title, unread])).toEqual([
      ['Third', true],
      ['Second', true],
      ['First', false],
    ])
    await reader.readTo(ids[2]!, 'ACCOUNT')
    expect(await reader.unread()).toEqual({ unreadCount: 1, byKind: { ACCOUNT: 0, OFFER: 1 } })
    await reader.mark([ids[1]!], false)
    await reader.readTo(ids[2]!, 'OFFER')
    expect(await reader.unread()).toEqual({ unreadCount: 1, byKind: { ACCOUNT: 1, OFFER: 0 } })
    expect(await reader.badge()).toBe(1)
    await reader.drop([ids[1]!])
    expect(await reader.unread()).toMatchObject({ unreadCount: 0 })
    expect(await reader.titles()).toEqual(['Third', 'First'])
    expect(await reader.titles({ kind: 'OFFER' })).toEqual(['Third'])
  })

  it('[MEMBER-06] are not for trial accounts', async () => {
    const { by, member } = await freePlay(() => gateway).player()
    const { account } = member
    expect((await gateway.call(unreadCount, {}, by)).failure.code).toBe('NEED_TRUE_ACCOUNT')
    expect((await gateway.call(memberLetters, {}, by)).failure.code).toBe('NEED_TRUE_ACCOUNT')
    const sent = await gateway.call(
      sendLetter,
      { to: { audience: 'ONE', account }, kind: 'ACCOUNT', title: { EN: 'a' }, body: { EN: 'b' } },
      mai,
    )
    expect(sent.failure.code).toBe('NEED_TRUE_ACCOUNT')
  })

  it('go to a team with its agent, or to all who have joined by then', async () => {
    const agent = await join(null, gateway.config.agentTypes[0]!)
    const inTeam = await join(agent.id)
    const other = await join()
    gateway.clock.advance(MINUTE_MS)
    await write({ audience: 'TEAM', account: agent.account }, 'Team')
    await write({ audience: 'ALL' }, 'All')
    gateway.clock.advance(MINUTE_MS)
    const late = await join(agent.id)
    expect(await Promise.all([agent, inTeam, other, late].map((reader) => reader.titles()))).toEqual([
      ['All', 'Team'],
      ['All', 'Team'],
      ['All'],
      [],
    ])
    expect(await gateway.committedEvents('letters.sent')).toHaveLength(2)
  })

  it('come in pages that nothing new moves', async () => {
    const reader = await join()
    for (const title of ['a', 'b', 'c', 'd', 'e']) await write(one(reader), title)
    const first = await reader.list({ size: 2 })
    expect([first.list.map(({ title }) => title), first.more]).toEqual([['e', 'd'], true])
    await write(one(reader), 'f')
    expect(await reader.titles({ size: 2, before: first.list[1]!.id })).toEqual(['c', 'b'])
    expect((await reader.list({ size: 2, before: first.list[1]!.id.replace(/.*/, (id) => String(Number(id) - 2)) })).more).toBe(false)
  })

  it('are nobody else’s to mark or to delete', async () => {
    const [reader, other] = [await join(), await join()]
    const id = await write(one(reader), 'Mine')
    await other.mark([id], true)
    await other.drop([id])
    await other.readTo(id)
    expect(await reader.unread()).toMatchObject({ unreadCount: 1 })
  })

  it('that come while all are marked as read stay unread', async () => {
    const reader = await join()
    const seen = await write(one(reader), 'Seen')
    await write(one(reader), 'Came meanwhile')
    await reader.readTo(seen)
    expect(await reader.unread()).toMatchObject({ unreadCount: 1 })
    // A mark beyond what there is takes nothing of what is to come.
    await reader.readTo('999999999999')
    await write(one(reader), 'Later')
    expect(await reader.unread()).toMatchObject({ unreadCount: 1 })
    expect((await reader.list()).list[0]).toMatchObject({ title: 'Later', unread: true })
  })

  it('of offers stop at once and come again only from then on; the others always come', async () => {
    const reader = await join()
    await write(one(reader), 'Before', 'OFFER')
    gateway.clock.advance(MINUTE_MS)
    await gateway.call(stopOffers, { channel: 'LETTERS', stopped: true }, reader.by)
    await write(one(reader), 'Meanwhile', 'OFFER')
    await write(one(reader), 'Money')
    expect(await reader.titles()).toEqual(['Money', 'Before'])
    expect((await reader.list()).offersStopped).toBe(true)
    gateway.clock.advance(MINUTE_MS)
    await gateway.call(stopOffers, { channel: 'LETTERS', stopped: false }, reader.by)
    await write(one(reader), 'After', 'OFFER')
    expect(await reader.titles()).toEqual(['After', 'Money', 'Before'])
    expect((await reader.list()).offersStopped).toBe(false)
  })

  it('of offers are neither shown nor counted to who takes a break', async () => {
    const reader = await join()
    await write(one(reader), 'Offer', 'OFFER')
    await write(one(reader), 'Money')
    await gateway.call(takeBreak, { term: 'H24' }, reader.by)
    const by = { token: await gateway.sessions.open(reader.id, 'SITE', '127.0.0.1') }
    expect((await gateway.call(memberLetters, {}, by)).value.list.map(({ title }) => title)).toEqual(['Money'])
    expect((await gateway.call(unreadCount, {}, by)).value.unreadCount).toBe(1)
  })

  it('are taken back from every inbox, and it is written down who wrote them', async () => {
    const reader = await join()
    const id = await write(one(reader), 'Wrong')
    const written = (await gateway.call(operatorLetters, { size: 1 }, mai)).value.list
    expect(written).toMatchObject([{ id, audience: 'ONE', account: reader.account, title: 'Wrong', sentBy: 'mai' }])
    expect((await gateway.call(retractLetter, { id }, mai)).value).toEqual({ id })
    expect((await gateway.call(retractLetter, { id }, mai)).failure.code).toBe('LETTER_UNKNOWN')
    expect(await reader.titles()).toEqual([])
    expect(await reader.unread()).toMatchObject({ unreadCount: 0 })
    const { list } = (await gateway.call(auditLog, { account: reader.id }, await gateway.operatorNamed('hoa'))).value
    expect(list.map(({ action }) => action)).toEqual(expect.arrayContaining(['LETTER_SENT', 'LETTER_RETRACTED']))
  })

  it.each([
    [{ title: { EN: ' ' } }, 'title.EN', 'required'],
    [{ title: { EN: 'x'.repeat(121) } }, 'title.EN', 'length'],
    [{ title: { XX: 'x' } }, 'title.XX', 'language-unknown'],
    [{ body: { EN: 'x', TY: 'y' } }, 'title.TY', 'required'],
    [{ title: {}, body: {} }, 'title.TY', 'required'],
    [{ link: 'javascript:alert(1)' }, 'link', undefined],
    [{ link: '//evil.example' }, 'link', undefined],
  ])('are refused at the field that is wrong: %j', async (part, field, rule) => {
    const reader = await join()
    const { failure } = await gateway.call(
      sendLetter,
      { to: one(reader), kind: 'ACCOUNT', title: { EN: 'a' }, body: { EN: 'b' }, ...part } as SentOf<typeof sendLetter>,
      mai,
    )
    expect(failure.code).toBe('INVALID_REQUEST')
    if (rule !== undefined) expect(failure.fields).toMatchObject({ [field]: { rule } })
    expect(await reader.titles()).toEqual([])
  })

  it('hold no marks that turn other texts round, and markup is text', async () => {
    const reader = await join()
    await write(one(reader), '\u202E<b>Hello</b>\u2066')
    expect(await reader.titles()).toEqual(['<b>Hello</b>'])
  })

  it('are forgotten after 400 days, with what was noted of them', async () => {
    const reader = await join()
    const id = await write(one(reader), 'Old')
    await reader.mark([id], true)
    gateway.clock.advance(401 * DAY_MS)
    await gateway.database.orm.transaction((tx) => gateway.inbox.sweep(tx, gateway.clock.now()))
    const by = { token: await gateway.sessions.open(reader.id, 'SITE', '127.0.0.1') }
    expect((await gateway.call(memberLetters, {}, by)).value.list).toEqual([])
  })
})
