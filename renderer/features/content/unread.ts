import type { Announcement } from '@portico/contract/content/shapes'
import { recall, remember } from '../../lib/remember.ts'

export type Side = 'agents' | 'everybody'

export const SEEN_KEYS: Readonly<Record<Side, string>> = { agents: 'portico.agent-notices.seen', everybody: 'portico.notices.seen' }

/** Those of these that were published after the notices were last read on this device. */
export const unreadOf = (notices: readonly Announcement[], side: Side = 'everybody'): Announcement[] => {
  const seen = recall(SEEN_KEYS[side]) ?? ''
  return notices.filter(({ publishedAt }) => publishedAt > seen)
}

/** Notes that these have been read. */
export const markRead = (notices: readonly Announcement[], side: Side = 'everybody'): void => {
  const key = SEEN_KEYS[side]
  const newest = notices.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), recall(key) ?? '')
  if (newest) remember(key, newest)
}
