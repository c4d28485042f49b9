import * as z from 'zod/mini'
import { gameCode, instant, int, matching, upTo } from '../kit/wire.ts'
import { drawResult, numero } from './draw-shapes.ts'

/** What a lottery draws, as far as its game leaves it open. */
export const drawShape = z.union([
  z.object({ kind: z.literal('digits'), count: int() }),
  z.object({ kind: z.literal('numbers'), pick: int(), of: int() }),
  z.object({ kind: z.literal('dice') }),
  z.object({ kind: z.literal('mark-six') }),
  z.object({ kind: z.literal('lots'), layout: z.enum(['north', 'south']) }),
  /** Several stations of Vietnam together. */
  z.object({ kind: z.literal('stations') }),
])

export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])

export const lotteryType = z.enum(['SSC', '11X5', 'LF', 'LHC', 'PK10', 'K3', 'VN-MB', 'VN-MN', 'VN-ST'])

export const drawSource = z.enum(['own', 'feed', 'replay', 'stations'])

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

/** Decimal odds, stake included, for each tier. */
export const odds = z.record(upTo(20), matching(/^\d{1,9}(\.\d{1,6})?$/))
export type Odds = z.infer<typeof odds>

/** The two ways in which a lottery may price a play by odds: A with lower odds and a rebate, B with higher odds and none. */
export const oddsBook = z.enum(['A', 'B'])
export type OddsBook = z.infer<typeof oddsBook>

/** A share of the stake, e.g. `0.09`: below one, of at most four decimals. */
export const stakeShare = matching(/^0(\.\d{1,4})?$/)

/** How book A prices a play: its odds, and the share of the stake that comes back at settlement. */
export const bookA = z.object({ odds, rebate: stakeShare })
export type BookA = z.infer<typeof bookA>

export const lottery = z.object({
  gameCode,
  gameName: z.string(),
  type: lotteryType,
  shape: drawShape,
  prizeMode,
  /** Decimal string: the money behind one note at mode 1, multiple 1. */
  unit: z.string(),
  modes: z.array(z.string()),
  maxMultiple: int(),
  maxNotes: int(),
  /** What its plays take, and those of them that differ. */
  limits: z.object({ usual: playLimits, plays: z.record(z.string(), playLimits) }),
  /** Whose game it is, which decides its page: LOTT, TCG_LOTTO_VN or TCG_SEA. */
  vassalage: z.string(),
  /** On an average day; 0 where it is drawn less than every other day. */
  drawsPerDay: int(),
  /** From draw to draw; null where a calendar says when. */
  intervalSeconds: z.nullable(int()),
  /** Wall-clock times HH:MM on weekdays from 1, Monday, to 7; holidays are left out. Null where draws follow without a pause. */
  calendar: z.nullable(z.object({ timeZone: z.string(), times: z.array(z.string()), weekdays: z.array(int()) })),
  /**
   * `own`: we draw it, provably. `feed`: an outside lottery's results. `replay`: imported past results. `stations`: what several stations
   * drew on a day, which are lotteries of their own here.
   */
  source: drawSource,
  /** Whether a bet can be taken back before its issue is sealed. */
  cancellable: z.boolean(),
  iconUrl: z.string(),
  /** Plays offered, as the rules library names them. */
  plays: z.array(z.string()),
  /** Plays priced by odds, stake included, for each tier; the others are priced by prize group. */
  odds: z.record(z.string(), odds),
  /** Plays that can be bet by book A, too; `odds` is their book B. Absent where there are no books. */
  bookA: z.optional(z.record(z.string(), bookA)),
  /** House rules where a play has a choice, e.g. `tie: push`. */
  flags: z.record(z.string(), z.string()),
})
export type Lottery = z.infer<typeof lottery>

export const openedGame = z.object({
  gameCode,
  /** Null while the lottery has no issue to bet on. */
  current: z.nullable(numero),
  /** An earlier issue whose draw is past and whose result from outside is not confirmed yet; absent when none waits. */
  awaiting: z.optional(numero),
  next: z.nullable(numero),
  last: z.nullable(drawResult),
  serverNow: instant,
})
export type OpenedGame = z.infer<typeof openedGame>
