import type { Question } from '../../api/gateway.ts'
import type { login } from '@portico/contract/session/calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import { isFailure } from '../../api/failure.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { sessionApi } from './api.ts'
import { forgetRemembered, mayResume, noteRemembered } from './remembered.ts'
import { beRemembered, type Trip, whereRemembered } from './where-remembered.ts'
import { ended, firstSeen, started } from './slice.ts'

/** Answers that carry a token are not kept in the store. */
const SECRET = { track: false } as const

/** Begins with the session that a call has opened. */
export const begin =
  ({ token, member, firstTimeLogin }: SessionValue): AppThunk =>
  (dispatch, _getState, { platform }) => {
    platform.token.write(token)
    dispatch(started(member))
    if (firstTimeLogin) dispatch(firstSeen())
  }

/** Begins with the session that a sign-in has opened at last; `remembered`: the account where its device is remembered. */
export const enter =
  (value: SessionValue, remembered: string | undefined): AppThunk =>
  (dispatch, _getState, { clock }) => {
    if (remembered === undefined) forgetRemembered()
    else noteRemembered(remembered, clock.now())
    dispatch(begin(value))
  }

/** Starts a session; the failure of the call is thrown as it came. */
export const logIn =
  (request: Question<typeof login>, trip: Trip): AppThunk<Promise<SessionValue>> =>
  async (dispatch) => {
    const where = await dispatch(whereRemembered(request.remember))
    const value = await dispatch(sessionApi.endpoints.login.initiate({ ...request, remember: where === 'HERE' }, SECRET)).unwrap()
    dispatch(enter(value, where === 'HERE' ? request.username : undefined))
    if (where === 'THERE') await dispatch(beRemembered(trip))
    return value
  }

const isRefused = (error: unknown): boolean => isFailure(error) && error.kind === 'refused'

/** Finds out at start who is here: by the token this tab kept, else by the cookie of one day. */
export const resume =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform, clock }) => {
    if (platform.token.read()) {
      try {
        dispatch(started(await dispatch(sessionApi.endpoints.memberInfo.initiate({}, SECRET)).unwrap()))
        return
      } catch {
        // A refusal has already ended the session; on any other failure the token stays for the next load.
      }
    }
    if (!mayResume(clock.now())) {
      dispatch(ended())
      return
    }
    try {
      dispatch(begin(await dispatch(sessionApi.endpoints.resumeSession.initiate({}, SECRET)).unwrap()))
    } catch (error) {
      if (isRefused(error)) forgetRemembered()
      dispatch(ended())
    }
  }
