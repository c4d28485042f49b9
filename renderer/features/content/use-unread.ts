import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Announcement } from '@portico/contract/content/shapes'
import { selectDialogs } from '../../core/dialogs.ts'
import { paths } from '../../core/paths.ts'
import { AGENT_NOTICES, NOTICES, useAnnouncementsQuery } from './api.ts'
import { unreadOf } from './unread.ts'

/** Notices not yet read on this device, newest first. */
export const useUnread = (): Announcement[] => {
  // Closing the dialog is when they count as read.
  useSelector(selectDialogs)
  // Failure shown by ./components/notices-dialog.tsx, which the bell opens.
  const { data } = useAnnouncementsQuery(NOTICES)
  return unreadOf(data?.list ?? [])
}

/** How many notices for agents were not read on this device. */
export const useAgentNoticesUnread = (): number => {
  // Coming to their page is when they count as read.
  const isThere = useLocation().pathname === paths.agent('agentAnnouncement')
  // Failure shown by ./pages/office-notices-page.tsx, where the count leads.
  const { data } = useAnnouncementsQuery(AGENT_NOTICES)
  return isThere ? 0 : unreadOf(data?.list ?? [], 'agents').length
}
