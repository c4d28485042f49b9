import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { day, gameCode, instant, int, listOf, text } from '../kit/wire.ts'
import { draw } from './draw-shapes.ts'
import { correction, fedResult, fedResults, proposalId, resultProposal, resultState, voidProposal } from './operator-shapes.ts'

/** Proposes results of an outside lottery for its issues that wait for one; results of other days are passed over. */
export const proposeResults = call({
  method: 'POST',
  path: '/operator/results',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      gameCode,
      source: text(200),
      /** `numero` only where the lottery draws several times a day. */
      results: fedResults,
    }),
  response: () =>
    z.object({
      proposed: int(),
      /** The same as was proposed already. */
      agreed: int(),
      /** Issues for which it contradicts another result. */
      contradicted: z.array(z.string()),
      /** Of days for which no issue waits. */
      passedOver: int(),
    }),
})

/** Reads rows of a file in the layout of an outside lottery; nothing is proposed by that. */
export const readResultRows = call({
  method: 'POST',
  path: '/operator/results/rows',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      gameCode,
      /** Texts or whole numbers by column, as a CSV or JSON file has them. */
      rows: listOf(z.record(z.string(), z.unknown()), 1, 500),
    }),
  response: () =>
    z.object({
      /** Without rows of other stations; empty where one is wrong. */
      results: z.array(fedResult),
      /** The first row that is wrong, counted from 0, and what is wrong with it. */
      fault: z.nullable(z.object({ row: int(), message: z.string() })),
    }),
})

/** Keeps results from before an outside lottery was offered here, for the history of results; nobody could bet on them. */
export const keepPastResults = call({
  method: 'POST',
  path: '/operator/results/past',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ gameCode, results: fedResults }),
  response: () =>
    z.object({
      kept: int(),
      /** Known already, or since the lottery is offered: those are proposed instead. */
      passedOver: int(),
    }),
})

/** The issues that wait for a result from outside, and what is proposed for them; or the latest proposals of one state. */
export const operatorResults = call({
  method: 'GET',
  path: '/operator/results',
  token: false,
  only: 'operator',
  request: () => z.object({ state: z.optional(resultState) }),
  response: () =>
    z.object({
      waiting: z.array(z.object({ gameCode, numero: z.string(), drawAt: instant })),
      list: z.array(resultProposal),
    }),
})

/** Vouches for a proposed result; with the second person it is the result, and the issue is drawn from it. */
export const confirmResult = call({
  method: 'POST',
  path: '/operator/results/confirm',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ id: proposalId }),
  response: () => resultProposal,
})

/** Rejects a proposed result, and with that lets one that it contradicts be confirmed. */
export const rejectResult = call({
  method: 'POST',
  path: '/operator/results/reject',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ id: proposalId, reason: text(200) }),
  response: () => resultProposal,
})

/** Says what a drawn issue’s right result is and shows what correcting it would do. Nothing is done yet. */
export const proposeCorrection = call({
  method: 'POST',
  path: '/operator/corrections',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ gameCode, numero: text(40), draw, source: text(200) }),
  response: () => correction,
})

/** What a result proposed for a drawn issue would do, or what it did. */
export const previewCorrection = call({
  method: 'GET',
  path: '/operator/corrections',
  token: false,
  only: 'operator',
  request: () => z.object({ id: text(18) }),
  response: () => correction,
})

/** Vouches for a correction; with the second person it is made, in one run, by entries that make good the difference. */
export const confirmCorrection = call({
  method: 'POST',
  path: '/operator/corrections/confirm',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      id: text(18),
      /** As the preview showed it: another correction in between refuses this one. */
      resultVersion: int(),
      /** Shown to the players whose bets it changes. */
      reason: text(200),
    }),
  response: () => correction,
})

/**
 * Asks that an issue be called off and shows what that would do: every stake goes back, and whatever it paid is taken back. Nothing is
 * done yet. A drawn issue of an own lottery is never called off while its proof holds.
 */
export const voidIssue = call({
  method: 'POST',
  path: '/operator/issues/void',
  token: false,
  only: 'operator',
  desk: 'finance',
  /** The reason is shown to the players whose bets it changes. */
  request: () => z.object({ gameCode, numero: text(40), reason: text(200) }),
  response: () => voidProposal,
})

/** What calling an issue off would do, or what it did. */
export const previewVoid = call({
  method: 'GET',
  path: '/operator/issues/void',
  token: false,
  only: 'operator',
  request: () => z.object({ id: text(18) }),
  response: () => voidProposal,
})

/** Agrees to calling an issue off; the second person's word does it, in one run. The same again answers the same. */
export const confirmVoid = call({
  method: 'POST',
  path: '/operator/issues/void/confirm',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      id: proposalId,
      /** As the preview showed it: a draw or correction in between refuses this one. */
      resultVersion: int(),
    }),
  response: () => voidProposal,
})

/** Queues results for a replay lottery; each issue takes the next one. A result already queued is skipped. */
export const importDraws = call({
  method: 'POST',
  path: '/operator/draws',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      gameCode,
      draws: listOf(z.object({ issue: text(40), date: day, draw }), 1, 500),
    }),
  response: () => z.object({ imported: int(), skipped: int(), waiting: int() }),
})
