import type { SessionValue } from '@portico/contract/session/shapes'
import type { loginByCode } from '@portico/contract/session/code-calls'
import type { Question } from '../../api/gateway.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { codeApi } from './code-api.ts'
import { begin } from './enter.ts'
import { noteRememberedMobile } from './remembered-mobile.ts'
import { forgetRemembered, noteRemembered } from './remembered.ts'
import { beRemembered, type Trip, whereRemembered } from './where-remembered.ts'

/** Starts a session with a code; the failure of the call is thrown as it came. `countryCode` is what the form is opened with next time. */
export const logInByCode =
  (request: Question<typeof loginByCode>, countryCode: string, trip: Trip): AppThunk<Promise<SessionValue>> =>
  async (dispatch, _getState, { clock }) => {
    const where = await dispatch(whereRemembered(request.remember))
    const wish = { ...request, remember: where === 'HERE' }
    const value = await dispatch(codeApi.endpoints.loginByCode.initiate(wish, { track: false })).unwrap()
    forgetRemembered()
    if (where === 'HERE') noteRemembered(value.member.account, clock.now())
    if (where !== 'NOWHERE') noteRememberedMobile({ countryCode, mobileNum: request.mobileNum })
    dispatch(begin(value))
    if (where === 'THERE') await dispatch(beRemembered(trip))
    return value
  }
