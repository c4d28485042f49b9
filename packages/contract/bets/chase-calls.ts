import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { requestAmount, money } from '../kit/money.ts'
import { checked, gameCode, instant, int, listOf, paging, queryInt, text } from '../kit/wire.ts'
import { issueAhead, MOST_ISSUES, plan, planAnswer, planDetail } from './chase-shapes.ts'
import { chaseState } from './chase-state.ts'
import { betLine, MOST_LINE_BYTES } from './shapes.ts'

/** The issues of a lottery that still take bets, by its timetable, the next one first. */
export const chaseIssues = call({
  method: 'GET',
  path: '/lgw/lottery/chase/issues',
  token: true,
  request: () => z.object({ gameCode, limit: z._default(queryInt(1, MOST_ISSUES), MOST_ISSUES) }),
  response: () => z.object({ list: z.array(issueAhead), serverNow: instant }),
})

/** Bets one line on several issues ahead, each at its own multiple; the whole amount is locked at once. */
export const createChase = call({
  method: 'POST',
  path: '/lgw/lottery/chase',
  token: true,
  encrypted: true,
  movesMoney: true,
  account: 'real',
  mostBytes: MOST_LINE_BYTES,
  request: () =>
    z.object({
      gameCode,
      /** Its own multiple is 1. */
      line: betLine,
      /** In the order of the timetable; each named, none implied. */
      issues: listOf(z.object({ numero: text(40), multiple: int() }), 1, MOST_ISSUES),
      stopOnWin: z.boolean(),
      /** The whole amount as it was confirmed; another one is refused. */
      total: requestAmount,
      /** Asked of those who have set one. */
      withdrawPassword: z.optional(text(64)),
    }),
  response: () => planAnswer,
})

/** The member's plans: one page, newest first. */
export const listChases = call({
  method: 'GET',
  path: '/lgw/lottery/chase',
  token: true,
  request: () => z.object({ gameCode: z.optional(gameCode), state: z.optional(chaseState), ...paging(100) }),
  response: () => z.object({ list: z.array(plan), total: int(), totalPages: int(), serverNow: instant }),
})

/** One plan with its issues and what became of each. */
export const chaseDetail = call({
  method: 'GET',
  path: '/lgw/lottery/chase/detail',
  token: true,
  request: () => z.object({ planId: z.uuid() }),
  response: () => z.extend(planDetail, { serverNow: instant }),
})

/** Gives back what is not sealed yet: the issues named, or all that remain. */
export const cancelChase = call({
  method: 'POST',
  path: '/lgw/lottery/chase/cancel',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ planId: z.uuid(), numeros: z.optional(checked(z.array(text(40)), z.minLength(1), z.maxLength(MOST_ISSUES))) }),
  /** `given`: what came back by this call. */
  response: () => z.extend(planAnswer, { given: money }),
})
