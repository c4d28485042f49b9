import type { AppThunk } from '../../core/thunk.ts'
import { sessionApi } from './api.ts'
import { forgetTab } from '../../lib/forget-tab.ts'
import { forgetRemembered } from './remembered.ts'
import { ended } from './slice.ts'

/** What was sent and not answered stays under its account's name: else a member who comes back could pay for it twice. */
const UNANSWERED = ['portico.deposit.', 'portico.slip.']

/**
 * Ends the session at the gateway and forgets it here, even if the gateway cannot be reached: token, agent and login marks, and all that
 * this tab kept for the member. The merchant is the site's own and stays [LOGIN-17].
 */
export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform }) => {
    await dispatch(sessionApi.endpoints.logout.initiate({}, { track: false }))
    platform.token.clear()
    forgetRemembered()
    forgetTab(UNANSWERED)
    dispatch(ended())
  }
