import { startFreePlay as row } from '@portico/contract/session/trial-calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'
import type { AppThunk } from '../../../core/thunk.ts'
import { started } from '../slice.ts'
import { proveWork } from '../use-proof.ts'

const trialApi = api.injectEndpoints({
  endpoints: (build) => ({ startFreePlay: build.mutation<Answer<typeof row>, Question<typeof row>>(endpoint(row)) }),
})

const RANDOM_BYTES = 16

const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The system, in the words that browsers have for it. */
const systemName = (): string => /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? 'Unknown'

/** Begins free play, or goes on with that of this browser; the failure of the call is thrown as it came [LOGIN-15]. */
export const startFreePlay =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { platform }) => {
    const challenge = await dispatch(proveWork())
    const request = { os: systemName(), platform: 'W', version: 3, random: randomText(), challenge } as const
    const { token, member } = await dispatch(trialApi.endpoints.startFreePlay.initiate(request, { track: false })).unwrap()
    platform.token.write(token)
    dispatch(started(member))
  }
