import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { listOf, localized, text } from '../kit/wire.ts'
import { announcement, announcementType, contentKind, execution } from './shapes.ts'
import { contentEntry, entryPosition, helpTopicKey, hotMatch } from './site-shapes.ts'

/** Publishes a help topic, a way to the customer service, a social link or a vendor; one of the same key is replaced. */
export const publishEntry = call({
  method: 'POST',
  path: '/operator/content',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ entry: contentEntry, position: z.optional(entryPosition) }),
  response: () => z.object({ kind: contentKind, key: z.string() }),
})

/** What is published of one kind. */
export const operatorEntries = call({
  method: 'GET',
  path: '/operator/content',
  token: false,
  only: 'operator',
  request: () => z.object({ kind: contentKind }),
  response: () => z.object({ list: z.array(z.object({ entry: contentEntry, position: entryPosition })) }),
})

/** Takes an entry back. */
export const retractEntry = call({
  method: 'DELETE',
  path: '/operator/content',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ kind: contentKind, key: helpTopicKey }),
  response: () => z.object({ kind: contentKind, key: z.string() }),
})

/** Replaces all hot matches by those of a feed, or says with `preview` what would be shown of it. */
export const publishHotMatches = call({
  method: 'PUT',
  path: '/operator/content/matches',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ matches: listOf(hotMatch, 0, 100), preview: z._default(z.boolean(), false) }),
  response: () =>
    z.object({
      /** Those that readers see now, the soonest first. */
      shown: z.array(hotMatch),
      /** Those that have begun by now, which nobody sees. */
      begun: z.array(helpTopicKey),
    }),
})

/**
 * Calls of the operator's command line; the key in `Authorization` stands in the gateway's data directory. Publishes an
 * announcement to every reader at once.
 */
export const publishAnnouncement = call({
  method: 'POST',
  path: '/operator/announcements',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () =>
    z.object({
      type: announcementType,
      execution: z._default(execution, 'B'),
      title: localized,
      content: localized,
      url: z.optional(text(500)),
      groupName: z.optional(text(40)),
      /** On this site, or on one of the brand's image networks. */
      imageUrl: z.optional(text(500)),
      promotionType: z.optional(text(40)),
    }),
  response: () => z.object({ id: z.string() }),
})

/** What is published now. */
export const operatorAnnouncements = call({
  method: 'GET',
  path: '/operator/announcements',
  token: false,
  only: 'operator',
  request: () => z.object({ types: z.optional(announcementType) }),
  response: () => z.object({ list: z.array(announcement) }),
})

/** Takes an announcement back. */
export const retractAnnouncement = call({
  method: 'DELETE',
  path: '/operator/announcements',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ id: text(40) }),
  response: () => z.object({ id: z.string() }),
})
