import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { matching, queryInt, text } from '../kit/wire.ts'
import { announcement, execution } from './shapes.ts'

/** What the operator has published, newest first, in the reader’s language; no banners, popups and promotions for who takes a break from play, and what is for agents for agents alone. */
export const listAnnouncements = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'optional',
  request: () =>
    z.object({
      types: z._default(matching(/^(B|PL|PU|PR|H|AG)(,(B|PL|PU|PR|H|AG)){0,5}$/), 'B,PL,PU,PR,H'),
      platform: z._default(z.literal('W'), 'W'),
      execution: z.optional(execution),
      groupName: z.optional(text(40)),
      limit: z._default(queryInt(1, 100), 50),
    }),
  response: () => z.object({ list: z.array(announcement) }),
})
