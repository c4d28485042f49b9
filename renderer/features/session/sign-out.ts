import type { AppThunk } from '../../core/thunk.ts'
import { sessionApi } from './api.ts'
import { forgetTab } from '../../lib/forget-tab.ts'
import { UNANSWERED } from './kept-reader.ts'
import { noteLeft } from './left-account.ts'
import { forgetRemembered } from './remembered.ts'
import { ended } from './slice.ts'

/**
 * Ends the session at the gateway and forgets it here, even if the gateway cannot be reached: token, agent and login marks, and all that
 * this tab kept for the member. The merchant is the site's own and is kept anew [LOGIN-17].
 *
 * `keep`: this device goes on with the account by one press.
 */
export const signOut =
  (keep = false): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform, clock }) => {
    await dispatch(sessionApi.endpoints.logout.initiate(keep ? { keep: 'true' } : {}, { track: false }))
    platform.token.clear()
    forgetRemembered()
    if (keep) noteLeft(clock.now())
    forgetTab(UNANSWERED)
    dispatch(ended())
  }
