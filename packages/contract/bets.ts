import * as z from 'zod/mini'
import { call } from './call.ts'
import { money } from './money.ts'
import { draw } from './draw.ts'
import { REFUSALS } from './refusals.ts'
import { day, gameCode, instant, paging, text } from './wire.ts'

const token = z.string().check(z.maxLength(40))
/** One leg of a parlay: which number, which of its sides, and the word for it. */
const leg = z.object({ on: token, market: token, pick: token })
/** Most tokens of one list, so that a slip fits into a call. */
export const MOST_TOKENS = 5_000
/** What was chosen, in the rules library's form: lists of tokens, or lists of such lists per place. */
export const selection = z.record(
  z.string().check(z.regex(/^[a-z]{1,12}$/)),
  z.array(z.union([token, z.array(token).check(z.maxLength(100)), leg])).check(z.maxLength(MOST_TOKENS)),
)
export type Selection = z.infer<typeof selection>

/** Decimal odds, stake included, for each tier. */
export const odds = z.record(z.string().check(z.maxLength(20)), z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/)))
export type Odds = z.infer<typeof odds>

export const betLine = z.object({
  play: text(40),
  selection,
  /** One of the lottery's modes, e.g. `0.1`. */
  mode: z.string().check(z.maxLength(8)),
  multiple: z.number(),
  /** Null for a play priced by odds. */
  prizeGroup: z.nullable(z.int()),
  /** The odds it was shown at, for each tier; other ones by now are refused. */
  odds: z.optional(odds),
})
export type BetLine = z.infer<typeof betLine>

export const betState = z.enum(['WAITING', 'WON', 'LOST', 'PUSH', 'VOID'])
export type BetState = z.infer<typeof betState>

/** What was bet, on what, and at what price: the same in a bet and in its receipt. */
export const frozen = {
  betId: z.string(),
  gameCode,
  numero: z.string(),
  play: z.string(),
  selection,
  notes: z.int(),
  unit: z.string(),
  mode: z.string(),
  multiple: z.int(),
  /** What it was priced at: a prize group, or odds. */
  prizeGroup: z.nullable(z.int()),
  odds: z.nullable(odds),
}

export const bet = z.object({
  ...frozen,
  gameName: z.string(),
  stake: money,
  /** The part of the stake given back at settlement for playing below one's highest prize group. */
  rebate: money,
  state: betState,
  /** Why it is void, where its issue is not. */
  voidReason: z.nullable(z.enum(['CANCELLED'])),
  /** Until when it can be taken back; null when it cannot. */
  cancelUntil: z.nullable(instant),
  payout: z.nullable(money),
  /** payout + rebate − stake, once settled. */
  net: z.nullable(money),
  result: z.nullable(draw),
  placedAt: instant,
  settledAt: z.nullable(instant),
})
export type Bet = z.infer<typeof bet>

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const exampleBet: Bet = {
  betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
  gameCode: 'SSC1',
  gameName: 'SSC, 1 minute',
  numero: '20261121-0901',
  play: 'front3-direct',
  selection: {
    places: [
      ['1', '3', '8'],
      ['0', '5'],
      ['2', '7', '9'],
    ],
  },
  notes: 18,
  unit: '2000',
  mode: '1',
  multiple: 1,
  prizeGroup: 1900,
  odds: null,
  stake: vnd('36000.0000'),
  rebate: vnd('900.0000'),
  state: 'WAITING',
  voidReason: null,
  cancelUntil: '2026-11-21T08:00:55.000Z',
  payout: null,
  net: null,
  result: null,
  placedAt: '2026-11-21T08:00:31.000Z',
  settledAt: null,
}

/** Why a line cannot be bet on an issue, whether at once or ahead. */
export const LINE_FAILURES = [
  'GAME_UNKNOWN',
  'GAME_CLOSED',
  'ISSUE_UNKNOWN',
  'ISSUE_CLOSED',
  'PLAY_UNKNOWN',
  'PRIZE_GROUP_OUT_OF_RANGE',
  'ODDS_CHANGED',
  ...REFUSALS,
  'STAKE_TOO_SMALL',
  'STAKE_TOO_LARGE',
] as const

