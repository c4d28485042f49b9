import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Announcement } from '@portico/contract/content/shapes'
import { selectDialogs } from '../../core/dialogs.ts'
import { paths } from '../../core/paths.ts'
import { AGENT_NOTICES, NOTICES, useAnnouncementsQuery } from './api.ts'
import { recall } from '../../lib/remember.ts'
import { SEEN_KEYS, type Side, unreadOf } from './unread.ts'

const inOtherTabs = (look: () => void) => {
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** What another tab reads is read here too. */
const useReadElsewhere = (side: Side) => useSyncExternalStore(inOtherTabs, () => recall(SEEN_KEYS[side]))

/** Notices not yet read on this device, newest first. */
export const useUnread = (): Announcement[] => {
  useReadElsewhere('everybody')
  // Closing the dialog is when they count as read.
  useSelector(selectDialogs)
  // Failure shown by ./components/notices-dialog.tsx, which the bell opens.
  const { data } = useAnnouncementsQuery(NOTICES)
  return unreadOf(data?.list ?? [])
}

/** How many notices for agents were not read on this device. */
export const useAgentNoticesUnread = (): number => {
  useReadElsewhere('agents')
  // Coming to their page is when they count as read.
  const isThere = useLocation().pathname === paths.agent('agentAnnouncement')
  // Failure shown by ./pages/office-notices-page.tsx, where the count leads.
  const { data } = useAnnouncementsQuery(AGENT_NOTICES)
  return isThere ? 0 : unreadOf(data?.list ?? [], 'agents').length
}
