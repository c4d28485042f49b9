import type { Log } from '../ports.ts'

/**
 * How calls and live tables may connect. `proxied`: by ways that the proxy knows, so over TCP or not at all, since UDP would go
 * round it and tell the vendor the player's address. `public`: directly, without telling the addresses of the player's network.
 */
export type WebRtcPolicy = 'disable_non_proxied_udp' | 'default_public_interface_only'

interface Deps {
  /** Whether every way to an address is a direct one, by the window's own session. */
  readonly direct: (url: string) => Promise<boolean>
  readonly set: (policy: WebRtcPolicy) => void
  readonly log: Log
}

/** Keeps one window's policy in step with the proxy: strict until the way to where it is has been found to be direct. */
export const createWebRtcGuard = ({ direct, set, log }: Deps): ((url: string) => Promise<void>) => {
  let questions = 0
  set('disable_non_proxied_udp')
  return async (url) => {
    questions += 1
    const mine = questions
    const open = await direct(url).catch((error: unknown) => {
      log.warn('The way to a game is not known', { error })
      return false
    })
    // Of two questions that overlap the later one counts.
    if (mine === questions) set(open ? 'default_public_interface_only' : 'disable_non_proxied_udp')
  }
}
