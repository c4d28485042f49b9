import { refusal } from '../../api/failure.ts'
import { dialogReplaced } from '../../core/dialogs.ts'
import type { AppThunk } from '../../core/thunk.ts'

/**
 * Goes on with a sign-in that is not complete yet, in a dialog of its own; `then` is where the reader was headed.
 * @returns false where the failure is another
 */
export const goOn =
  (error: unknown, { remember, then }: { readonly remember: boolean; readonly then?: string | undefined }): AppThunk<boolean> =>
  (dispatch) => {
    const next = refusal(error, 'SIGN_IN_INCOMPLETE')?.next
    if (!next) return false
    dispatch(dialogReplaced({ kind: 'signInStep', next, remember, then }))
    return true
  }
