import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { gameCode, instant } from '../kit/wire.ts'

/** How a round of a vendor's game stands. `RETURNED`: its stake was given back. */
export const roundState = z.enum(['OPEN', 'WON', 'LOST', 'RETURNED'])
export type RoundState = z.infer<typeof roundState>

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
})
export type PlayedRound = z.infer<typeof playedRound>

/** A vendor whose games were played. */
export const playedVendor = { vendor: z.string(), name: z.string() }
