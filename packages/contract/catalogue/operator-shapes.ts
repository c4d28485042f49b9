import * as z from 'zod/mini'
import { int, localized, matching, queryInt, text } from '../kit/wire.ts'
import { newRoom } from './room-shapes.ts'
import { gameType } from './shapes.ts'

/** The code of a vendor or of a game. */
export const catalogueCode = matching(/^[A-Za-z0-9_-]{1,40}$/)
/** On this site, or on one of the brand's image networks. */
export const pictureAddress = text(500)

/** A game as the operator adds it. */
export const newGame = z.object({
  code: catalogueCode,
  names: localized,
  vendorCode: catalogueCode,
  gameType,
  /** What it is below its type, e.g. `SLOTS`; empty where types have no classes. */
  classify: matching(/^[A-Z0-9-]{0,20}$/),
  hot: z._default(z.boolean(), false),
  /** Whether a guest may try it for nothing. */
  trial: z._default(z.boolean(), false),
  minBet: z._default(queryInt(0, 1_000_000), 1),
  /** Lines of a slot machine; 0 where it has none. */
  lines: z._default(queryInt(0, 100_000), 0),
  iconUrl: z.optional(z.nullable(pictureAddress)),
  /** Rooms to choose from before it opens, each with bets of its own; most games have none. */
  rooms: z.optional(z.array(newRoom)),
})
export type NewGame = z.output<typeof newGame>

export const operatorGame = z.object({
  code: z.string(),
  names: localized,
  vendorCode: z.string(),
  gameType: z.string(),
  classify: z.string(),
  enabled: z.boolean(),
  hot: z.boolean(),
  trial: z.boolean(),
  iconUrl: z.nullable(z.string()),
  nodeId: int(),
})
