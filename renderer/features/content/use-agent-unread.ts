import { useLocation } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { AGENT_NOTICES, useAnnouncementsQuery } from './api.ts'
import { unreadOf } from './unread.ts'
import { useReadElsewhere } from './use-unread.ts'

/** How many notices for agents were not read on this device. */
export const useAgentNoticesUnread = (): number => {
  useReadElsewhere('agents')
  // Coming to their page is when they count as read.
  const isThere = useLocation().pathname === paths.agent('agentAnnouncement')
  // Failure shown by ./pages/office-notices-page.tsx, where the count leads.
  const { data } = useAnnouncementsQuery(AGENT_NOTICES)
  return isThere ? 0 : unreadOf(data?.list ?? [], 'agents').length
}
