import { APP_ORIGIN } from '@portico/contract/desktop/names'
import type { Clock } from '../ports.ts'
import { isAppUrl, urlOf } from './addresses.ts'

export const CRASH_PAGE = `${APP_ORIGIN}/crashed.html`

const RELOADS = 3
const WITHIN = 5 * 60_000

/** What a window does when its page's process has gone: once more, give up on the crash page, or lie still. */
export type Recovery = 'reload' | 'page' | 'still'

const isCrashPage = (url: string): boolean => isAppUrl(url) && urlOf(url)?.pathname === '/crashed.html'

/** Counts one window's crashes. At most three reloads in five minutes; the crash page itself is never tried twice in a row. */
export const createCrashGuard = (clock: Clock): ((url: string) => Recovery) => {
  let reloads: readonly number[] = []
  return (url) => {
    if (isCrashPage(url)) return 'still'
    const now = clock.now()
    reloads = reloads.filter((at) => now - at < WITHIN)
    if (reloads.length >= RELOADS) return 'page'
    reloads = [...reloads, now]
    return 'reload'
  }
}
