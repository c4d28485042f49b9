import { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import { blogArticle, blogArticles } from '@portico/contract/content/blog-calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { operatorEntries, publishEntry, publishHotMatches, retractEntry } from '@portico/contract/content/operator-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Blog } from './blog.ts'
import type { Matches } from './matches.ts'
import type { Entries } from './service.ts'

/** Help, customer service, footer, blog and hot matches, for the reader and for the operator's command line. */
export const entryRoutes = (entries: Entries, blog: Blog, matches: Matches): Binding[] => [
  bind(helpCenter, ({ request, context }) => entries.help(request, request.lang?.toUpperCase() ?? context.language)),
  bind(liveChats, ({ context }) => entries.chats(context.language)),
  bind(launchChat, ({ request }) => entries.openChat(request.path)),
  bind(siteLinks, () => entries.links()),
  bind(blogArticles, ({ context }) => blog.list(context.language)),
  bind(blogArticle, ({ request, context }) => blog.article(request.article, context.language)),
  bind(hotMatches, ({ caller, context }) => matches.list({ language: context.language, memberId: caller?.memberId ?? null })),
  bind(publishHotMatches, ({ request }) => matches.publish(request)),
  bind(publishEntry, ({ request }) => entries.publish(request.entry, request.position)),
  bind(operatorEntries, ({ request }) => entries.published(request.kind)),
  bind(retractEntry, ({ request }) => entries.retract(request.kind, request.key)),
]
