import type { Announcement } from '@portico/contract/content'
import { selectDialogs } from '../../app/dialogs.ts'
import { useAppSelector } from '../../app/hooks.ts'
import { NOTICES, useAnnouncementsQuery } from './api.ts'
import { unreadOf } from './unread.ts'

/** Notices not yet read on this device, newest first. */
export const useUnread = (): Announcement[] => {
  // Closing the dialog is when they count as read.
  useAppSelector(selectDialogs)
  const { data } = useAnnouncementsQuery(NOTICES)
  return unreadOf(data?.list ?? [])
}
