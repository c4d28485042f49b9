import { loginByPasskey, signInPasskey, verifyPasskey } from '@portico/contract/session/passkey-calls'
import type { PasskeyRequest } from '@portico/contract/factor/passkey-shapes'
import type { SessionValue } from '@portico/contract/session/shapes'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { enter } from './enter.ts'

const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInPasskey: build.mutation<Answer<typeof signInPasskey>, Question<typeof signInPasskey>>(endpoint(signInPasskey)),
    loginByPasskey: build.mutation<Answer<typeof loginByPasskey>, Question<typeof loginByPasskey>>(endpoint(loginByPasskey)),
    verifyPasskey: build.mutation<Answer<typeof verifyPasskey>, Question<typeof verifyPasskey>>(endpoint(verifyPasskey)),
  }),
})

/** Answers that carry a token are not kept in the store. */
const SECRET = { track: false } as const

/** How the browser is to be asked for a passkey to log in with. */
export const askSignInPasskey = (): AppThunk<Promise<PasskeyRequest>> => (dispatch) =>
  dispatch(passkeyApi.endpoints.signInPasskey.initiate({}, SECRET)).unwrap()

/** How it is to be asked for one of who signs in. */
export const askVerifyPasskey = (): AppThunk<Promise<PasskeyRequest>> => (dispatch) =>
  dispatch(passkeyApi.endpoints.verifyPasskey.initiate({}, SECRET)).unwrap()

/** Starts a session; the failure of the call is thrown as it came. */
export const logInByPasskey =
  (request: Question<typeof loginByPasskey>): AppThunk<Promise<SessionValue>> =>
  async (dispatch) => {
    const value = await dispatch(passkeyApi.endpoints.loginByPasskey.initiate(request, SECRET)).unwrap()
    dispatch(enter(value, undefined))
    return value
  }
