import * as z from 'zod/mini'
import { checked, gameCode, instant, int, listOf, localized, matching, otherLanguage, text } from '../kit/wire.ts'

/** HELP: the help center's topics; the others are the texts of pages and dialogs of their own. */
export const helpSection = z.enum(['HELP', 'AGREEMENT', 'RESPONSIBLE', 'LEGAL', 'CONTACT'])
export type HelpSection = z.infer<typeof helpSection>

/** What an address names behind `#`. */
export const helpTopicKey = matching(/^[A-Za-z0-9_-]{1,40}$/)

export const helpTopic = z.object({
  topic: helpTopicKey,
  section: helpSection,
  title: z.string(),
  /** HTML; sanitised by the reader in one place. */
  content: z.string(),
  lang: otherLanguage,
})
export type HelpTopic = z.infer<typeof helpTopic>

/** The same as the operator writes it: in every language. */
export const helpEntry = z.object({
  kind: z.literal('help'),
  key: helpTopicKey,
  section: z._default(helpSection, 'HELP'),
  title: localized,
  content: localized,
})

/** How the customer service is reached. */
export const csType = z.enum(['LIVE_CHAT', 'TELEGRAM', 'ZALO', 'FACEBOOK', 'WHATSAPP', 'EMAIL', 'PHONE'])
export type CsType = z.infer<typeof csType>

/** An entry as the operator writes it: `path` is a page of ours, or an https, mailto or tel address. */
export const serviceEntry = z.object({
  kind: z.literal('service'),
  key: helpTopicKey,
  csType,
  title: localized,
  path: text(500),
})

/** A way to the customer service; its path is encrypted. */
export const liveChat = z.object({ id: z.string(), csType, title: z.string(), lang: otherLanguage, path: z.string() })
export type LiveChat = z.infer<typeof liveChat>

export const socialNetwork = z.enum(['facebook', 'telegram', 'youtube', 'instagram'])
export type SocialNetwork = z.infer<typeof socialNetwork>

export const socialEntry = z.object({
  kind: z.literal('social'),
  key: socialNetwork,
  url: text(500),
})

/** A vendor that the footer names. */
export const vendorEntry = z.object({
  kind: z.literal('vendor'),
  key: helpTopicKey,
  displayName: text(40),
})

/** An article of the blog. */
export const articleEntry = z.object({
  kind: z.literal('article'),
  key: helpTopicKey,
  title: localized,
  /** A sentence or two for the list. */
  lead: z._default(localized, {}),
  content: localized,
  /** When it was first published, unless said. */
  publishedAt: z.optional(instant),
})

/** An article of the blog as a list names it. */
export const articleSummary = z.object({
  article: helpTopicKey,
  title: z.string(),
  /** A sentence or two; empty where the operator wrote none. */
  lead: z.string(),
  lang: otherLanguage,
  publishedAt: instant,
})
export type ArticleSummary = z.infer<typeof articleSummary>

/** A match that people bet on much. Its odds are what the feed said; the game takes bets at its own. */
export const hotMatch = z.object({
  key: helpTopicKey,
  league: localized,
  home: localized,
  away: localized,
  startsAt: instant,
  /** The sports game in which one bets on it. */
  gameCode,
  /** What one may bet on, with decimal odds. */
  bets: z._default(listOf(z.object({ label: localized, odds: matching(/^\d{1,3}\.\d{2}$/) }), 0, 3), []),
})
export type HotMatch = z.infer<typeof hotMatch>

/** The same as one entry of many. */
export const matchEntry = z.extend(hotMatch, { kind: z.literal('match') })

export const contentEntry = z.discriminatedUnion('kind', [helpEntry, serviceEntry, socialEntry, vendorEntry, articleEntry, matchEntry])
export type ContentEntry = z.infer<typeof contentEntry>

/** Where it stands among its kind; the smallest first. */
export const entryPosition = checked(int(), z.minimum(0), z.maximum(9999))
