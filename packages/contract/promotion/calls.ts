import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { checked, instant, int, listOf } from '../kit/wire.ts'
import { MOST_UPLOADS } from '../upload/shapes.ts'
import { graphemesOf, MOST_COMMENT } from './graphemes.ts'
import { grantView, promotionCard, promotionDetail } from './shapes.ts'

/** What is offered, as it stands for this reader; to visitors as it would begin. What can be claimed comes first. Refused during a break, with a limit set, and to trial accounts. */
export const promotions = call({
  method: 'GET',
  path: '/wps/promotions',
  token: 'optional',
  response: () => z.object({ list: z.array(promotionCard), serverNow: instant }),
})

/** One promotion: its terms, an example in the reader’s currency, and each condition, fulfilled or how far it has come. */
export const promotion = call({
  method: 'GET',
  path: '/wps/promotion',
  token: 'optional',
  request: () => z.object({ id: z.uuid() }),
  response: () => promotionDetail,
})

/** Joins a promotion that counts from then on. */
export const joinPromotion = call({
  method: 'POST',
  path: '/wps/promotion/join',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid() }),
  response: () => promotionDetail,
})

/** Claims what is ready: it is in the balance with the answer. Once for each period, however often it is asked. */
export const claimPromotion = call({
  method: 'POST',
  path: '/wps/promotion/claim',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({ grant: grantView, balance: money }),
})

/** Applies for a promotion that a person decides on: at most 140 graphemes and three pictures of `uploadImage`. `version` is that of the terms that were read. */
export const applyForPromotion = call({
  method: 'POST',
  path: '/wps/promotion/apply',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      id: z.uuid(),
      version: int(),
      comment: checked(
        z.string(),
        z.maxLength(4000),
        z.refine((text) => graphemesOf(text) <= MOST_COMMENT),
      ),
      pictures: listOf(z.uuid(), 0, MOST_UPLOADS),
    }),
  response: () => promotionDetail,
})

/** Takes an application back that nobody has decided on. */
export const cancelApplication = call({
  method: 'POST',
  path: '/wps/promotion/cancel',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid() }),
  response: () => promotionDetail,
})

/** What promotions have paid to the caller, the latest first, and what can be claimed now. */
export const promotionRewards = call({
  method: 'GET',
  path: '/wps/promotion/rewards',
  token: true,
  account: 'real',
  response: () => z.object({ ready: z.array(promotionCard), paid: z.array(grantView), serverNow: instant }),
})
