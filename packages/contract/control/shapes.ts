import * as z from 'zod/mini'
import { helpLine } from '../kit/help-line.ts'
import { money, wireAmount } from '../kit/money.ts'
import { instant, int, matching } from '../kit/wire.ts'

/** `DEPOSIT`: all that is paid in, whatever is withdrawn; `LOSS`: stakes without what comes back; `TIME`: with a game or a draw open. */
export const limitKind = z.enum(['DEPOSIT', 'LOSS', 'STAKE', 'TIME'])
export type LimitKind = z.infer<typeof limitKind>

/** Of the merchant's calendar: a day from midnight, a week from Monday, a month from the first. */
export const limitPeriod = z.enum(['DAY', 'WEEK', 'MONTH'])
export type LimitPeriod = z.infer<typeof limitPeriod>

/** How much: a decimal amount of the account's currency, or whole seconds where the kind is `TIME`. */
export const limitFigure = z.union([wireAmount, matching(/^\d{1,9}$/)])

/** A higher limit, or none, that its owner has asked for. It comes only of a second yes, from `confirmFrom` on and before `lapsesAt`. */
const raise = z.object({ to: z.nullable(limitFigure), requestedAt: instant, confirmFrom: instant, lapsesAt: instant })

export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** Null while there is none. */
  limit: z.nullable(limitFigure),
  /** What counts against it since `startsAt`; below zero for `LOSS` where more came back than was staked. */
  used: limitFigure,
  /** What this limit still leaves; never below zero, null without a limit. */
  remaining: z.nullable(limitFigure),
  startsAt: instant,
  resetsAt: instant,
  raise: z.nullable(raise),
})
export type PlayLimit = z.infer<typeof playLimit>

export const breakKind = z.enum(['TIME_OUT', 'EXCLUSION'])

/** The terms that there are: the first four of a time-out, the last three of a self-exclusion. */
export const breakTerm = z.enum(['H24', 'D3', 'D7', 'D30', 'M6', 'Y1', 'Y5'])
export type BreakTerm = z.infer<typeof breakTerm>

export const playBreak = z.object({
  kind: breakKind,
  term: breakTerm,
  startedAt: instant,
  /** Until then at least. A time-out ends there by itself, a self-exclusion does not. */
  until: instant,
  /** When it ends; null for a self-exclusion whose end nobody has asked for. */
  endsAt: z.nullable(instant),
})
export type PlayBreak = z.infer<typeof playBreak>

/** What can be blocked by itself: all own lotteries, or the games of one type. */
export const playProduct = z.enum(['LOTTERY', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT', 'BINGO'])
export type PlayProduct = z.infer<typeof playProduct>

/** The ways by which offers come: on the site with its events, and as messages in the inbox. */
export const offerChannel = z.enum(['SITE', 'LETTERS'])
export type OfferChannel = z.infer<typeof offerChannel>

/** Minutes between two reality checks. */
export const realityMinutes = z.union([z.literal(15), z.literal(30), z.literal(60)])

export const controlOverview = z.object({
  currency: z.string(),
  limits: z.array(playLimit),
  break: z.nullable(playBreak),
  /** Until when a break of each length holds that begins now. */
  breaksUntil: z.array(z.object({ term: breakTerm, until: instant })),
  /** Each product; `opensAt` where opening it again was asked for. */
  products: z.array(z.object({ product: playProduct, blocked: z.boolean(), opensAt: z.nullable(instant) })),
  realityMinutes,
  /** The ways by which the member lets no offers come. */
  offersStopped: z.array(offerChannel),
  /** What was paid in without what was paid out, the earliest month first, this one last. `month` is its first day. */
  netDeposits: z.array(z.object({ month: z.string(), amount: money })),
  /** Whether half a year has passed since the limits were last looked at. */
  reviewDue: z.boolean(),
  helpLines: z.array(helpLine),
  serverNow: instant,
})
export type ControlOverview = z.infer<typeof controlOverview>

/** How long somebody has been playing, and what came of it. */
export const playState = z.object({
  /** Null while nobody plays. */
  startedAt: z.nullable(instant),
  elapsedSeconds: int(),
  realityMinutes,
  /** Whether the reality check waits for its answer: no stake is taken before. */
  due: z.boolean(),
  /** When it comes, should play go on; null while nobody plays or one waits. */
  nextCheckAt: z.nullable(instant),
  /** Since `startedAt`. */
  staked: money,
  paidOut: money,
  result: money,
  balance: money,
  /** Of the tightest time limit. */
  time: z.nullable(z.object({ period: limitPeriod, used: int(), limit: int() })),
  break: z.nullable(playBreak),
  serverNow: instant,
})
export type PlayState = z.infer<typeof playState>

/** One thing that was done to the limits, as the history lists it. */
export const controlChange = z.object({
  at: instant,
  action: z.enum([
    'LIMIT_SET',
    'LIMIT_LOWERED',
    'RAISE_REQUESTED',
    'RAISE_CONFIRMED',
    'RAISE_WITHDRAWN',
    'RAISE_LAPSED',
    'BREAK_STARTED',
    'BREAK_END_REQUESTED',
    'PRODUCT_BLOCKED',
    'PRODUCT_OPENING',
    'REALITY_INTERVAL',
    'REVIEWED',
    'OFFERS_STOPPED',
    'OFFERS_RESUMED',
  ]),
  kind: z.nullable(limitKind),
  period: z.nullable(limitPeriod),
  /** The limit before and after; or the term, the product, the minutes, the channel. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ControlChange = z.infer<typeof controlChange>
