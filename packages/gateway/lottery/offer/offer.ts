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

export const createOffer = ({ database, events, log }: Pick<Platform, 'database' | 'events' | 'log'>): Offer => {
  let settings: readonly SettingRow[] = []
  let games = GAMES
  let loading = Promise.resolve()
  let byCode = new Map(GAMES.map((game) => [game.code, game]))

  const load = async (): Promise<void> => {
    settings = await readSettings(database.orm)
    const rows = Map.groupBy(settings, ({ gameCode }) => gameCode)
    const { min: minPrizeGroup } = await readPrizeGroups(database.orm)
    games = GAMES.map((game) => ({ ...withSettings(game, rows.get(game.code) ?? []), minPrizeGroup }))
    byCode = new Map(games.map((game) => [game.code, game]))
  }

  // Whichever instance it was set at.
  events.onBroadcast('lottery.changed', () => {
    loading = load().catch((error: unknown) => log.error({ err: error }, 'the settings of the lotteries could not be read'))
  })

  return { game: (code) => byCode.get(code), games: () => games, settings: () => settings, load, loaded: () => loading }
}
