import { finishHandover, startHandover, startPasskeyLogin } from '@portico/contract/session/handover-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { newDeparture } from './exchange-secret.ts'
import { goToOrigin } from './go-to-origin.ts'

/** Passkeys that are asked for at another address. */
export const leavingApi = api.enhanceEndpoints({ addTagTypes: ['Factors'] }).injectEndpoints({
  endpoints: (build) => ({
    startPasskeyLogin: build.mutation<Answer<typeof startPasskeyLogin>, Question<typeof startPasskeyLogin>>(endpoint(startPasskeyLogin)),
    startHandover: build.mutation<Answer<typeof startHandover>, Question<typeof startHandover>>(endpoint(startHandover)),
    finishHandover: build.mutation<Answer<typeof finishHandover>, Question<typeof finishHandover>>({
      ...endpoint(finishHandover),
      invalidatesTags: whenDone('Factors'),
    }),
  }),
})

export interface PasskeyHandover {
  readonly action: 'LOGIN' | 'ADD' | 'PROVE'
  readonly remember?: boolean
  /** The door of a sign-in. */
  readonly portal?: 'SITE' | 'AGENT'
  /** Where the reader was headed. */
  readonly next?: string | undefined
}

/**
 * Leaves for the sign-in origin, where passkeys work; in the client the system's browser goes there. The failure of the call is thrown as it came.
 * @returns whether this page stays, as the client's does
 */
export const leaveForPasskey =
  ({ action, remember = false, portal = 'SITE', next }: PasskeyHandover): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { platform }) => {
    const purpose = action === 'LOGIN' ? 'LOGIN' : 'PASSKEY'
    const { challenge } = await newDeparture({ purpose, remember, portal, ...(next === undefined ? {} : { next }) })
    const client = platform.kind === 'desktop'
    const { startPasskeyLogin: login, startHandover: begin } = leavingApi.endpoints
    const { url } = await (action === 'LOGIN'
      ? dispatch(login.initiate({ challenge, client, remember, portal }, { track: false })).unwrap()
      : dispatch(begin.initiate({ action, challenge, client }, { track: false })).unwrap())
    if (client) platform.openExternal(url)
    else await dispatch(goToOrigin(url))
    return client
  }
