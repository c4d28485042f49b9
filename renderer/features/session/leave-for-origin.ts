import { startChoice } from '@portico/contract/session/handover-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { paths } from '../../core/paths.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { newDeparture } from './exchange-secret.ts'
import { goToOrigin } from './go-to-origin.ts'
import { leavingApi } from './leave-for-passkey.ts'
import { rememberApi } from './remember-api.ts'

const choiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    startChoice: build.mutation<Answer<typeof startChoice>, Question<typeof startChoice>>(endpoint(startChoice)),
  }),
})

/** Whether devices are remembered at another address than this one. Where nobody says, this one does its best. */
export const remembersElsewhere = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  const { initiate } = rememberApi.endpoints.rememberedAccounts
  const { data } = await dispatch(initiate({}, { subscribe: false, forceRefetch: true }))
  return data?.elsewhere ?? false
}

const backTo = (next: string | undefined): string => {
  const { pathname, search } = location
  return next ?? (pathname === paths.login ? paths.home : `${pathname}${search}`)
}

/** Leaves for the sign-in origin, which is to remember this device for who is signed in here. The failure of the call is thrown as it came. */
export const leaveToBeRemembered =
  (next: string | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { challenge } = await newDeparture({ purpose: 'REMEMBER', remember: true, next: backTo(next) })
    const { startHandover } = leavingApi.endpoints
    const { url } = await dispatch(startHandover.initiate({ action: 'REMEMBER', challenge, client: false }, { track: false })).unwrap()
    await dispatch(goToOrigin(url))
  }

/** Leaves for the accounts that the sign-in origin remembers on this device. The failure of the call is thrown as it came. */
export const leaveToChoose =
  (next: string | undefined): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { challenge } = await newDeparture({ purpose: 'CHOOSE', remember: true, ...(next === undefined ? {} : { next }) })
    const { url } = await dispatch(choiceApi.endpoints.startChoice.initiate({ challenge }, { track: false })).unwrap()
    await dispatch(goToOrigin(url))
  }
