import * as z from 'zod/mini'
import { gameTarget } from '../catalogue/shapes.ts'
import { instant, otherLanguage } from '../kit/wire.ts'

/** B: banners, PL: player notices (marquee and bell), PU: popups, PR: promotion popups, H: home notices, AG: notices for agents alone. */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H', 'AG'])

/** Those that are there to have somebody play: nobody in a time-out or a self-exclusion is shown one. */
export const MARKETING_TYPES = ['B', 'PU', 'PR'] as const

/** A: after login, B: before login (home), F: at the first login. */
export const execution = z.enum(['A', 'B', 'F'])

/** What the operator writes besides announcements; an event names the kind that changed. */
export const contentKind = z.enum(['help', 'service', 'social', 'vendor', 'article', 'match'])
export type ContentKind = z.infer<typeof contentKind>

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  execution,
  title: z.string(),
  /** HTML; sanitised by the reader in one place. */
  content: z.string(),
  lang: otherLanguage,
  promotionType: z.nullable(z.string()),
  /** Banners: where a click leads, and the group the banner stands in. */
  url: z.nullable(z.string()),
  linkageType: z.nullable(z.enum(['NONE', 'ROUTE', 'GAME', 'URL'])),
  /** The game that `url` names as `game:CODE`; null when it is not offered now. */
  game: z.nullable(gameTarget),
  groupName: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  publishedAt: instant,
})
export type Announcement = z.infer<typeof announcement>
