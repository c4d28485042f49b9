import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { lotterySettings, prizeGroupRange, setLotteryLimits, setLotteryOdds } from '@portico/contract/lottery/settings-calls'
import { parseUnits } from '@portico/contract/kit/money'
import type { Odds } from '@portico/contract/lottery/shapes'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { GROUP_BASE } from '@portico/lottery/rebate'
import { accountsOutside, readPrizeGroups, savePrizeGroups } from '../../member/index.ts'
import type { LotteryGame } from './games.ts'
import type { Offer } from './offer.ts'
import type { PlayLimits } from './play-limits.ts'
import { saveSetting } from './settings-store.ts'

/** Limits and odds at the operator's desk. Each throws Failure GAME_UNKNOWN, PLAY_UNKNOWN and FIELD_INVALID. */
export interface OfferDesk {
  settings(gameCode: string): Promise<ResponseOf<typeof lotterySettings>>
  setLimits(request: RequestOf<typeof setLotteryLimits>): Promise<ResponseOf<typeof lotterySettings>>
  setOdds(request: RequestOf<typeof setLotteryOdds>): Promise<ResponseOf<typeof lotterySettings>>
  prizeGroups(): Promise<PrizeGroupRange>
  setPrizeGroups(range: PrizeGroupRange): Promise<PrizeGroupRange>
}

type PrizeGroupRange = ResponseOf<typeof prizeGroupRange>

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

const ODDS_LEAST = 10_000n
/** Half of the stakes: what gives back less is no lottery of this kind. */
const LEAST_GROUP = GROUP_BASE / 2

/** Odds are of the tiers that the play has, each more than the stake. */
const checkOdds = (before: Odds | undefined, odds: Odds): void => {
  if (before === undefined) throw new Failure('FIELD_INVALID', { fields: { play: { rule: 'prize-group' } } })
  const [had, has] = [Object.keys(before).toSorted(), Object.keys(odds).toSorted()]
  if (had.join() !== has.join()) wrongField('odds', 'tiers')
  if (Object.values(odds).some((price) => parseUnits(price.replace(/(\.\d{4})\d+$/, '$1')) <= ODDS_LEAST)) wrongField('odds', 'too_small')
}

/** Book A pays less than book B on every tier: for what it gives back. */
const checkBooks = (a: Odds, b: Odds | undefined): void => {
  if (Object.entries(a).some(([tier, price]) => Number(price) >= Number(b?.[tier] ?? 0))) wrongField('odds', 'books')
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
    const { odds, bookA = {} } = known(gameCode)
    const rows = offer.settings().filter((row) => row.gameCode === gameCode)
    return {
      gameCode,
      limits: rows.flatMap(({ play, limits }) => (limits ? [{ play: play || null, limits }] : [])),
      oddsSet: rows.flatMap(({ play, odds: set }) => (set ? [play] : [])),
      odds,
      bookASet: rows.flatMap(({ play, bookA: set }) => (set ? [play] : [])),
      bookA,
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

  const prizeGroups = async (): Promise<PrizeGroupRange> => {
    const { min, usual, house } = await readPrizeGroups(database.orm)
    return { least: min, usual, most: house }
  }

  return {
    prizeGroups,
    setPrizeGroups: async ({ least, usual, most }) => {
      if (least < LEAST_GROUP) wrongField('least', 'too_small')
      if (most > GROUP_BASE) wrongField('most', 'too_big')
      if (usual < least || usual > most) wrongField('usual', 'range')
      await database.orm.transaction(async (tx) => {
        const { above, below } = await accountsOutside(tx, { min: least, house: most })
        if (above > 0) wrongField('most', 'accounts')
        if (below > 0) wrongField('least', 'accounts')
        await savePrizeGroups(tx, { min: least, usual, house: most })
        await events.broadcast(tx, 'lottery.changed', {})
      })
      await offer.load()
      return prizeGroups()
    },
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
    setOdds: async ({ gameCode, play, odds, book, rebate }) => {
      const game = known(gameCode)
      playIn(game, play)
      const before = game.bookA?.[play]
      if (book && !before) wrongField('book', 'invalid_value')
      if (odds) checkOdds(game.odds[play], odds)
      if (book !== 'A') {
        if (rebate !== undefined) wrongField('rebate', 'book')
        if (odds && before) checkBooks(before.odds, odds)
        return save({ gameCode, play, odds: odds ?? null })
      }
      if (!odds) return save({ gameCode, play, bookA: null })
      checkBooks(odds, game.odds[play])
      if (rebate === undefined || Number(rebate) === 0) wrongField('rebate', 'too_small')
      return save({ gameCode, play, bookA: { odds, rebate: rebate! } })
    },
  }
}