export const placeBets = call({
  method: 'POST',
  path: '/lgw/lottery/bets',
  summary: 'Places the lines of a slip on one issue: all of them, or none',
  token: true,
  encrypted: false,
  movesMoney: true,
  request: z.object({
    gameCode,
    numero: text(40),
    lines: z.array(betLine).check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ bets: z.array(bet), balance: money, serverNow: instant }),
  failures: [
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_CONFLICT',
    'NEED_TRUE_ACCOUNT',
    ...LINE_FAILURES,
    'PLAY_LIMIT_REACHED',
    'PAYOUT_LIMIT_REACHED',
    'EXPOSURE_LIMIT_REACHED',
    'INSUFFICIENT_FUNDS',
  ],
  example: {
    request: {
      gameCode: 'SSC1',
      numero: '20261121-0901',
      lines: [
        {
          play: 'front3-direct',
          selection: {
            places: [
              ['1', '3', '8'],
              ['0', '5'],
              ['2', '7', '9'],
            ],
          },
          mode: '1',
          multiple: 1,
          prizeGroup: 1900,
        },
      ],
    },
    response: { bets: [exampleBet], balance: vnd('12444500.0000'), serverNow: '2026-11-21T08:00:31.000Z' },
  },
})

export const listBets = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalHistory',
  summary: 'The betting record: one page, newest first, with the totals of all that the filter matches',
  token: true,
  encrypted: false,
  request: z.object({
    from: z.optional(day),
    to: z.optional(day),
    state: z.optional(betState),
    gameCode: z.optional(gameCode),
    numero: z.optional(text(40)),
    ...paging(100),
  }),
  response: z.object({
    list: z.array(bet),
    total: z.int(),
    totalPages: z.int(),
    totals: z.object({ stake: money, payout: money, rebate: money, net: money }),
    serverNow: instant,
  }),
  failures: ['NEED_TRUE_ACCOUNT'],
  example: {
    request: { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 18 },
    response: {
      list: [exampleBet],
      total: 1,
      totalPages: 1,
      totals: { stake: vnd('36000.0000'), payout: vnd('0.0000'), rebate: vnd('0.0000'), net: vnd('0.0000') },
      serverNow: '2026-11-21T08:00:31.000Z',
    },
  },
})

/** How a bet settled, step by step; money and prizes are decimal strings. It recomputes to the payout. */
export const explanation = z.object({
  draw,
  outcome: z.enum(['win', 'lose', 'push', 'mixed']),
  notes: z.int(),
  stake: z.string(),
  /** Stake of one note: unit x mode x multiple. */
  per: z.string(),
  hits: z.array(
    z.object({
      tier: z.string(),
      count: z.int(),
      /** Prize of a 2-unit note, twice the odds where it is priced by them. */
      prize: z.string(),
      /** What one such note pays here. */
      pays: z.string(),
    }),
  ),
  /** At most 100 of them. */
  winningNotes: z.array(
    z.object({
      note: z.string(),
      tier: z.string(),
      /** The prizes of a draw of lots that it came in, e.g. `g3`, where the play looks at several. */
      lots: z.optional(z.array(z.string())),
    }),
  ),
  /** Before the one truncation to 4 places. */
  sum: z.string(),
  payout: z.string(),
  rebate: z.string(),
})
export type Explanation = z.infer<typeof explanation>

/** What a bet had come to by an outcome of its issue that no longer holds. */
export const earlierOutcome = z.object({
  resultVersion: z.int(),
  state: betState,
  payout: money,
  rebate: money,
  result: z.nullable(draw),
  /** When it was corrected, and why, in the operator's words. */
  until: instant,
  reason: z.string(),
})
export type EarlierOutcome = z.infer<typeof earlierOutcome>

export const betDetail = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalHistoryDetail',
  summary: 'One bet with the explanation of its settlement',
  token: true,
  encrypted: false,
  request: z.object({ betId: z.uuid() }),
  response: z.object({
    bet,
    explanation: z.nullable(explanation),
    /** Where the result was corrected or the issue called off: what the bet had come to before, the first outcome first. */
    earlier: z.optional(z.array(earlierOutcome)),
    /** Why its issue was called off, in the operator's words. */
    calledOff: z.optional(z.string()),
  }),
  failures: ['BET_UNKNOWN'],
  example: {
    request: { betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001' },
    response: { bet: exampleBet, explanation: null },
  },
})
