import type { Announcement } from '@portico/contract/content/shapes'
import { recall, remember } from '../../lib/remember.ts'

const SEEN_KEY = 'portico.notices.seen'

/** Those of these that were published after the notices were last read on this device. */
export const unreadOf = (notices: readonly Announcement[]): Announcement[] => {
  const seen = recall(SEEN_KEY) ?? ''
  return notices.filter(({ publishedAt }) => publishedAt > seen)
}

/** Notes that these have been read. */
export const markRead = (notices: readonly Announcement[]): void => {
  const newest = notices.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), recall(SEEN_KEY) ?? '')
  if (newest) remember(SEEN_KEY, newest)
}
