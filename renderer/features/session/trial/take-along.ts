import type { SessionValue } from '@portico/contract/session/shapes'
import type { AppThunk } from '../../../core/thunk.ts'
import { handOnLiked } from './trial-favourites.ts'

/** Makes what was liked in free play the new account's own, before anybody looks. */
export const takeAlong =
  ({ token }: Pick<SessionValue, 'token'>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform }) => {
    platform.token.write(token)
    await dispatch(handOnLiked())
  }
