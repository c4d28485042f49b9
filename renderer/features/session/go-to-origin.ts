import { brand } from 'virtual:brand'
import type { Failure } from '../../api/failure.ts'
import { probeDomain } from '../../api/probe-domain.ts'
import type { AppThunk } from '../../core/thunk.ts'

const nonce = () => crypto.randomUUID().replaceAll('-', '')

/**
 * Leaves for an address at the sign-in origin, unless that is out of reach: where a brand's first address is shut, its mirrors are what is left, and
 * nobody is sent from there to a browser's error page. An origin that the page's policy does not let it ask is taken to be there.
 * @throws Failure network
 */
export const goToOrigin =
  (url: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { merchant }) => {
    const { host, origin } = new URL(url)
    const ask = origin !== location.origin && brand.domains.includes(host)
    if (ask && (await probeDomain(host, { merchant, now: () => performance.now(), nonce })) === null)
      throw { kind: 'network' } satisfies Failure
    location.assign(url)
  }
