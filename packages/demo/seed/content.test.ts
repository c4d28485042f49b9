import { blogArticles } from '@portico/contract/content/blog-calls'
import { helpCenter, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import { helpSection } from '@portico/contract/content/site-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { seedContent } from './content.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('[CONTENT-04] [CHROME-07] the demo site has texts of every section in both languages, contacts, vendors and articles, once', async () => {
  await seedContent(gateway.platform)
  await gateway.entries.retract('help', 'faq')
  await seedContent(gateway.platform)
  for (const section of helpSection.options) {
    for (const language of ['EN', 'TY']) {
      const { topics } = (await gateway.call(helpCenter, { section }, { language })).value
      expect(topics.length, section).toBeGreaterThan(0)
      expect(topics.every(({ content }) => content.startsWith('<p>'))).toBe(true)
      expect(topics.map(({ topic }) => topic)).not.toContain('faq')
    }
  }
  expect((await gateway.call(liveChats, {})).value.list.map(({ csType }) => csType)).toEqual(['LIVE_CHAT', 'EMAIL'])
  expect((await gateway.call(siteLinks, {})).value.vendors.map(({ vassalage }) => vassalage)).toEqual(
    'PG EG2 PT JDB CQ9 FC JL BGS'.split(' '),
  )
  for (const language of ['EN', 'TY']) {
    const { list } = (await gateway.call(blogArticles, {}, { language })).value
    expect(list.map(({ article, lang }) => [article, lang])).toEqual([
      ['work-out-a-draw', null],
      ['limits-that-help', null],
      ['reading-odds', null],
    ])
  }
})
