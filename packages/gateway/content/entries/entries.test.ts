import type { SentOf } from '@portico/contract/kit/call'
import { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import type { ContentEntry } from '@portico/contract/content/site-shapes'
import { domainRoute } from '@portico/contract/system/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../../testing/gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const entries = () => gateway.entries
const topic = (key: string, more: Partial<Extract<ContentEntry, { kind: 'help' }>> = {}) => ({
  kind: 'help' as const,
  key,
  section: 'HELP' as const,
  title: { EN: `About ${key}`, TY: `Về ${key}` },
  content: { EN: '<p>Words</p>', TY: '<p>Lời</p>' },
  ...more,
})
const topics = async (request: SentOf<typeof helpCenter>, language = 'EN') =>
  (await gateway.call(helpCenter, request, { language })).value.topics.map(({ topic: key, title }) => `${key}: ${title}`)
const chats = async (language = 'EN') => (await gateway.call(liveChats, {}, { language })).value.list

test('[CONTENT-04] help comes in the reader’s language, by section and in order, until it is taken back; readers are told', async () => {
  await entries().publish(topic('term'))
  await entries().publish(topic('money'))
  await entries().publish(topic('first'), 5)
  await entries().publish(topic('license', { section: 'LEGAL' }))
  expect((await gateway.committedEvents()).at(-1)).toEqual({
    channel: 'public',
    target: null,
    type: 'content.changed',
    data: { kind: 'help' },
  })
  expect(await topics({})).toEqual(['first: About first', 'term: About term', 'money: About money'])
  expect(await topics({}, 'TY')).toContain('term: Về term')
  expect(await topics({ lang: 'TY' })).toContain('term: Về term')
  expect(await topics({ section: 'LEGAL' })).toEqual(['license: About license'])
  // Published again, a topic keeps its place.
  await entries().publish(topic('first', { title: { EN: 'Begin here' } }))
  expect((await topics({}))[0]).toBe('first: Begin here')
  await entries().retract('help', 'first')
  expect(await topics({})).not.toContain('first: Begin here')
  await expect(entries().retract('help', 'first')).rejects.toMatchObject({ code: 'CONTENT_UNKNOWN' })
})

test('help and contacts that a reader is shown in another language name it', async () => {
  await entries().publish(topic('english', { title: { EN: 'English' }, content: { EN: '<p>Words</p>' } }))
  await entries().publish({ kind: 'service', key: 'desk', csType: 'LIVE_CHAT', title: { TY: 'Trực tuyến' }, path: '/help' })
  const marks = async (language: string) => [
    (await gateway.call(helpCenter, {}, { language })).value.topics.find(({ topic: key }) => key === 'english')?.lang,
    (await chats(language)).find(({ id }) => id === 'desk')?.lang,
  ]
  expect([await marks('EN'), await marks('TY')]).toEqual([
    [null, 'vi-VN'],
    ['en', null],
  ])
  await entries().retract('help', 'english')
  await entries().retract('service', 'desk')
})

test('[CONTENT-04] texts without words, or in a language the brand does not have, are refused', async () => {
  for (const wrong of [{ title: {} }, { title: { EN: ' ' } }, { title: { FR: 'Bonjour' } }, { content: {} }]) {
    await expect(entries().publish(topic('bad', wrong))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  }
})

const service = (key: string, path: string) => ({
  kind: 'service' as const,
  key,
  csType: 'LIVE_CHAT' as const,
  title: { EN: key, TY: `${key} vi` },
  path,
})

test('[CONTENT-05] [CALL-16] the customer service is listed with encrypted paths, and a launch opens one, in maintenance too', async () => {
  await entries().publish(service('chat', 'https://chat.example/aurora'))
  const [chat] = await chats()
  expect(chat).toMatchObject({ id: 'chat', csType: 'LIVE_CHAT', title: 'chat' })
  expect((await chats('TY'))[0]?.title).toBe('chat vi')
  expect(JSON.stringify(chat)).not.toContain('chat.example')
  await gateway.status.set({ status: 1, message: null })
  expect((await gateway.call(launchChat, { path: chat!.path })).value.chatUrl).toBe('https://chat.example/aurora')
  await gateway.status.set({ status: 0, message: null })
  await entries().retract('service', 'chat')
  expect((await gateway.call(launchChat, { path: chat!.path })).failure.code).toBe('CHAT_UNKNOWN')
})

test('[CONTENT-05] a path that was tampered with opens nothing', async () => {
  await entries().publish(service('mail', 'mailto:help@aurora.example'))
  const path = (await chats())[0]!.path
  const bent = Buffer.from(path, 'base64url')
  bent[bent.length - 1]! ^= 1
  for (const wrong of [bent.toString('base64url'), 'x', 'https://elsewhere.example', path.slice(0, 20)])
    expect((await gateway.call(launchChat, { path: wrong })).failure.code).toBe('CHAT_UNKNOWN')
})

test('[CONTENT-05] a contact never leads to a script', async () => {
  for (const path of ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'data:text/html,x', 'mailto:nobody', 'tel:abc'])
    await expect(entries().publish(service('bad', path))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  for (const path of ['/responsible', 'tel:+84 28 1234', 'mailto:a@b.example']) await entries().publish(service('good', path))
})

test('[CHROME-07] social links are the brand’s until the operator publishes others; vendors come in their order', async () => {
  const links = async () => (await gateway.call(siteLinks, {})).value
  expect((await links()).social.map(({ name }) => name)).toEqual(['facebook', 'telegram', 'youtube'])
  await entries().publish({ kind: 'social', key: 'telegram', url: 'https://t.example/portico' })
  await entries().publish({ kind: 'vendor', key: 'PG', displayName: 'PG' })
  await entries().publish({ kind: 'vendor', key: 'EG2', displayName: 'EG2' })
  expect((await links()).social).toContainEqual({ name: 'telegram', url: 'https://t.example/portico' })
  expect((await links()).vendors).toEqual([
    { vassalage: 'PG', displayName: 'PG' },
    { vassalage: 'EG2', displayName: 'EG2' },
  ])
  await expect(entries().publish({ kind: 'social', key: 'telegram', url: 'javascript:1' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  })
})

test('[CONTENT-02] the reader is told which image networks the brand uses', async () => {
  expect((await gateway.call(domainRoute, {})).value.imageCDNs).toEqual(gateway.platform.brand.imageCdns)
})
