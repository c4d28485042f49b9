import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { gameCode, instant } from '../kit/wire.ts'

/** How a round of a vendor's game stands. `RETURNED`: its stake was given back. */
export const roundState = z.enum(['OPEN', 'WON', 'LOST', 'RETURNED'])
export type RoundState = z.infer<typeof roundState>

/** One pick of a round that is a bet on matches, in the reader's language; `result` is null until it is known. */
export const playedLeg = z.object({
  event: z.string(),
  market: z.string(),
  pick: z.string(),
  odds: z.string(),
  result: z.nullable(z.enum(['WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST'])),
})
export type PlayedLeg = z.infer<typeof playedLeg>

/** A round of a vendor's game, as its player's betting record has it. */
export const playedRound = z.object({
  /** As the vendor calls it. */
  roundId: z.string(),
  gameCode,
  gameName: z.string(),
  vendorName: z.string(),
  state: roundState,
  stake: money,
  payout: money,
  /** Payout less stake; null while the round is open. */
  net: z.nullable(money),
  openedAt: instant,
  closedAt: z.nullable(instant),
  /** An address at which the vendor shows the round as it was played; null where it shows none. */
  replayUrl: z.nullable(z.string()),
  /** Of a bet on matches, where its vendor says what it is on. */
  legs: z.optional(z.array(playedLeg)),
})
export type PlayedRound = z.infer<typeof playedRound>

/** A vendor whose games were played. */
export const playedVendor = { vendor: z.string(), name: z.string() }
