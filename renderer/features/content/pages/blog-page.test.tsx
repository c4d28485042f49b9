import { blogArticle, blogArticles } from '@portico/contract/content/blog-calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as BlogPage } from './blog-page.tsx'

const { article } = examples.blogArticle.response
const [summary] = examples.blogArticles.response.list
const open = (address = '/blog') => renderApp(<BlogPage />, { namespaces: ['blog'], address })

afterEach(() => vi.unstubAllGlobals())

it('the blog lists its articles with lead and day, and one opens and leads back [MEMBER-07]', async () => {
  const line = stubGateway(
    answers(blogArticles, { list: [summary!, { ...summary!, article: 'second', title: 'Another', lead: '' }] }),
    answers(blogArticle, { article }),
  )
  const { router } = await open()
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    `${summary!.title}${summary!.lead}21/11/2026`,
    'Another21/11/2026',
  ])
  fireEvent.click(screen.getByRole('link', { name: summary!.title }))
  expect(await screen.findByText('Before an issue opens, its fingerprint is public.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article.title)
  expect(line.requests(blogArticle).map(({ request }) => request)).toEqual([{ article: 'provable-draws' }])
  expect(router.state.location.search).toBe('?article=provable-draws')
  fireEvent.click(screen.getByRole('link', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: 'Another' })).toBeDefined()
})

it('an article’s text is sanitised: no script and no handler of it lives [MEMBER-07]', async () => {
  const content = '<p onclick="alert(1)">Plain words</p><script>alert(2)</script><img src="https://elsewhere.example/a.png">'
  stubGateway(answers(blogArticle, { article: { ...article, content } }))
  const { container } = await open('/blog?article=provable-draws')
  const words = await screen.findByText('Plain words')
  expect(words.getAttribute('onclick')).toBeNull()
  expect(container.querySelector('script, img')).toBeNull()
})

it('says so where there is no article, where it is gone, and where the line fails, which can be tried again [MEMBER-07]', async () => {
  stubGateway(answers(blogArticles, { list: [] }))
  const first = await open()
  expect(await screen.findByText('Nothing written yet')).toBeDefined()
  first.unmount()
  stubGateway(answers(blogArticle, refuses('CONTENT_UNKNOWN')), answers(blogArticles, { list: [summary!] }))
  const second = await open('/blog?article=gone')
  expect(await screen.findByText('This article is not there any more')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: summary!.title })).toBeDefined()
  second.unmount()
  const line = stubGateway(answers(blogArticles, refuses('INTERNAL')))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /again/i }))
  await waitFor(() => expect(line.requests(blogArticles).length).toBeGreaterThan(1))
})
