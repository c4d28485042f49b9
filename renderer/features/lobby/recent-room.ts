import { recall, remember } from '../../lib/remember.ts'

/** Recent games on the home page [LOBBY-20]. */
export const RECENT_SHOWN = 12
const KEY = 'portico.recent'

/** How many recent games this browser showed last: room is kept for them above what does not wait for the member. */
export const recentRoom = (): number => Math.min(RECENT_SHOWN, Math.max(0, Math.trunc(Number(recall(KEY))) || 0))

export const rememberRecent = (count: number): void => remember(KEY, String(count))
