import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import type { AppThunk } from '../../core/thunk.ts'
import { type Departure, newDeparture } from './exchange-secret.ts'
import { socialApi } from './social-api.ts'

export type Leaving = Omit<Departure, 'verifier' | 'challenge' | 'portal'> & { readonly provider: SocialProviderName }

/**
 * Leaves for a provider's pages; in the client the system's browser goes there. The failure of the call is thrown as it came.
 * @returns whether this page stays, as the client's does
 */
export const leaveForProvider =
  ({ provider, ...more }: Leaving): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { platform }) => {
    const { challenge } = await newDeparture(more)
    const client = platform.kind === 'desktop'
    const { startSocial, startSocialLink } = socialApi.endpoints
    const { url } = await (more.purpose === 'LINK'
      ? dispatch(startSocialLink.initiate({ provider, challenge, client }, { track: false })).unwrap()
      : dispatch(startSocial.initiate({ provider, challenge, client, remember: more.remember }, { track: false })).unwrap())
    if (client) platform.openExternal(url)
    else location.assign(url)
    return client
  }
