import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { articleSummary, helpTopicKey } from './site-shapes.ts'

/** Articles of the blog, the newest first. */
export const blogArticles = call({
  method: 'GET',
  path: '/wps/system/blog',
  token: false,
  response: () => z.object({ list: z.array(articleSummary) }),
})

/** One article; its text is HTML, sanitised by the reader in one place. */
export const blogArticle = call({
  method: 'GET',
  path: '/wps/system/blog/article',
  token: false,
  request: () => z.object({ article: helpTopicKey }),
  response: () => z.object({ article: z.extend(articleSummary, { content: z.string() }) }),
})
