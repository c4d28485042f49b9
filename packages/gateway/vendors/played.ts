import { languageOf } from '@portico/contract/kit/brand'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { playedRounds } from '@portico/contract/records/round-calls'
import type { PlayedRound } from '@portico/contract/records/round-shapes'
import type { Caller } from '../http/bind.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { allTerms } from './key-store.ts'
import type { RoundRow } from './play-store.ts'
import { playedGames, roundsOf, roundTotals } from './played-store.ts'
import { createGameNames, type GameName, roundNet, roundStateOf } from './round-names.ts'

type Reader = Pick<Caller, 'memberId' | 'currency'>

export interface PlayedRounds {
  /** One page of a member's rounds with the sums of all that the filter matches. Days are the merchant's. */
  list(reader: Reader, request: RequestOf<typeof playedRounds>, language: string): Promise<ResponseOf<typeof playedRounds>>
}

/** The betting record of vendors' games, as their player reads it. */
export const createPlayedRounds = (platform: Platform): PlayedRounds => {
  const { database, clock, brand } = platform
  const db = database.orm
  const namesOf = createGameNames(platform)

  /** The origins at which vendors show rounds as they were played, by vendor. */
  const replayOrigins = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await allTerms(db)).flatMap(({ vendor, launchUrl, replays }) =>
        replays && launchUrl !== null ? [[vendor, launchUrl] as const] : [],
      ),
    )

  const replayUrl = (origin: string | undefined, { state, roundId }: RoundRow, language: string): string | null => {
    if (origin === undefined || state === 'OPEN') return null
    const url = new URL('/replay', origin)
    url.search = new URLSearchParams({ round: roundId, lang: languageOf(brand, language).tag }).toString()
    return url.href
  }

  const toLegs = (row: RoundRow, language: string): Pick<PlayedRound, 'legs'> =>
    row.legs === null
      ? {}
      : {
          legs: row.legs.map(({ event, market, pick, odds, result }) => ({
            event: textIn(event, language, brand),
            market: textIn(market, language, brand),
            pick: textIn(pick, language, brand),
            odds,
            // A vendor that gives the whole bet back says nothing of its legs: none of them counted.
            result: roundStateOf(row) === 'RETURNED' ? 'VOID' : (result ?? null),
          })),
        }

  const toRound = (row: RoundRow, game: GameName | undefined): Omit<PlayedRound, 'replayUrl' | 'legs'> => {
    const { roundId, vendor, gameCode, currency, staked, won, openedAt, closedAt } = row
    return {
      roundId,
      gameCode,
      gameName: game?.name ?? gameCode,
      vendorName: game?.vendor ?? vendor,
      state: roundStateOf(row),
      stake: toMoney(staked, currency),
      payout: toMoney(won, currency),
      net: roundNet(row),
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    }
  }

  return {
    list: async ({ memberId, currency }, { pageNo, pageSize, ...criteria }, language) => {
      const filter = { ...criteria, memberId, timeZone: brand.timeZone }
      const totals = await roundTotals(db, filter)
      const rows = await roundsOf(db, filter, (pageNo - 1) * pageSize, pageSize)
      const played = await playedGames(db, filter)
      const codes = played.flatMap(({ gameCode, vendor }) => (filter.vendor === undefined || filter.vendor === vendor ? [gameCode] : []))
      const names = await namesOf([...new Set([...played, ...rows].map(({ gameCode }) => gameCode))], language)
      const vendors = new Map(played.map(({ vendor, gameCode }) => [vendor, names.get(gameCode)?.vendor ?? vendor]))
      const origins = await replayOrigins()
      const money = (sum: string) => toMoney(BigInt(sum), currency)
      return {
        list: rows.map((row) => ({
          ...toRound(row, names.get(row.gameCode)),
          ...toLegs(row, language),
          replayUrl: replayUrl(origins.get(row.vendor), row, language),
        })),
        total: totals.count,
        totalPages: Math.ceil(totals.count / pageSize),
        totals: { stake: money(totals.stake), payout: money(totals.payout), net: money(totals.net) },
        games: codes.map((gameCode) => ({ gameCode, name: names.get(gameCode)?.name ?? gameCode })),
        vendors: [...vendors].map(([vendor, name]) => ({ vendor, name })),
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
