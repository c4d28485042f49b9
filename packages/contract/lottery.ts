import * as z from 'zod/mini'
import { odds } from './bets.ts'
import { call } from './call.ts'
import { draw, drawShape } from './draw.ts'
import { drawResult, numero, numeroState } from './numero.ts'
import { day, gameCode, instant, nothing, queryInt, text } from './wire.ts'

export type { DrawResult, Numero } from './numero.ts'

export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])
export const lotteryType = z.enum(['SSC', '11X5', 'LF', 'LHC', 'PK10', 'K3', 'VN-MB', 'VN-MN'])

export const drawSource = z.enum(['own', 'feed', 'replay'])

/** What one play takes, as decimal amounts of the member's currency. */
export const playLimits = z.object({
  /** Of one line. */
  leastStake: z.string(),
  mostStake: z.string(),
  /** Of all one's lines of the play on one issue: their stakes, and the most they can pay in one draw. */
  mostIssueStake: z.string(),
  maxPayoutPerIssue: z.string(),
})
export type PlayLimits = z.infer<typeof playLimits>

const lottery = z.object({
  gameCode,
  gameName: z.string(),
  type: lotteryType,
  shape: drawShape,
  prizeMode,
  /** Decimal string: the money behind one note at mode 1, multiple 1. */
  unit: z.string(),
  modes: z.array(z.string()),
  maxMultiple: z.int(),
  maxNotes: z.int(),
  /** What its plays take, and those of them that differ. */
  limits: z.object({ usual: playLimits, plays: z.record(z.string(), playLimits) }),
  /** Whose game it is, which decides its page: LOTT, TCG_LOTTO_VN or TCG_SEA. */
  vassalage: z.string(),
  /** On an average day; 0 where it is drawn less than every other day. */
  drawsPerDay: z.int(),
  /** From draw to draw; null where a calendar says when. */
  intervalSeconds: z.nullable(z.int()),
  /** Wall-clock times HH:MM on weekdays from 1, Monday, to 7; holidays are left out. Null where draws follow without a pause. */
  calendar: z.nullable(z.object({ timeZone: z.string(), times: z.array(z.string()), weekdays: z.array(z.int()) })),
  /** `own`: we draw it, provably. `feed`: an outside lottery's results. `replay`: imported past results. */
  source: drawSource,
  /** Whether a bet can be taken back before its issue is sealed. */
  cancellable: z.boolean(),
  iconUrl: z.string(),
  /** Plays offered, as the rules library names them. */
  plays: z.array(z.string()),
  /** Plays priced by odds, stake included, for each tier; the others are priced by prize group. */
  odds: z.record(z.string(), odds),
  /** House rules where a play has a choice, e.g. `tie: push`. */
  flags: z.record(z.string(), z.string()),
})
export type Lottery = z.infer<typeof lottery>

const now = '2026-11-21T08:00:30.000Z'
const exampleNumero = {
  numero: '20261121-0901',
  state: 'OPEN',
  openAt: '2026-11-21T08:00:00.000Z',
  sealAt: '2026-11-21T08:00:55.000Z',
  drawAt: '2026-11-21T08:01:00.000Z',
  commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  root: null,
} as const
const exampleDraw = {
  numero: '20261121-0900',
  drawAt: '2026-11-21T08:00:00.000Z',
  result: { digits: '20282' },
  ordered: true,
  resultVersion: 1,
}

export const lotteryGames = call({
  method: 'GET',
  path: '/lgw/lottery/games',
  summary: 'The lotteries of a price book',
  token: false,
  encrypted: false,
  request: z.object({ prizeMode: z.optional(prizeMode) }),
  response: z.object({ games: z.array(lottery) }),
  failures: [],
  example: {
    request: {},
    response: {
      games: [
        {
          gameCode: 'SSC1',
          gameName: 'SSC, 1 minute',
          type: 'SSC',
          shape: { kind: 'digits', count: 5 },
          prizeMode: 'ELOTT',
          unit: '2000',
          modes: ['1', '0.1', '0.01'],
          maxMultiple: 10000,
          maxNotes: 20000,
          limits: {
            usual: {
              leastStake: '20.0000',
              mostStake: '100000000.0000',
              mostIssueStake: '200000000.0000',
              maxPayoutPerIssue: '1000000000.0000',
            },
            plays: {},
          },
          vassalage: 'LOTT',
          drawsPerDay: 1440,
          intervalSeconds: 60,
          calendar: null,
          source: 'own',
          cancellable: true,
          iconUrl: '/art/game/SSC1.svg',
          plays: ['front3-direct'],
          odds: {},
          flags: { tie: 'lose' },
        },
      ],
    },
  },
})

const opened = z.object({
  gameCode,
  /** Null while the lottery has no issue to bet on. */
  current: z.nullable(numero),
  /** An earlier issue whose draw is past and whose result from outside is not confirmed yet; absent when none waits. */
  awaiting: z.optional(numero),
  next: z.nullable(numero),
  last: z.nullable(drawResult),
  serverNow: instant,
})
export type Opened = z.infer<typeof opened>

export const openedNumero = call({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'The issue that is open now, the next one and the last result of a lottery',
  token: 'optional',
  encrypted: false,
  request: z.object({ gameCode }),
  response: opened,
  failures: ['GAME_UNKNOWN'],
  example: {
    request: { gameCode: 'SSC1' },
    response: { gameCode: 'SSC1', current: exampleNumero, next: null, last: exampleDraw, serverNow: now },
  },
})

export const openedGames = call({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The same for every lottery at once, for the lottery lobby',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ list: z.array(opened) }),
  failures: [],
  example: {
    request: {},
    response: { list: [{ gameCode: 'SSC1', current: exampleNumero, next: null, last: exampleDraw, serverNow: now }] },
  },
})

export const drawResults = call({
  method: 'GET',
  path: '/lgw/lottery/results',
  summary: 'Past results, latest first',
  token: 'optional',
  encrypted: false,
  request: z.object({ gameCode, limit: z._default(queryInt(1, 200), 30), before: z.optional(text(40)) }),
  response: z.object({ list: z.array(drawResult) }),
  failures: ['GAME_UNKNOWN'],
  example: { request: { gameCode: 'SSC1', limit: 30 }, response: { list: [exampleDraw] } },
})

export const drawProof = call({
  method: 'GET',
  path: '/lgw/lottery/proof',
  summary: 'What is needed to check one draw: commitment, root of the sealed bets, and the seed once drawn',
  token: 'optional',
  encrypted: false,
  request: z.object({ gameCode, numero: text(40) }),
  response: z.object({
    gameCode,
    numero: z.string(),
    state: numeroState,
    commitment: z.nullable(z.string()),
    /** Merkle root of the sealed bets: the public entropy of the draw. */
    root: z.nullable(z.string()),
    betCount: z.int(),
    seed: z.nullable(z.string()),
    shape: drawShape,
    /** The day of the draw in the merchant's zone, which some draws carry. */
    date: day,
    result: z.nullable(draw),
  }),
  failures: ['GAME_UNKNOWN', 'ISSUE_UNKNOWN'],
  example: {
    request: { gameCode: 'SSC1', numero: '20261121-0900' },
    response: {
      gameCode: 'SSC1',
      numero: '20261121-0900',
      state: 'SETTLED',
      commitment: '9f86',
      root: 'e3b0',
      betCount: 3,
      seed: '00ff',
      shape: { kind: 'digits', count: 5 },
      date: '2026-11-21',
      result: { digits: '20282' },
    },
  },
})
