import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { matching, text } from '../kit/wire.ts'
import { sessionValue } from './shapes.ts'

/**
 * Starts free play: a session of the trial account of this browser while it lasts, or else of a new one. It tries games for show and moves no
 * money; `register` with `fromTrial` turns it into a full account.
 */
export const startFreePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'register',
  request: () =>
    z.object({
      /** Such as `Windows`, as the client takes it to be. */
      os: text(40),
      platform: z.literal('W'),
      version: z.literal(3),
      /** Of the caller's making, so that no two requests are alike. */
      random: matching(/^[\w-]{22,64}$/),
      /** Solved proof of work from `captchaChallenge`, base64. */
      challenge: text(2000),
    }),
  response: () => sessionValue,
})
