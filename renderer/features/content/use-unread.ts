import { useSelector } from 'react-redux'
import type { Announcement } from '@portico/contract/content/shapes'
import { selectDialogs } from '../../core/dialogs.ts'
import { NOTICES, useAnnouncementsQuery } from './api.ts'
import { unreadOf } from './unread.ts'

/** Notices not yet read on this device, newest first. */
export const useUnread = (): Announcement[] => {
  // Closing the dialog is when they count as read.
  useSelector(selectDialogs)
  const { data } = useAnnouncementsQuery(NOTICES)
  return unreadOf(data?.list ?? [])
}
