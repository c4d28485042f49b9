import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, queryInt, text } from '../kit/wire.ts'

const channel = z.enum(['SMS', 'EMAIL'])
/**
 * `STORED`: its channel has no provider, and it can be read here. `WITHHELD`: to an address that nobody has, so it goes nowhere.
 * `EXPIRED`: no provider took it while it was of use.
 */
const state = z.enum(['QUEUED', 'STORED', 'WITHHELD', 'SENT', 'FAILED', 'EXPIRED'])

/** SMS and e-mails to people, the newest first, and how many of the day's have been sent. */
export const operatorMessages = call({
  method: 'GET',
  path: '/operator/messages',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () =>
    z.object({
      channel: z.optional(channel),
      state: z.optional(state),
      /** A number as E.164 writes it, or an e-mail address. */
      to: z.optional(text(320)),
      size: z._default(queryInt(1, 200), 20),
    }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          id: z.string(),
          channel,
          to: z.string(),
          template: z.string(),
          state,
          /** What it says is shown only where no provider takes it; an SMS has no subject. */
          subject: z.nullable(z.string()),
          text: z.nullable(z.string()),
          attempts: int(),
          /** Why the last attempt failed. */
          error: z.nullable(z.string()),
          createdAt: instant,
          sentAt: z.nullable(instant),
        }),
      ),
      /** Each channel's provider, null where there is none, and its messages of the merchant's day that strangers asked for. */
      today: z.array(z.object({ channel, provider: z.nullable(z.string()), sent: int(), most: int() })),
    }),
})
