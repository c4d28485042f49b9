import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { lotterySettings, setLotteryLimits, setLotteryOdds } from '@portico/contract/lottery/settings-calls'
import { parseUnits } from '@portico/contract/kit/money'
import type { Odds } from '@portico/contract/lottery/shapes'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import type { LotteryGame } from './games.ts'
import type { Offer } from './offer.ts'
import type { PlayLimits } from './play-limits.ts'
import { saveSetting } from './settings-store.ts'

/** Limits and odds at the operator's desk. Each throws Failure GAME_UNKNOWN, PLAY_UNKNOWN and FIELD_INVALID. */
export interface OfferDesk {
  settings(gameCode: string): Promise<ResponseOf<typeof lotterySettings>>
  setLimits(request: RequestOf<typeof setLotteryLimits>): Promise<ResponseOf<typeof lotterySettings>>
  setOdds(request: RequestOf<typeof setLotteryOdds>): Promise<ResponseOf<typeof lotterySettings>>
}

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

const ODDS_LEAST = 10_000n

/** Odds are of the tiers that the play has, each more than the stake. */
const checkOdds = (before: Odds | undefined, odds: Odds): void => {
  if (before === undefined) throw new Failure('FIELD_INVALID', { fields: { play: { rule: 'prize-group' } } })
  const [had, has] = [Object.keys(before).toSorted(), Object.keys(odds).toSorted()]
  if (had.join() !== has.join()) wrongField('odds', 'tiers')
  if (Object.values(odds).some((price) => parseUnits(price.replace(/(\.\d{4})\d+$/, '$1')) <= ODDS_LEAST)) wrongField('odds', 'too_small')
}

/** What was named of limits; null where nothing was. */
const definedOf = (limits: RequestOf<typeof setLotteryLimits>['limits']): Partial<PlayLimits> | null => {
  const named = Object.entries(limits ?? {}).filter(([, value]) => value !== undefined)
  return named.length > 0 ? (Object.fromEntries(named) as Partial<PlayLimits>) : null
}

export const createOfferDesk = ({ database, events }: Platform, offer: Offer): OfferDesk => {
  const known = (code: string): LotteryGame => offer.game(code) ?? refuse('GAME_UNKNOWN')
  const playIn = (game: LotteryGame, play: string): void => {
    if (!game.plays.includes(play)) throw new Failure('PLAY_UNKNOWN', { play })
  }

  const describe = (gameCode: string): ResponseOf<typeof lotterySettings> => {
    const { odds } = known(gameCode)
    const rows = offer.settings().filter((row) => row.gameCode === gameCode)
    return {
      gameCode,
      limits: rows.flatMap(({ play, limits }) => (limits ? [{ play: play || null, limits }] : [])),
      oddsSet: rows.flatMap(({ play, odds: set }) => (set ? [play] : [])),
      odds,
    }
  }

  const save = async (row: Parameters<typeof saveSetting>[1]) => {
    await database.orm.transaction(async (tx) => {
      await saveSetting(tx, row)
      await events.broadcast(tx, 'lottery.changed', { gameCode: row.gameCode })
    })
    await offer.load()
    return describe(row.gameCode)
  }

  return {
    settings: async (gameCode) => {
      await offer.load()
      return describe(gameCode)
    },
    setLimits: async ({ gameCode, play, limits }) => {
      if (play !== undefined) playIn(known(gameCode), play)
      const { leastStake, mostStake } = limits ?? {}
      if (leastStake !== undefined && mostStake !== undefined && parseUnits(leastStake) > parseUnits(mostStake))
        wrongField('mostStake', 'range')
      known(gameCode)
      return save({ gameCode, play: play ?? '', limits: definedOf(limits) })
    },
    setOdds: async ({ gameCode, play, odds }) => {
      const game = known(gameCode)
      playIn(game, play)
      if (odds) checkOdds(game.odds[play], odds)
      return save({ gameCode, play, odds: odds ?? null })
    },
  }
}
