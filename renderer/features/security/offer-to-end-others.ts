import type { AppThunk } from '../../core/thunk.ts'
import { dialogOpened } from '../../core/dialogs.ts'

/** Asks whether the other sessions of the account are to end, once what it is signed in to with is another. */
export const offerToEndOthers = (): AppThunk => (dispatch) => {
  dispatch(dialogOpened({ kind: 'otherSessions' }))
}

/** For a mutation that changes such a thing: asks when it is done. */
export const thenOffer = {
  onQueryStarted: async (
    _request: unknown,
    { queryFulfilled, dispatch }: { readonly queryFulfilled: Promise<unknown>; readonly dispatch: (thunk: never) => unknown },
  ): Promise<void> => {
    try {
      await queryFulfilled
    } catch {
      // Whoever asked for it says what went wrong.
      return
    }
    dispatch(offerToEndOthers() as never)
  },
}
