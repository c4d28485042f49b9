import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'
import { rateStep, rateView, rebateCategory, requestRate } from './shapes.ts'

/** The rebate rates of the caller, or of an account of the caller's team, with how they came about, the latest first. */
export const teamRates = call({
  method: 'GET',
  path: '/wps/agent/rates',
  token: true,
  only: 'agent',
  request: () => z.object({ memberId: z.optional(z.uuid()) }),
  response: () =>
    z.object({
      account: z.string(),
      /** Whether the caller may set them: of accounts directly below. */
      settable: z.boolean(),
      rates: z.array(rateView),
      history: z.array(rateStep),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/**
 * Sets a rate of an account directly below the caller, in steps of 0.1: a higher one holds at once, a lower one from the merchant's next day on.
 * Nobody else's rate is moved.
 */
export const setTeamRate = call({
  method: 'PUT',
  path: '/wps/agent/rates',
  token: true,
  only: 'agent',
  request: () => z.object({ memberId: z.uuid(), category: rebateCategory, rate: requestRate }),
  response: () => z.object({ from: instant, rate: rateView }),
})
