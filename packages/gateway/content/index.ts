import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createEntries, type Entries } from './entries/service.ts'
import { entryRoutes } from './entries/routes.ts'
import { contentRoutes } from './routes.ts'
import { type Content, type ContentDeps, createContent } from './service.ts'

export type { Content }
export { createEntries }

/** Announcements, help, customer service and the footer's links. */
export const contentArea = (platform: Platform, deps: ContentDeps): { content: Content; entries: Entries; area: Area } => {
  const content = createContent(platform, deps)
  const entries = createEntries(platform)
  return { content, entries, area: { name: 'content', bindings: [...contentRoutes(content), ...entryRoutes(entries)] } }
}
