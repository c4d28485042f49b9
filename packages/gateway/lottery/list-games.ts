import type { ResponseOf } from '@portico/contract/kit/call'
import type { lotteryGames } from '@portico/contract/lottery/calls'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { limitsIn } from './limits/serializer.ts'
import type { LotteryGame } from './offer/games.ts'
import { drawsPerDay, EVERY_DAY, type Schedule } from './offer/schedule.ts'

const calendarOf = (schedule: Schedule) =>
  schedule.kind === 'every'
    ? null
    : { timeZone: schedule.timeZone, times: [...schedule.times], weekdays: [...(schedule.weekdays ?? EVERY_DAY)] }

/** The lotteries as the player site lists them; those without stakes in the brand's currency are left out. */
export const listGames = (
  { brand, pictures }: Pick<Platform, 'brand' | 'pictures'>,
  lotteries: readonly LotteryGame[],
  language: string,
  prizeMode?: string,
): ResponseOf<typeof lotteryGames> => ({
  games: lotteries
    .filter((game) => prizeMode === undefined || game.prizeMode === prizeMode)
    .flatMap((game) => {
      const unit = game.units[brand.currency]
      if (unit === undefined) return []
      return {
        gameCode: game.code,
        gameName: textIn(game.names, language, brand),
        type: game.rules,
        shape: game.shape,
        prizeMode: game.prizeMode,
        unit,
        modes: [...game.modes],
        maxMultiple: game.maxMultiple,
        maxNotes: game.maxNotes,
        limits: limitsIn(game, brand.currency),
        vassalage: game.vendor,
        drawsPerDay: drawsPerDay(game.schedule),
        intervalSeconds: game.schedule.kind === 'every' ? game.schedule.seconds : null,
        calendar: calendarOf(game.schedule),
        source: game.source,
        cancellable: game.cancellable,
        iconUrl: pictures.gameUrlByCode(game.code),
        plays: [...game.plays],
        odds: game.odds,
        ...(game.bookA ? { bookA: game.bookA } : {}),
        flags: game.flags,
      }
    }),
})
