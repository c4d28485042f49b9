import * as z from 'zod/mini'
import { call } from './call.ts'
import { draw } from './draw.ts'
import { money } from './money.ts'
import { resultState } from './operator-results.ts'
import { gameCode, text } from './wire.ts'

/** Making good: a wrong result is corrected by two people, an issue is called off by one. Nothing that was booked is changed. */

/** What an outcome does to the bets that an earlier one had settled. */
const effect = z.object({
  /** Bets on the issue that were settled, and how many of them come to something else. */
  bets: z.int(),
  changed: z.int(),
  /** Paid to players, and taken back from them. */
  paid: money,
  taken: money,
  /** The part of `taken` that their cash does not hold and that they owe. */
  owed: money,
})
export type Effect = z.infer<typeof effect>

const correction = z.object({
  id: z.string(),
  gameCode,
  numero: z.string(),
  state: resultState,
  /** The outcome that it replaces; it counts one higher. */
  resultVersion: z.int(),
  before: draw,
  result: draw,
  /** Where it is from, and who vouches for it. */
  sources: z.array(z.string()),
  people: z.array(z.string()),
  /** What it would do now; once confirmed, what it did. */
  effect,
})
export type Correction = z.infer<typeof correction>

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const example: Correction = {
  id: '8',
  gameCode: 'FC3D',
  numero: '20261120',
  state: 'PROPOSED',
  resultVersion: 1,
  before: { digits: '022' },
  result: { digits: '220' },
  sources: ['the gazette of 21 November'],
  people: ['lan'],
  effect: { bets: 120, changed: 3, paid: cny('1950.0000'), taken: cny('1956.0000'), owed: cny('6.0000') },
}

export const proposeCorrection = call({
  method: 'POST',
  path: '/operator/corrections',
  summary: 'Says what a drawn issue’s right result is and shows what correcting it would do. Nothing is done yet',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ gameCode, numero: text(40), draw, source: text(200) }),
  response: correction,
  failures: [
    'OPERATOR_KEY_WRONG',
    'GAME_UNKNOWN',
    'ISSUE_UNKNOWN',
    'ISSUE_NOT_DRAWN',
    'ISSUE_VOID',
    'OWN_DRAW',
    'RESULT_INVALID',
    'RESULT_SAME',
  ],
  example: {
    request: { gameCode: 'FC3D', numero: '20261120', draw: { digits: '220' }, source: 'the gazette of 21 November' },
    response: example,
  },
})

export const previewCorrection = call({
  method: 'GET',
  path: '/operator/corrections',
  summary: 'What a result proposed for a drawn issue would do, or what it did',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ id: text(18) }),
  response: correction,
  failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'ISSUE_NOT_DRAWN', 'ISSUE_VOID'],
  example: { request: { id: '8' }, response: example },
})

export const confirmCorrection = call({
  method: 'POST',
  path: '/operator/corrections/confirm',
  summary: 'Vouches for a correction; with the second person it is made, in one run, by entries that make good the difference',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({
    id: text(18),
    /** As the preview showed it: another correction in between refuses this one. */
    resultVersion: z.int(),
    /** Shown to the players whose bets it changes. */
    reason: text(200),
  }),
  response: correction,
  failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'RESULT_DECIDED', 'SAME_PERSON', 'ISSUE_NOT_DRAWN', 'ISSUE_VOID'],
  example: {
    request: { id: '8', resultVersion: 1, reason: 'the feed had the digits backwards' },
    response: { ...example, state: 'CONFIRMED', people: ['lan', 'minh'] },
  },
})

export const voidIssue = call({
  method: 'POST',
  path: '/operator/issues/void',
  summary: 'Calls an issue off: every stake goes back, and whatever it paid is taken back. The same again answers the same',
  token: false,
  encrypted: false,
  only: 'operator',
  /** The reason is shown to the players whose bets it changes. */
  request: z.object({ gameCode, numero: text(40), reason: text(200) }),
  response: z.object({ gameCode, numero: z.string(), bets: z.int(), refunded: money }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'ISSUE_UNKNOWN'],
  example: {
    request: { gameCode: 'FC3D', numero: '20261121', reason: 'the draw did not take place' },
    response: { gameCode: 'FC3D', numero: '20261121', bets: 120, refunded: cny('240.0000') },
  },
})
