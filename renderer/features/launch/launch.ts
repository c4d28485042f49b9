import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import { isFailure } from '../../api/failure.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { type GameRooms, type LaunchAnswer, launchApi } from './api.ts'

/** Nobody answered: an address that was made for it all the same runs out by itself. */
const isSilence = (error: unknown): boolean => isFailure(error) && (error.kind === 'network' || error.kind === 'timeout')

/** What to launch: a game, for real or as a trial, into one of its rooms where it has some. */
export interface LaunchWish {
  readonly nodeId: number
  readonly mode: LaunchMode
  readonly roomId?: string | undefined
  /** The match to open at, where the game takes bets on matches. */
  readonly match?: string | undefined
}

/** The rooms between which a reader has to choose; none for most games, nor where the list does not come: the launch says what is wrong [CALL-14]. */
export const askRooms =
  (nodeId: number): AppThunk<Promise<GameRooms>> =>
  async (dispatch) => {
    const { data } = await dispatch(launchApi.endpoints.gameRooms.initiate({ nodeId }, { subscribe: false, forceRefetch: true }))
    return data?.list ?? []
  }

/** Asks the gateway for the address of a game, over the relay where the call itself is not answered; the last failure is thrown as it came [CALL-14]. */
export const askLaunch =
  (wish: LaunchWish): AppThunk<Promise<LaunchAnswer>> =>
  async (dispatch) => {
    const { launchGame, launchGameFallback } = launchApi.endpoints
    try {
      return await dispatch(launchGame.initiate(wish, { track: false })).unwrap()
    } catch (error) {
      if (!isSilence(error)) throw error
      return dispatch(launchGameFallback.initiate(wish, { track: false })).unwrap()
    }
  }

/**
 * Opens a game in a window of its own, where the host has such windows.
 * @returns false in a browser, where games open inside the site.
 * @throws Failure of the call, BridgeError of the client.
 */
export const openInWindow =
  (wish: LaunchWish): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { platform: { desktop } }) => {
    if (!desktop) return false
    const { url, gameCode, gameName, allow, pointerLock } = await dispatch(askLaunch(wish))
    await desktop.ask['games.open']({ id: gameCode, title: gameName, url, allow, pointerLock })
    return true
  }
