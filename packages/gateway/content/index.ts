import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createBlog } from './entries/blog.ts'
import { createMatches, type MatchesDeps } from './entries/matches.ts'
import { createEntries, type Entries } from './entries/service.ts'
import { entryRoutes } from './entries/routes.ts'
import { contentRoutes } from './routes.ts'
import { type Content, type ContentDeps, createContent } from './service.ts'

export type { Content }
export { createEntries, createMatches }

/** Announcements, help, customer service, the footer's links, the blog and hot matches. */
export const contentArea = (platform: Platform, deps: ContentDeps & MatchesDeps): { content: Content; entries: Entries; area: Area } => {
  const content = createContent(platform, deps)
  const entries = createEntries(platform, deps)
  return {
    content,
    entries,
    area: {
      name: 'content',
      bindings: [...contentRoutes(content), ...entryRoutes(entries, createBlog(platform), createMatches(platform, deps))],
    },
  }
}
