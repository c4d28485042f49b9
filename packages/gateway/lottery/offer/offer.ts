import type { BrandPack } from '@portico/contract/kit/brand'
import { perNote } from '@portico/lottery/bet'
import { exceeds, readDecimal } from '@portico/lottery/rational'
import { type LotteryGame, GAMES } from './games.ts'
import { readPrizeGroups } from '../../member/index.ts'
import type { LotteryLimits, PlayLimits } from './play-limits.ts'
import { readSettings, type SettingRow } from './settings-store.ts'
import type { Platform } from '../../platform.ts'

/** The lotteries as they are sold now: as in code, with what the operator set. */
export interface Offer {
  game(code: string): LotteryGame | undefined
  games(): readonly LotteryGame[]
  /** What the operator set, as it was read last. */
  settings(): readonly SettingRow[]
  /** Reads what the operator set. Before the first reading it is as in code. */
  load(): Promise<void>
  /** When what was heard of has been read: whoever asks because of the event gets what it is about. */
  loaded(): Promise<void>
}

const limitsOf = (rows: readonly SettingRow[]): LotteryLimits => {
  const plays: Record<string, Partial<PlayLimits>> = {}
  for (const { play, limits } of rows) if (play !== '' && limits) plays[play] = limits
  return { ...rows.find(({ play }) => play === '')?.limits, plays }
}

const withSettings = (game: LotteryGame, rows: readonly SettingRow[]): LotteryGame => {
  if (rows.length === 0) return game
  const odds = Object.fromEntries(rows.flatMap(({ play, odds: set }) => (set && play in game.odds ? [[play, set]] : [])))
  const bookA = Object.fromEntries(rows.flatMap(({ play, bookA: set }) => (set && play in (game.bookA ?? {}) ? [[play, set]] : [])))
  return {
    ...game,
    limits: limitsOf(rows),
    odds: { ...game.odds, ...odds },
    ...(game.bookA ? { bookA: { ...game.bookA, ...bookA } } : {}),
  }
}

/** A lottery without the steps in which one line costs less than the brand lets a line cost. */
export const inSteps = (game: LotteryGame, { currency, leastLinePrice }: Pick<BrandPack, 'currency' | 'leastLinePrice'>): LotteryGame => {
  const unit = game.units[currency]
  if (leastLinePrice === null || unit === undefined) return game
  const least = readDecimal(leastLinePrice)!
  return { ...game, modes: game.modes.filter((mode) => !exceeds(least, perNote({ unit, mode, multiple: 1 }))) }
}

export const createOffer = ({ brand, database, events, log }: Pick<Platform, 'brand' | 'database' | 'events' | 'log'>): Offer => {
  const house = GAMES.map((game) => inSteps(game, brand))
  let settings: readonly SettingRow[] = []
  let games: readonly LotteryGame[] = house
  let loading = Promise.resolve()
  let byCode = new Map(house.map((game) => [game.code, game]))

  const load = async (): Promise<void> => {
    settings = await readSettings(database.orm)
    const rows = Map.groupBy(settings, ({ gameCode }) => gameCode)
    const { min: minPrizeGroup } = await readPrizeGroups(database.orm)
    games = house.map((game) => ({ ...withSettings(game, rows.get(game.code) ?? []), minPrizeGroup }))
    byCode = new Map(games.map((game) => [game.code, game]))
  }

  // Whichever instance it was set at.
  events.onBroadcast('lottery.changed', () => {
    loading = load().catch((error: unknown) => log.error({ err: error }, 'the settings of the lotteries could not be read'))
  })

  return { game: (code) => byCode.get(code), games: () => games, settings: () => settings, load, loaded: () => loading }
}
