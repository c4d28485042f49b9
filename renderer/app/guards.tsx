import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectMember, selectStatus } from '../features/session/index.ts'
import { paths } from '../core/paths.ts'
import { PageSkeleton } from './states/page-skeleton.tsx'

/** Lets members through; a guest is sent to log in, and comes back afterwards [ROUTE-16]. */
export const MemberOnly = ({ children }: { children: ReactNode }) => {
  const status = useSelector(selectStatus)
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <PageSkeleton />
  if (status === 'guest') return <Navigate to={paths.login} replace state={{ next: pathname + search }} />
  return children
}

/** Lets agents through; everyone else is sent to the agent login, and an agent comes back afterwards [ROUTE-06]. */
export const AgentOnly = ({ children }: { children: ReactNode }) => {
  const status = useSelector(selectStatus)
  const member = useSelector(selectMember)
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <PageSkeleton />
  if (!member?.agent) return <Navigate to={paths.agentLogin} replace state={{ next: pathname + search }} />
  return children
}
