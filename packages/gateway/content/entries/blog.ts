import type { ResponseOf } from '@portico/contract/kit/call'
import type { blogArticle, blogArticles } from '@portico/contract/content/blog-calls'
import type { ArticleSummary } from '@portico/contract/content/site-shapes'
import { otherLanguageOf, textIn } from '../../kit/localized.ts'
import { refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { type EntryOf, readEntries } from './store.ts'

/** The blog as its readers see it. */
export interface Blog {
  /** The newest first. */
  list(language: string): Promise<ResponseOf<typeof blogArticles>>
  /** @throws Failure CONTENT_UNKNOWN when it is not published now */
  article(key: string, language: string): Promise<ResponseOf<typeof blogArticle>>
}

type Article = EntryOf<'article'>

/** Those written before the rest; every published one has its day. */
const dayOf = ({ publishedAt = '' }: Article): string => publishedAt

export const createBlog = ({ database, brand }: Pick<Platform, 'database' | 'brand'>): Blog => {
  const newest = async (): Promise<Article[]> =>
    (await readEntries(database.orm, 'article')).map(({ entry }) => entry).toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  const summary = (entry: Article, language: string): ArticleSummary => ({
    article: entry.key,
    title: textIn(entry.title, language, brand),
    lead: textIn(entry.lead, language, brand),
    lang: otherLanguageOf(entry.content, language, brand),
    publishedAt: dayOf(entry),
  })
  return {
    list: async (language) => ({ list: (await newest()).map((entry) => summary(entry, language)) }),
    article: async (key, language) => {
      const entry = (await newest()).find((each) => each.key === key) ?? refuse('CONTENT_UNKNOWN')
      return { article: { ...summary(entry, language), content: textIn(entry.content, language, brand) } }
    },
  }
}
