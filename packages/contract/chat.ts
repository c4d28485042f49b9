import * as z from 'zod/mini'
import { call } from './call.ts'
import { helpTopicKey } from './help.ts'
import { localized, nothing, text } from './wire.ts'

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

export const liveChats = call({
  method: 'GET',
  path: '/wps/relay/CBS_getLiveChatModelList',
  summary: 'Ways to the customer service, in order. Their paths are encrypted; a launch opens one',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ list: z.array(z.object({ id: z.string(), csType, title: z.string(), path: z.string() })) }),
  failures: [],
  example: { request: {}, response: { list: [{ id: 'chat', csType: 'LIVE_CHAT', title: 'Live chat', path: 'k3J0...' }] } },
})
export type LiveChat = z.infer<typeof liveChats.response>['list'][number]

export const launchChat = call({
  method: 'POST',
  path: '/wps/relay/CBS_launchLiveChat',
  summary: 'The address behind an encrypted path: a page of the site, or an https, mailto or tel address',
  token: 'optional',
  encrypted: false,
  request: z.object({ path: text(1000) }),
  response: z.object({ chatUrl: z.string() }),
  failures: ['CHAT_UNKNOWN'],
  example: { request: { path: 'k3J0...' }, response: { chatUrl: 'https://chat.example/aurora' } },
})
