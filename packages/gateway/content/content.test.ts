import type { RequestOf, SentOf } from '@portico/contract/kit/call'
import { listAnnouncements } from '@portico/contract/content/calls'
import { type publishAnnouncement, retractAnnouncement } from '@portico/contract/content/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOf, fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const SIZE = { games: 12 }
let gateway: TestGateway
/** The code of a game that is offered. */
let GAME: string

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, SIZE)
  GAME = catalogueOf(gateway, SIZE).games[0]!.code
})
afterAll(() => gateway.close())

const content = () => gateway.content
const lastEvent = async () => (await gateway.committedEvents()).at(-1)
const notice = (more: Partial<RequestOf<typeof publishAnnouncement>> = {}) => ({
  type: 'PL' as const,
  execution: 'B' as const,
  title: { EN: 'Hello', TY: 'Xin chào' },
  content: { EN: '<p>Hi</p>', TY: '<p>Chào</p>' },
  ...more,
})
const titles = async (request: SentOf<typeof listAnnouncements>, options: { token?: string; language?: string } = {}) =>
  (await gateway.call(listAnnouncements, request, options)).value.list.map((row) => row.title)

test('[CONTENT-01] an announcement is told to everybody and listed in the reader’s language until it is retracted', async () => {
  const { id } = await content().publish(notice())
  expect(await lastEvent()).toMatchObject({ type: 'announcement.published', data: { id, title: 'Xin chào', content: '<p>Chào</p>' } })
  expect(await titles({ types: 'PL' }, { language: 'TY' })).toEqual(['Xin chào'])
  expect(await titles({ types: 'PL' }, { language: 'EN' })).toEqual(['Hello'])
  expect(await titles({ types: 'H,B' })).toEqual([])
  await content().retract(id)
  expect(await lastEvent()).toEqual({ channel: 'public', target: null, type: 'announcement.retracted', data: { id } })
  expect(await titles({ types: 'PL' })).toEqual([])
  const again = await gateway.call(retractAnnouncement, { id }, { token: gateway.operatorKey })
  expect(again.failure.code).toBe('ANNOUNCEMENT_UNKNOWN')
})

test('[AGENT-02] what is for agents is listed for agents alone, and nobody hears its words', async () => {
  const { token } = await gateway.register('reader2')
  const agent = await gateway.members.create({ account: 'agent2', passwordHash: '-', type: gateway.config.agentTypes[0]! })
  const office = await gateway.sessions.open(agent.id, 'AGENT', '127.0.0.1')
  const { id } = await content().publish(notice({ type: 'AG', execution: 'A' }))
  expect(await lastEvent()).toEqual({ channel: 'public', target: null, type: 'announcement.retracted', data: { id } })
  const readers = [
    await titles({ types: 'AG' }, { token: office }),
    await titles({ types: 'AG,PL' }, { token }),
    await titles({ types: 'AG' }),
  ]
  expect(readers).toEqual([['Xin chào'], [], []])
  // Who asks for everything is not sent it either.
  expect(await titles({}, { token: office })).toEqual([])
  await content().retract(id)
  expect(await titles({ types: 'AG' }, { token: office })).toEqual([])
})

test('words that a reader is shown in another language name it, and no others do', async () => {
  const { id } = await content().publish(notice({ title: { EN: 'Only here' }, content: { EN: '<p>English</p>' } }))
  const lang = async (language: string) => (await gateway.call(listAnnouncements, { types: 'PL' }, { language })).value.list[0]?.lang
  expect([await lang('TY'), await lang('EN')]).toEqual(['en', null])
  await content().retract(id)
})

test('[CONTENT-02] [CALL-22] newest stands first, guests get only what is for before login, HTML stays as written', async () => {
  const { token } = await gateway.register('reader1')
  const html = '<p onclick="x">a &amp; b</p><script>1</script>'
  const first = await content().publish(notice({ content: { EN: html } }))
  gateway.clock.advance(1000)
  const second = await content().publish(notice({ execution: 'A', title: { EN: 'For members' } }))
  expect(await titles({ types: 'PL' }, { language: 'EN' })).toEqual(['Hello'])
  expect(await titles({ types: 'PL' }, { language: 'EN', token })).toEqual(['For members', 'Hello'])
  expect(await titles({ types: 'PL', execution: 'A' })).toEqual([])
  const [row] = (await gateway.call(listAnnouncements, { types: 'PL' }, { language: 'TY' })).value.list
  expect(row?.content).toBe(html)
  for (const { id } of [first, second]) await content().retract(id)
})

test('[CONTENT-03] a banner has a picture and leads to a page, a game or a site, never to a script', async () => {
  const banner = notice({ type: 'B', groupName: 'w_home' })
  for (const [url, linkageType] of [
    ['/promotions', 'ROUTE'],
    [`game:${GAME}`, 'GAME'],
    ['https://social.example/aurora', 'URL'],
  ] as const) {
    const { id } = await content().publish({ ...banner, url })
    const [row] = (await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_home' })).value.list
    expect(row).toMatchObject({ url, linkageType, imageUrl: '/art/banner/1.svg' })
    expect(row?.game?.gameCode).toBe(linkageType === 'GAME' ? GAME : undefined)
    await content().retract(id)
  }
  for (const url of [
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://plain.example',
    'data:text/html,x',
    'https://ours.example@elsewhere.example',
    'https://x"onmouseover="y',
  ]) {
    await expect(content().publish({ ...banner, url })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  }
})

test('[CONTENT-03] [LOBBY-14] a banner to a game needs one that is offered, and leads nowhere once it is closed', async () => {
  const banner = notice({ type: 'B', groupName: 'w_home', url: `game:${GAME}` })
  await expect(content().publish({ ...banner, url: 'game:NO-SUCH' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    detail: { fields: { url: { rule: 'game-unknown' } } },
  })
  const { id } = await content().publish(banner)
  const target = async () => (await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_home' })).value.list[0]?.game
  expect(await target()).toMatchObject({ gameCode: GAME, isGame: 'GAME' })
  await gateway.catalogue.offer(GAME, false)
  expect(await target()).toBeNull()
  await gateway.catalogue.offer(GAME, true)
  await content().retract(id)
})

test('[CONTENT-02] an announcement without words, or in a language the brand does not have, is refused', async () => {
  for (const wrong of [
    { title: {} },
    { title: { EN: ' ' } },
    { title: { FR: 'Bonjour' } },
    { title: { EN: 'x'.repeat(201) } },
    { content: {} },
  ]) {
    await expect(content().publish(notice(wrong))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  }
})
