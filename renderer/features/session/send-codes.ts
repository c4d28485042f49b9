import type { sendSignInCode as sendSignInCodeRow } from '@portico/contract/session/flow-calls'
import type { sendSms } from '@portico/contract/verification/calls'
import type { Answer, Question } from '../../api/gateway.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { codeApi } from './code-api.ts'
import { signInApi } from './sign-in-api.ts'

interface Pause {
  /** Milliseconds until another code can be asked for. */
  readonly pause: number
}

/** Sends a code to log in with; the failure of the call is thrown as it came. */
export const sendLoginCode =
  (request: Question<typeof sendSms>): AppThunk<Promise<Answer<typeof sendSms> & Pause>> =>
  async (dispatch) => {
    const answer = await dispatch(codeApi.endpoints.sendSms.initiate(request, { track: false })).unwrap()
    return { ...answer, pause: answer.expiredMinutes * 60_000 }
  }

/** Sends a code for the sign-in that has begun; the failure of the call is thrown as it came. */
export const sendSignInCode =
  (request: Question<typeof sendSignInCodeRow>): AppThunk<Promise<Answer<typeof sendSignInCodeRow> & Pause>> =>
  async (dispatch) => {
    const answer = await dispatch(signInApi.endpoints.sendSignInCode.initiate(request, { track: false })).unwrap()
    return { ...answer, pause: answer.resendAfter * 1000 }
  }
