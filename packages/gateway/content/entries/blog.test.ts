import { blogArticle, blogArticles } from '@portico/contract/content/blog-calls'
import { publishEntry } from '@portico/contract/content/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../../testing/gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const article = (key: string, more: { publishedAt?: string; title?: Record<string, string>; lead?: Record<string, string> } = {}) => ({
  kind: 'article' as const,
  key,
  title: { EN: `About ${key}`, TY: `Về ${key}` },
  lead: { EN: 'In short', TY: 'Tóm tắt' },
  content: { EN: '<p>Words</p><script>1</script>', TY: '<p>Lời</p>' },
  ...more,
})
const list = async (language = 'EN') => (await gateway.call(blogArticles, {}, { language })).value.list
const titles = async (language?: string) => (await list(language)).map(({ title }) => title)

test('[MEMBER-07] the blog lists the operator’s articles, the newest first, in the reader’s language, until they are taken back', async () => {
  await gateway.entries.publish(article('first'))
  gateway.clock.advance(60_000)
  await gateway.entries.publish(article('second'))
  await gateway.entries.publish(article('old', { publishedAt: '2026-01-02T08:00:00Z' }))
  expect((await gateway.committedEvents()).at(-1)).toMatchObject({ type: 'content.changed', data: { kind: 'article' } })
  expect(await titles()).toEqual(['About second', 'About first', 'About old'])
  expect(await titles('TY')).toEqual(['Về second', 'Về first', 'Về old'])
  const [, first] = await list()
  expect(first).toEqual({ article: 'first', title: 'About first', lead: 'In short', lang: null, publishedAt: '2026-11-21T08:00:00.000Z' })
  // The text is the operator's own, which the reader sanitises.
  const { value } = await gateway.call(blogArticle, { article: 'first' }, { language: 'EN' })
  expect(value.article).toEqual({ ...first, content: '<p>Words</p><script>1</script>' })
  // Published again, it stays where it stood.
  gateway.clock.advance(60_000)
  await gateway.entries.publish(article('first', { title: { EN: 'Better words' }, lead: {} }))
  expect(await titles()).toEqual(['About second', 'Better words', 'About old'])
  expect((await list('TY'))[1]).toMatchObject({ title: 'Better words', lead: '', lang: null })
  await gateway.entries.retract('article', 'second')
  expect(await titles()).toEqual(['Better words', 'About old'])
  for (const key of ['second', 'never'])
    expect((await gateway.call(blogArticle, { article: key }, { language: 'EN' })).failure.code).toBe('CONTENT_UNKNOWN')
})

test('an article without a title, with a blank lead, or in a language that the brand has not, is refused at its field', async () => {
  const fields = async (more: Parameters<typeof article>[1]) => {
    const { failure } = await gateway.call(publishEntry, { entry: article('bad', more) }, { token: gateway.operatorKey })
    return failure.fields
  }
  expect(await fields({ title: {} })).toEqual({ title: { rule: 'required' } })
  expect(await fields({ lead: { EN: ' ' } })).toEqual({ 'lead.EN': { rule: 'required' } })
  expect(await fields({ title: { XX: 'Bonjour' } })).toEqual({ 'title.XX': { rule: 'language-unknown' } })
  expect(await titles()).not.toContain('About bad')
})
