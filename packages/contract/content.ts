import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, queryInt, text } from './wire.ts'

/** B: banners, PL: player notices (marquee and bell), PU: popups, PR: promotion popups, H: home notices. */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H'])
/** A: after login, B: before login (home), F: at the first login. */
export const execution = z.enum(['A', 'B', 'F'])

/** What the operator writes besides announcements; readers are told by kind that it changed. */
export const contentKind = z.enum(['help', 'service', 'social', 'vendor'])
export type ContentKind = z.infer<typeof contentKind>

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  execution,
  title: z.string(),
  /** HTML; sanitised by the reader in one place. */
  content: z.string(),
  promotionType: z.nullable(z.string()),
  /** Banners: where a click leads, and the group the banner stands in. */
  url: z.nullable(z.string()),
  linkageType: z.nullable(z.enum(['NONE', 'ROUTE', 'GAME', 'URL'])),
  groupName: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  publishedAt: instant,
})
export type Announcement = z.infer<typeof announcement>

export const listAnnouncements = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'What the operator has published, newest first, in the reader’s language',
  token: 'optional',
  encrypted: false,
  request: z.object({
    types: z._default(z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)), 'B,PL,PU,PR,H'),
    platform: z._default(z.literal('W'), 'W'),
    execution: z.optional(execution),
    groupName: z.optional(text(40)),
    limit: z._default(queryInt(1, 100), 50),
  }),
  response: z.object({ list: z.array(announcement) }),
  failures: [],
  example: {
    request: { types: 'PL,H', platform: 'W' },
    response: {
      list: [
        {
          id: '3',
          type: 'PL',
          execution: 'B',
          title: 'Moon Gate week',
          content: '<p>Read the terms first.</p>',
          promotionType: null,
          url: null,
          linkageType: null,
          groupName: null,
          imageUrl: null,
          publishedAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    },
  },
})
