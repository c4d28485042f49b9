import * as z from 'zod/mini'
import { localized, matching, queryInt } from '../kit/wire.ts'

/** The code of a room among those of its game. */
export const roomCode = matching(/^[A-Za-z0-9_-]{1,40}$/)

/** A room of a vendor's game, as the operator adds it: bets in whole units of the currency. */
export const newRoom = z.object({
  code: roomCode,
  names: localized,
  minBet: queryInt(0, 1_000_000_000),
  maxBet: queryInt(1, 1_000_000_000),
  open: z._default(z.boolean(), true),
})
export type NewRoom = z.output<typeof newRoom>
