import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { winnerBoard } from '@portico/contract/catalogue/calls'
import { GAME_TYPES, type GameType } from '@portico/contract/catalogue/shapes'
import { toMoney } from '@portico/contract/kit/money'
import type { Catalogue } from '../catalogue/index.ts'
import type { Control } from '../control/index.ts'
import type { Platform } from '../platform.ts'
import { DAY_MS } from '../kit/duration.ts'
import { maskAccount } from '../kit/mask-account.ts'
import { highestWins, latestWins } from '../reports/index.ts'

export interface Winners {
  /** Nothing for a reader who takes a break from play: other people's wins are there to have one play. */
  board(request: RequestOf<typeof winnerBoard>, language: string, reader: string | null): Promise<ResponseOf<typeof winnerBoard>>
}

export interface WinnersDeps {
  readonly catalogue: Pick<Catalogue, 'mention'>
  readonly onBreak: Control['onBreak']
}

/** Wins that were really paid by this gateway; nothing here is made up. */
export const createWinners = ({ database, clock }: Platform, { catalogue, onBreak }: WinnersDeps): Winners => ({
  board: async ({ gameCategory, limitNum }, language, reader) => {
    if (reader !== null && (await onBreak(reader))) return { list: [] }
    const now = clock.now()
    const types = gameCategory ? [gameCategory] : GAME_TYPES
    const recent = await highestWins(database.orm, types, new Date(now.getTime() - DAY_MS), now, limitNum)
    const rows =
      recent.length > 0
        ? recent
        : (await latestWins(database.orm, types, now, limitNum)).sort((one, other) => Number(other.payout - one.payout))
    const list = []
    for (const row of rows) {
      const game = await catalogue.mention(row.gameCode, language)
      list.push({
        vo: {
          recordId: row.id,
          gameName: game?.name ?? row.gameCode,
          gameType: row.gameType as GameType,
          customerName: maskAccount(row.account),
          winAmount: toMoney(row.payout, row.currency),
          iconUrl: game?.iconUrl ?? '',
          wonAt: row.settledAt.toISOString(),
        },
      })
    }
    return { list }
  },
})
