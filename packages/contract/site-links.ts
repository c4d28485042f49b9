import * as z from 'zod/mini'
import { call } from './call.ts'
import { helpTopicKey } from './help.ts'
import { nothing, text } from './wire.ts'

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

export const siteLinks = call({
  method: 'GET',
  path: '/wps/system/siteLinks',
  summary: 'What the footer names besides the site itself: social networks and vendors',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    social: z.array(z.object({ name: socialNetwork, url: z.string() })),
    vendors: z.array(z.object({ vassalage: z.string(), displayName: z.string() })),
  }),
  failures: [],
  example: {
    request: {},
    response: {
      social: [{ name: 'telegram', url: 'https://chat.example/aurora' }],
      vendors: [{ vassalage: 'PG', displayName: 'PG' }],
    },
  },
})
