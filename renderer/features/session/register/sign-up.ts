import type { register, registerByMobile } from '@portico/contract/registration/calls'
import type { Question } from '../../../api/gateway.ts'
import type { AppThunk } from '../../../core/thunk.ts'
import type { SessionValue } from '@portico/contract/session/shapes'
import { begin } from '../enter.ts'
import { takeAlong } from '../trial/take-along.ts'
import { registerApi } from './register-api.ts'

/** Answers that carry a token are not kept in the store. */
const SECRET = { track: false } as const

/** Begins with a new account. */
const beginNew =
  (value: SessionValue, fromTrial: boolean | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (fromTrial) await dispatch(takeAlong(value))
    dispatch(begin(value))
  }

/** Opens an account and logs it in; the failure of the call is thrown as it came. */
export const signUp =
  (request: Question<typeof register>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const value = await dispatch(registerApi.endpoints.register.initiate(request, SECRET)).unwrap()
    await dispatch(beginNew(value, request.fromTrial))
  }

/** The same for a mobile number. */
export const signUpByMobile =
  (request: Question<typeof registerByMobile>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const value = await dispatch(registerApi.endpoints.registerByMobile.initiate(request, SECRET)).unwrap()
    await dispatch(beginNew(value, request.fromTrial))
  }
