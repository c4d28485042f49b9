import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { helpSection, helpTopic, liveChat, socialNetwork } from './site-shapes.ts'

/** The operator’s texts of one section, in order: help topics, user agreement, responsible gaming, legal licence or contact. */
export const helpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  token: false,
  request: () =>
    z.object({
      /** The language wanted; the reader's own unless said. */
      lang: z.optional(text(5)),
      device: z._default(z.literal('WEB'), 'WEB'),
      section: z._default(helpSection, 'HELP'),
    }),
  response: () => z.object({ topics: z.array(helpTopic) }),
})

/** Ways to the customer service, in order. Their paths are encrypted; a launch opens one. */
export const liveChats = call({
  method: 'GET',
  path: '/wps/relay/CBS_getLiveChatModelList',
  token: 'optional',
  response: () => z.object({ list: z.array(liveChat) }),
})

/** The address behind an encrypted path: a page of the site, or an https, mailto or tel address. */
export const launchChat = call({
  method: 'POST',
  path: '/wps/relay/CBS_launchLiveChat',
  token: 'optional',
  request: () => z.object({ path: text(1000) }),
  response: () => z.object({ chatUrl: z.string() }),
})

/** What the footer names besides the site itself: social networks and vendors. */
export const siteLinks = call({
  method: 'GET',
  path: '/wps/system/siteLinks',
  token: false,
  response: () =>
    z.object({
      social: z.array(z.object({ name: socialNetwork, url: z.string() })),
      vendors: z.array(z.object({ vassalage: z.string(), displayName: z.string() })),
    }),
})
