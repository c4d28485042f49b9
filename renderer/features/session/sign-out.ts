import type { AppThunk } from '../../app/store.ts'
import { ended } from './slice.ts'

/** Forgets the session on this machine. */
export const signOut =
  (): AppThunk =>
  (dispatch, _getState, { platform }) => {
    platform.token.clear()
    dispatch(ended())
  }
