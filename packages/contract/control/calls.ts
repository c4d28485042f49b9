import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { requestAmount } from '../kit/money.ts'
import { instant, matching, nothing } from '../kit/wire.ts'
import {
  breakTerm,
  controlChange,
  controlOverview,
  limitFigure,
  limitKind,
  limitPeriod,
  offerChannel,
  playBreak,
  playProduct,
  playState,
  realityMinutes,
} from './shapes.ts'

/** What was asked for is done, and is read with `playLimits`. */
const done = () => nothing
const ofLimit = () => z.object({ kind: limitKind, period: limitPeriod })

/** All limits with what they leave and when they start anew, breaks, blocked products, and what was paid in over six months. */
export const playLimits = call({
  method: 'GET',
  path: '/wps/control/limits',
  token: true,
  account: 'real',
  response: () => controlOverview,
})

/**
 * A lower limit, or a first one, holds at once. A higher one, or none (`amount` null), is noted and comes only of `confirmRaise`. `from` is
 * the limit that its owner saw: where it is another meanwhile, nothing happens.
 */
export const setPlayLimit = call({
  method: 'POST',
  path: '/wps/control/limits/set',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      kind: limitKind,
      period: limitPeriod,
      /** A decimal amount, or whole minutes where the kind is `TIME`. */
      amount: z.nullable(z.union([requestAmount, matching(/^[1-9]\d{0,5}$/)])),
      from: z.optional(z.nullable(limitFigure)),
    }),
  response: done,
})

/** The second yes to a higher limit, at least 24 hours after the first and within a week of it. */
export const confirmRaise = call({
  method: 'POST',
  path: '/wps/control/limits/confirm',
  token: true,
  account: 'real',
  request: ofLimit,
  response: done,
})

/** Takes a request for a higher limit back. */
export const withdrawRaise = call({
  method: 'POST',
  path: '/wps/control/limits/keep',
  token: true,
  account: 'real',
  request: ofLimit,
  response: done,
})

/** A time-out or a self-exclusion, at once and everywhere: it ends every session of the account, this one too. */
export const takeBreak = call({
  method: 'POST',
  path: '/wps/control/break',
  token: true,
  account: 'real',
  request: () => z.object({ term: breakTerm }),
  response: () => z.object({ break: playBreak }),
})

/** Asks for the end of a self-exclusion whose term is over; it comes a day later. */
export const endExclusion = call({
  method: 'POST',
  path: '/wps/control/break/end',
  token: true,
  account: 'real',
  response: done,
})

/** Blocks a product at once, or asks to open it again, which takes a day. */
export const blockProduct = call({
  method: 'POST',
  path: '/wps/control/product',
  token: true,
  account: 'real',
  request: () => z.object({ product: playProduct, blocked: z.boolean() }),
  response: done,
})

/** How often the reality check comes. */
export const setRealityCheck = call({
  method: 'POST',
  path: '/wps/control/reality',
  token: true,
  account: 'real',
  request: () => z.object({ minutes: realityMinutes }),
  response: done,
})

/** Stops offers that come by a channel, for ever, or lets them come again; what came as a message meanwhile never does. */
export const stopOffers = call({
  method: 'POST',
  path: '/wps/control/offers',
  token: true,
  account: 'real',
  request: () => z.object({ channel: offerChannel, stopped: z.boolean() }),
  response: done,
})

/** Says that a game or a draw is open before a player, and answers how long so. Pages say it every half minute; two at once count once. */
export const markPlaying = call({
  method: 'POST',
  path: '/wps/control/playing',
  token: true,
  account: 'real',
  response: () => playState,
})

/** The answer to a reality check; both are as good. */
export const answerRealityCheck = call({
  method: 'POST',
  path: '/wps/control/reality/answer',
  token: true,
  account: 'real',
  request: () => z.object({ answer: z.enum(['CONTINUE', 'STOP']) }),
  response: () => playState,
})

/** The limits were looked at, as they are to be every half year. */
export const reviewLimits = call({
  method: 'POST',
  path: '/wps/control/review',
  token: true,
  account: 'real',
  response: done,
})

/** What was done to the limits, the latest first: the last hundred changes. */
export const controlHistory = call({
  method: 'GET',
  path: '/wps/control/history',
  token: true,
  account: 'real',
  response: () => z.object({ list: z.array(controlChange), serverNow: instant }),
})
