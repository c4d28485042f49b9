import type { Game, GameType } from '@portico/contract/catalogue'
import type { AppThunk } from '../../app/store.ts'
import { lobbyApi } from './api.ts'

/** The house whose price book lotteries are opened with from the menu [LOBBY-03]. */
const SEA = 'TCG_SEA'

const isLottery = (type: GameType): boolean => type === 'LOTT' || type === 'ELOTT'

/**
 * What a type on the menu opens by itself: a lottery of TCG_SEA, or the first game of the type [LOBBY-03] [LOBBY-04].
 * @returns nothing where the type has no game
 * @throws Failure of the call
 */
export const directGame =
  (type: GameType): AppThunk<Promise<Game | undefined>> =>
  async (dispatch) => {
    const ask = lobbyApi.endpoints.games.initiate({ gameType: type, pageNo: 1, pageSize: 1 }, { subscribe: false })
    const game = (await dispatch(ask).unwrap()).games[0]
    return game && isLottery(type) ? { ...game, vassalage: SEA } : game
  }
