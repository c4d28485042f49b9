import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { checked, gameCode, instant, int, matching, text, upTo } from '../kit/wire.ts'
import { draw } from '../lottery/draw-shapes.ts'
import { odds, oddsBook, stakeShare } from '../lottery/shapes.ts'

export const betState = z.enum(['WAITING', 'WON', 'LOST', 'PUSH', 'VOID'])
export type BetState = z.infer<typeof betState>

export const betToken = upTo(40)

/** One parlayLeg of a parlay: which number, which of its sides, and the word for it. */
export const parlayLeg = z.object({ on: betToken, market: betToken, pick: betToken })

/** Most tokens of one list: as many as any lottery takes notes in a line. */
export const MOST_TOKENS = 20_000

/** Most stations besides the first that a slip is bet on: four are drawn at one time at most. */
export const MOST_OTHER_STATIONS = 3

/** Bytes of a call that brings lines of bets: three lists as long as they may be, of numbers of five digits. */
export const MOST_LINE_BYTES = 512 * 1024

/** Tokens of one list that a bet brings along where it is one of many; `betDetail` has all of them. */
export const LISTED_TOKENS = 100

/** What was chosen, in the rules library's form: lists of tokens, or lists of such lists per place. */
export const selection = z.record(
  matching(/^[a-z]{1,12}$/),
  checked(z.array(z.union([betToken, checked(z.array(betToken), z.maxLength(100)), parlayLeg])), z.maxLength(MOST_TOKENS)),
)
export type Selection = z.infer<typeof selection>

/** A line of a slip. Strict: a key that it does not know is a wish that would go unheard, so the line is refused. */
export const betLine = z.strictObject({
  play: text(40),
  selection,
  /** One of the lottery's modes, e.g. `0.1`. */
  mode: upTo(8),
  multiple: z.number(),
  /** Null for a play priced by odds; a group is refused there. */
  prizeGroup: z.nullable(int()),
  /** The odds it was shown at, for each tier; other ones by now are refused, and any for a play priced by prize group. */
  odds: z.optional(odds),
  /** Of a play that has two books of odds, which; B when absent. Refused for any other play. */
  book: z.optional(oddsBook),
})
export type BetLine = z.infer<typeof betLine>

/** What was bet, on what, and at what price: the same in a bet and in its receipt. */
export const betTerms = z.object({
  betId: z.string(),
  gameCode,
  numero: z.string(),
  play: z.string(),
  selection,
  notes: int(),
  unit: z.string(),
  mode: z.string(),
  multiple: int(),
  /** What it was priced at: a prize group, or odds. */
  prizeGroup: z.nullable(int()),
  odds: z.nullable(odds),
})

export const bet = z.extend(betTerms, {
  gameName: z.string(),
  /** By key of the selection, how many tokens of its list are left out here; absent where it is whole. */
  omitted: z.optional(z.record(z.string(), int())),
  stake: money,
  /** The part of the stake given back at settlement: for playing below one's highest prize group, or by book A. */
  rebate: money,
  /** Where its play has two books of odds: by which it was bet, and the share of the stake that this gives back. */
  book: z.optional(z.object({ id: oddsBook, rebate: stakeShare })),
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

/** How a bet settled, step by step; money and prizes are decimal strings. It recomputes to the payout. */
export const explanation = z.object({
  draw,
  outcome: z.enum(['win', 'lose', 'push', 'mixed']),
  notes: int(),
  stake: z.string(),
  /** Stake of one note: unit x mode x multiple. */
  per: z.string(),
  hits: z.array(
    z.object({
      tier: z.string(),
      count: int(),
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
  resultVersion: int(),
  state: betState,
  payout: money,
  rebate: money,
  result: z.nullable(draw),
  /** When it was corrected, and why, in the operator's words. */
  until: instant,
  reason: z.string(),
})
export type EarlierOutcome = z.infer<typeof earlierOutcome>

/** One bet with the explanation of its settlement. */
export const explainedBet = z.object({
  bet,
  explanation: z.nullable(explanation),
  /** Where the result was corrected or the issue called off: what the bet had come to before, the first outcome first. */
  earlier: z.optional(z.array(earlierOutcome)),
  /** Why its issue was called off, in the operator's words. */
  calledOff: z.optional(z.string()),
})
export type ExplainedBet = z.infer<typeof explainedBet>
