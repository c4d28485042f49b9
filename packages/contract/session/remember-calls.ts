import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'

/** The accounts that this browser was told to remember and could go on with by one press, the last one first. Names are masked. */
export const rememberedAccounts = call({
  method: 'GET',
  path: '/wps/session/remembered',
  token: false,
  response: () =>
    z.object({
      list: z.array(z.object({ id: z.string(), name: z.string(), initials: z.string(), lastSeenAt: instant })),
      /** Devices are remembered at the sign-in origin, which is another address than this one: `startChoice` asks there. */
      elsewhere: z.boolean(),
      serverNow: instant,
    }),
})

/** Has this browser forget an account that it was told to remember. */
export const forgetRemembered = call({
  method: 'POST',
  path: '/wps/session/remembered/forget',
  token: false,
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({}),
})
