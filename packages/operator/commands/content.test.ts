import { helpCenter, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator

beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('[CONTENT-04] the operator writes help, sees it and takes it back', async () => {
  const topics = async (section: 'HELP' | 'LEGAL') => (await gateway.call(helpCenter, { section }, { language: 'EN' })).value.topics
  await operator('help', 'publish', 'faq', '--title-en', 'Questions', '--content-en', '<p>Ask.</p>')
  await operator('help', 'publish', 'first', '--title-en', 'Begin here', '--content-en', '<p>Hello.</p>', '--position', '1')
  await operator('help', 'publish', 'license', '--section', 'LEGAL', '--title-en', 'Licence', '--content-en', '<p>None.</p>')
  expect((await topics('HELP')).map(({ title }) => title)).toEqual(['Begin here', 'Questions'])
  expect((await topics('LEGAL'))[0]).toMatchObject({ topic: 'license', content: '<p>None.</p>' })
  expect(await operator('help', 'list')).toContain('Begin here')
  expect(await operator('help', 'retract', 'faq')).toContain('no longer shown')
  expect((await topics('HELP')).map(({ topic }) => topic)).toEqual(['first'])
  await expect(operator('help', 'retract', 'faq')).rejects.toThrow('Nothing of that name')
})

test('[CONTENT-05] [CHROME-07] and contacts, social links and vendors', async () => {
  await operator('service', 'publish', 'chat', '--type', 'LIVE_CHAT', '--title-en', 'Chat', '--path', 'https://chat.example/a')
  expect((await gateway.call(liveChats, {}, { language: 'EN' })).value.list).toMatchObject([{ id: 'chat', title: 'Chat' }])
  await operator('social', 'publish', 'instagram', '--url', 'https://photos.example/a')
  await operator('vendor', 'publish', 'PG')
  await operator('vendor', 'publish', 'JL', '--name', 'Jili')
  const { social, vendors } = (await gateway.call(siteLinks, {})).value
  expect(social).toContainEqual({ name: 'instagram', url: 'https://photos.example/a' })
  expect(vendors.map(({ displayName }) => displayName)).toEqual(['PG', 'Jili'])
})

test('[CONTENT-03] and banners of a group, with pictures of this site only', async () => {
  const output = await operator('banner', 'publish', '--group', 'w_reg', '--title-en', 'Hello', '--image', '/art/banner/2.svg')
  const banners = async () => (await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_reg' })).value.list
  expect(await banners()).toMatchObject([{ imageUrl: '/art/banner/2.svg', groupName: 'w_reg' }])
  await expect(operator('banner', 'publish', '--title-en', 'x', '--image', 'https://elsewhere.example/a.png')).rejects.toThrow(
    'imageUrl: not written as it has to be',
  )
  expect(await operator('banner', 'list')).toContain('Hello')
  await operator('banner', 'retract', /announcement (\d+)/.exec(output)?.[1] ?? '')
  expect(await banners()).toEqual([])
})

test('[CONTENT-04] the operator is told in plain words what is wrong', async () => {
  const wrong: readonly (readonly [message: string, ...args: string[]])[] = [
    ['--section must be one of', 'help', 'publish', 'x', '--section', 'NONE', '--title-en', 'a', '--content-en', 'a'],
    ['title', 'help', 'publish', 'x'],
    ['The name must be', 'help', 'publish', 'a b', '--title-en', 'a', '--content-en', 'a'],
    ['--position is a number', 'help', 'publish', 'x', '--title-en', 'a', '--content-en', 'a', '--position', 'last'],
    ['--type must be one of', 'service', 'publish', 'x', '--type', 'FAX', '--title-en', 'a', '--path', '/help'],
    ['path', 'service', 'publish', 'x', '--type', 'EMAIL', '--title-en', 'a', '--path', 'javascript:1'],
    ['--group must be one of w_home, w_leftmenu, w_reg', 'banner', 'publish', '--group', 'w_moon', '--title-en', 'a'],
    ['facebook, telegram', 'social', 'publish', 'myspace', '--url', 'https://a.example'],
    ['url', 'social', 'publish', 'telegram', '--url', 'http://a.example'],
  ]
  for (const [message, ...args] of wrong) await expect(operator(...args), args.join(' ')).rejects.toThrow(message)
})
