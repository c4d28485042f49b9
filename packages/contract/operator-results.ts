import * as z from 'zod/mini'
import { call } from './call.ts'
import { draw } from './draw.ts'
import { day, gameCode, instant, text } from './wire.ts'

/** Results of outside lotteries: brought from a file or fetched, they are only proposed until two people vouch for them. */

export const resultState = z.enum(['PROPOSED', 'CONFIRMED', 'REJECTED'])

const proposal = z.object({
  id: z.string(),
  gameCode,
  numero: z.string(),
  drawAt: instant,
  result: draw,
  state: resultState,
  /** Who says so: a file or an address, and the operator who brought it; null where the gateway fetched it. */
  sources: z.array(z.object({ source: z.string(), person: z.nullable(z.string()), at: instant })),
  /** Who vouches for it. */
  people: z.array(z.string()),
  /** Another result of the same issue is proposed or confirmed: neither counts until one is rejected. */
  contradicted: z.boolean(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
})
export type ResultProposal = z.infer<typeof proposal>

const proposalId = z.string().check(z.regex(/^\d{1,18}$/))

const example: ResultProposal = {
  id: '7',
  gameCode: 'FC3D',
  numero: '20261120',
  drawAt: '2026-11-20T13:15:00.000Z',
  result: { digits: '022' },
  state: 'PROPOSED',
  sources: [{ source: 'fc3d.csv', person: 'lan', at: '2026-11-20T13:20:00.000Z' }],
  people: ['lan'],
  contradicted: false,
  reason: null,
}

/** What a source says of one issue. `numero` only where a lottery draws several times a day. */
const fedResult = z.object({ date: day, numero: z.optional(text(40)), draw })
export type FedResult = z.infer<typeof fedResult>
const fedResults = z.array(fedResult).check(z.minLength(1), z.maxLength(100))

export const proposeResults = call({
  method: 'POST',
  path: '/operator/results',
  summary: 'Proposes results of an outside lottery for its issues that wait for one; results of other days are passed over',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({
    gameCode,
    source: text(200),
    /** `numero` only where the lottery draws several times a day. */
    results: fedResults,
  }),
  response: z.object({
    proposed: z.int(),
    /** The same as was proposed already. */
    agreed: z.int(),
    /** Issues for which it contradicts another result. */
    contradicted: z.array(z.string()),
    /** Of days for which no issue waits. */
    passedOver: z.int(),
  }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'RESULT_INVALID'],
  example: {
    request: { gameCode: 'FC3D', source: 'fc3d.csv', results: [{ date: '2026-11-20', draw: { digits: '022' } }] },
    response: { proposed: 1, agreed: 0, contradicted: [], passedOver: 0 },
  },
})

export const readResultRows = call({
  method: 'POST',
  path: '/operator/results/rows',
  summary: 'Reads rows of a file in the layout of an outside lottery; nothing is proposed by that',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({
    gameCode,
    /** Texts or whole numbers by column, as a CSV or JSON file has them. */
    rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({
    /** Without rows of other stations; empty where one is wrong. */
    results: z.array(fedResult),
    /** The first row that is wrong, counted from 0, and what is wrong with it. */
    fault: z.nullable(z.object({ row: z.int(), message: z.string() })),
  }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN'],
  example: {
    request: { gameCode: 'FC3D', rows: [{ date: '2026-11-20', numbers: '022' }] },
    response: { results: [{ date: '2026-11-20', draw: { digits: '022' } }], fault: null },
  },
})

export const keepPastResults = call({
  method: 'POST',
  path: '/operator/results/past',
  summary: 'Keeps results from before an outside lottery was offered here, for the history of results; nobody could bet on them',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ gameCode, results: fedResults }),
  response: z.object({
    kept: z.int(),
    /** Known already, or since the lottery is offered: those are proposed instead. */
    passedOver: z.int(),
  }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'RESULT_INVALID'],
  example: {
    request: { gameCode: 'FC3D', results: [{ date: '2026-04-15', draw: { digits: '022' } }] },
    response: { kept: 1, passedOver: 0 },
  },
})

export const operatorResults = call({
  method: 'GET',
  path: '/operator/results',
  summary: 'The issues that wait for a result from outside, and what is proposed for them; or the latest proposals of one state',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ state: z.optional(resultState) }),
  response: z.object({
    waiting: z.array(z.object({ gameCode, numero: z.string(), drawAt: instant })),
    list: z.array(proposal),
  }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: {
    request: {},
    response: { waiting: [{ gameCode: 'FC3D', numero: '20261120', drawAt: '2026-11-20T13:15:00.000Z' }], list: [example] },
  },
})

const decisionFailures = ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'RESULT_DECIDED'] as const

export const confirmResult = call({
  method: 'POST',
  path: '/operator/results/confirm',
  summary: 'Vouches for a proposed result; with the second person it is the result, and the issue is drawn from it',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ id: proposalId }),
  response: proposal,
  failures: [...decisionFailures, 'RESULT_CONTRADICTED', 'SAME_PERSON'],
  example: { request: { id: '7' }, response: { ...example, state: 'CONFIRMED', people: ['lan', 'minh'] } },
})

export const rejectResult = call({
  method: 'POST',
  path: '/operator/results/reject',
  summary: 'Rejects a proposed result, and with that lets one that it contradicts be confirmed',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ id: proposalId, reason: text(200) }),
  response: proposal,
  failures: [...decisionFailures],
  example: {
    request: { id: '7', reason: 'the file is of another day' },
    response: { ...example, state: 'REJECTED', reason: 'the file is of another day' },
  },
})
