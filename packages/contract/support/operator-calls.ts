import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, matching, text } from '../kit/wire.ts'
import { caseHead, caseNumber, caseWhole } from './shapes.ts'

const deskCase = z.object({ account: z.string(), case: caseWhole })
export type DeskCase = z.infer<typeof deskCase>

/** Cases: those that wait for the desk, the longest first, or all others, the latest changed first. */
export const operatorCases = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'GET',
  path: '/operator/cases',
  request: () => z.object({ state: z._default(z.enum(['WAITING', 'OTHER']), 'WAITING') }),
  response: () => z.object({ list: z.array(z.object({ account: z.string(), head: caseHead })) }),
})

/** A case with all that was written, and addresses of its pictures that end. */
export const readCase = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/case/open',
  request: () => z.object({ number: caseNumber }),
  response: () => deskCase,
})

/** Answers a case, solves it, or both; its member gets a message. `version` is the one that was read. */
export const answerCase = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/case/answer',
  request: () => z.object({ number: caseNumber, version: int(), text: z.optional(text(6000)), solve: z._default(z.boolean(), false) }),
  response: () => deskCase,
})

const clockTime = matching(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When the desk is there on each of the merchant's days, and within how many minutes of these it answers. `from` and `to` alike: always. */
export const setDeskHours = call({
  token: false,
  only: 'operator',
  method: 'PUT',
  path: '/operator/desk-hours',
  request: () => z.object({ from: clockTime, to: clockTime, answerMinutes: int() }),
  response: () => z.object({ from: clockTime, to: clockTime, answerMinutes: int() }),
})
