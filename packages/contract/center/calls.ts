import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int, upTo } from '../kit/wire.ts'
import { friend, profileEntry, profileField, waitingItem } from './shapes.ts'

/** What waits for the member, the most urgent first; the counts beside the sections of the member center follow from it. */
export const memberWaiting = call({
  method: 'GET',
  path: '/wps/member/waiting',
  token: true,
  account: 'real',
  response: () => z.object({ items: z.array(waitingItem), serverNow: instant }),
})

/** What the member wrote of themselves, in the order of the form; numbers of identity papers are shown in part. */
export const memberProfile = call({
  method: 'GET',
  path: '/wps/member/profile',
  token: true,
  account: 'real',
  response: () => z.object({ fields: z.array(profileEntry), minimumAge: int() }),
})

/** Changes fields of the profile, all that are sent or none. An empty text takes a field back. What proves who somebody is stands once it is written. */
export const saveProfile = call({
  method: 'PUT',
  path: '/wps/member/profile',
  token: true,
  account: 'real',
  request: () => z.object({ fields: z.partialRecord(profileField, upTo(200)) }),
  response: () => z.object({ fields: z.array(profileEntry) }),
})

/** The member's VIP level, how far the next one is, and what each gives. */
export const memberVip = call({
  method: 'GET',
  path: '/wps/member/vip',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      /** Place in `levels`; null below the first. */
      level: z.nullable(int()),
      /** The last day that the level surely holds. */
      until: z.nullable(day),
      /** Valid bets of this quarter. */
      bets: money,
      quarterEnds: day,
      levels: z.array(z.object({ label: z.string(), from: money, gives: z.array(z.string()) })),
      serverNow: instant,
    }),
})

/** The member's own code and link, what a friend brings, and the friends so far, the latest first. */
export const memberReferral = call({
  method: 'GET',
  path: '/wps/member/referral',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      open: z.boolean(),
      code: z.string(),
      link: z.string(),
      reward: money,
      deposit: money,
      days: int(),
      joined: int(),
      rewarded: int(),
      earned: money,
      friends: z.array(friend),
      serverNow: instant,
    }),
})
