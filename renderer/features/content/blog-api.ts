import { blogArticle, blogArticles } from '@portico/contract/content/blog-calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { inStep } from './in-step.ts'

/** What the operator writes for pages of their own: articles, and matches that people bet on much. */
export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    articles: build.query<Answer<typeof blogArticles>, Question<typeof blogArticles>>({
      ...endpoint(blogArticles),
      providesTags: [{ type: 'Content', id: 'article' }],
      onCacheEntryAdded: inStep('article'),
    }),
    article: build.query<Answer<typeof blogArticle>, Question<typeof blogArticle>>({
      ...endpoint(blogArticle),
      providesTags: [{ type: 'Content', id: 'article' }],
      onCacheEntryAdded: inStep('article'),
    }),
    hotMatches: build.query<Answer<typeof hotMatches>, Question<typeof hotMatches>>({
      ...endpoint(hotMatches),
      providesTags: [{ type: 'Content', id: 'match' }],
      onCacheEntryAdded: inStep('match'),
    }),
  }),
})

export const { useArticlesQuery, useArticleQuery, useHotMatchesQuery } = blogApi
