import type { Game, GameType } from '@portico/contract/catalogue/shapes'
import type { AppThunk } from '../../core/thunk.ts'
import { lobbyApi } from './api.ts'

/** Whose lottery the menu opens [LOBBY-03]. */
const SEA = 'TCG_SEA'

const isLottery = (type: GameType): boolean => type === 'LOTT' || type === 'ELOTT'

/**
 * What a type on the menu opens by itself: the lottery of TCG_SEA for a lottery, or the first game of the type [LOBBY-03] [LOBBY-04].
 * @returns nothing where there is no such game
 * @throws Failure of the call
 */
export const directGame =
  (type: GameType): AppThunk<Promise<Game | undefined>> =>
  async (dispatch) => {
    const which = isLottery(type) ? { vassalage: SEA } : { gameType: type }
    const ask = lobbyApi.endpoints.games.initiate({ ...which, pageNo: 1, pageSize: 1 }, { subscribe: false })
    return (await dispatch(ask).unwrap()).games[0]
  }
