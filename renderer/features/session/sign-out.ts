import type { AppThunk } from '../../core/thunk.ts'
import { sessionApi } from './api.ts'
import { forgetRemembered } from './remembered.ts'
import { ended } from './slice.ts'

/** Ends the session at the gateway and forgets it here, even if the gateway cannot be reached [LOGIN-17]. */
export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform }) => {
    await dispatch(sessionApi.endpoints.logout.initiate({}, { track: false }))
    platform.token.clear()
    forgetRemembered()
    dispatch(ended())
  }
