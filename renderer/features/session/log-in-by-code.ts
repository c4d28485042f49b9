import type { SessionValue } from '@portico/contract/session/shapes'
import type { loginByCode } from '@portico/contract/session/code-calls'
import type { Question } from '../../api/gateway.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { codeApi } from './code-api.ts'
import { begin } from './enter.ts'
import { noteRememberedMobile } from './remembered-mobile.ts'
import { forgetRemembered, noteRemembered } from './remembered.ts'

/** Starts a session with a code; the failure of the call is thrown as it came. `countryCode` is what the form is opened with next time. */
export const logInByCode =
  (request: Question<typeof loginByCode>, countryCode: string): AppThunk<Promise<SessionValue>> =>
  async (dispatch, _getState, { clock }) => {
    const value = await dispatch(codeApi.endpoints.loginByCode.initiate(request, { track: false })).unwrap()
    forgetRemembered()
    if (request.remember) {
      noteRemembered(value.member.account, clock.now())
      noteRememberedMobile({ countryCode, mobileNum: request.mobileNum })
    }
    dispatch(begin(value))
    return value
  }
