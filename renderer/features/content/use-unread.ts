import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { Announcement } from '@portico/contract/content/shapes'
import { selectDialogs } from '../../core/dialogs.ts'
import { NOTICES, useAnnouncementsQuery } from './api.ts'
import { recall } from '../../lib/remember.ts'
import { SEEN_KEYS, type Side, unreadOf } from './unread.ts'

const inOtherTabs = (look: () => void) => {
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** What another tab reads is read here too. */
export const useReadElsewhere = (side: Side) => useSyncExternalStore(inOtherTabs, () => recall(SEEN_KEYS[side]))

/** Notices not yet read on this device, newest first. */
export const useUnread = (): Announcement[] => {
  useReadElsewhere('everybody')
  // Closing the dialog is when they count as read.
  useSelector(selectDialogs)
  // Failure shown by ./components/notices-dialog.tsx, which the bell opens.
  const { data } = useAnnouncementsQuery(NOTICES)
  return unreadOf(data?.list ?? [])
}
