import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import type { AppThunk } from '../../core/thunk.ts'
import { type LaunchAnswer, launchApi } from './api.ts'

/** Asks the gateway for the address of a game; the failure of the call is thrown as it came. */
export const askLaunch =
  (nodeId: number, mode: LaunchMode): AppThunk<Promise<LaunchAnswer>> =>
  (dispatch) =>
    dispatch(launchApi.endpoints.launchGame.initiate({ nodeId, mode }, { track: false })).unwrap()

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
