import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import { isFailure } from '../../api/failure.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { type LaunchAnswer, launchApi } from './api.ts'

/** Nobody answered: an address that was made for it all the same runs out by itself. */
const isSilence = (error: unknown): boolean => isFailure(error) && (error.kind === 'network' || error.kind === 'timeout')

/** Asks the gateway for the address of a game, over the relay where the call itself is not answered; the last failure is thrown as it came [CALL-14]. */
export const askLaunch =
  (nodeId: number, mode: LaunchMode): AppThunk<Promise<LaunchAnswer>> =>
  async (dispatch) => {
    const { launchGame, launchGameFallback } = launchApi.endpoints
    try {
      return await dispatch(launchGame.initiate({ nodeId, mode }, { track: false })).unwrap()
    } catch (error) {
      if (!isSilence(error)) throw error
      return dispatch(launchGameFallback.initiate({ nodeId, mode }, { track: false })).unwrap()
    }
  }

/**
 * Opens a game in a window of its own, where the host has such windows.
 * @returns false in a browser, where games open inside the site.
 * @throws Failure of the call, BridgeError of the client.
 */
export const openInWindow =
  (nodeId: number, mode: LaunchMode): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { platform: { desktop } }) => {
    if (!desktop) return false
    const { url, gameCode, gameName, allow, pointerLock } = await dispatch(askLaunch(nodeId, mode))
    await desktop.ask['games.open']({ id: gameCode, title: gameName, url, allow, pointerLock })
    return true
  }
