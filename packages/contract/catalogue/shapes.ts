import * as z from 'zod/mini'
import { int, matching, text } from '../kit/wire.ts'

export const GAME_TYPES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'COCKFIGHT', 'BINGO'] as const

export const gameType = z.enum(GAME_TYPES)
export type GameType = z.infer<typeof gameType>

/** What a list of games is of. `FAV` and `RECENT` are the caller's own. */
export const gameSelection = z.enum(['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'])
export type GameSelection = z.infer<typeof gameSelection>

/** The price book that a lane's lotteries are opened with. */
export const lanePrizeMode = z.enum(['LOTT', 'ELOTT'])
export type PrizeMode = z.infer<typeof lanePrizeMode>

/** Whether an entry is a game, or a vendor that opens a list of its games. */
const gameKind = z.enum(['GAME', 'VASSALAGE'])

/** What opening a game takes, where the game itself is only linked to. */
export const gameTarget = z.object({
  nodeId: int(),
  gameCode: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType,
  isGame: gameKind,
  /** The price book of the lane, with which its lotteries are opened. */
  prizeMode: z.optional(lanePrizeMode),
})
export type GameTarget = z.infer<typeof gameTarget>

export const game = z.object({
  nodeId: int(),
  gameCode: z.string(),
  /** What the house calls it: its name in the brand's own language, whatever the reader's is. */
  nodeName: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType,
  gameClassify: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  /** 0 means that the free trial IS offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** `VASSALAGE` marks a vendor that opens a list of its games. */
  isGame: gameKind,
  /** 1: the card shows the vendor's icon; own lotteries have none. */
  showIcon: z.union([z.literal(0), z.literal(1)]),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** Shown in the picture's box until it has loaded. */
  colour: matching(/^#[0-9a-f]{6}$/),
})
export type Game = z.infer<typeof game>

/** The groups of games that a vendor has an icon for. */
export const ICON_GROUPS = ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'] as const
export type IconGroup = (typeof ICON_GROUPS)[number]

export const laneVendor = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  /** The icon for the lane's group of games. */
  iconUrl: z.string(),
  colour: z.string(),
  total: int(),
})

/** A class of games, with the codes of the vendors that have some. */
export const laneClass = z.object({ key: z.string(), displayName: z.string(), vendors: z.array(z.string()) })

export const gameClass = z.object({
  key: z.string(),
  displayName: z.string(),
  total: int(),
  /** Codes of the vendors that have games of it. */
  vendors: z.array(z.string()),
})

export const gameFilters = { gameType: z.optional(gameType), vassalage: z.optional(text(40)) }
