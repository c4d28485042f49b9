import { Activity, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { selectSystem } from '../slice.ts'

const StatusScreen = lazy(async () => ({ default: (await import('./status-screen.tsx')).StatusScreen }))

interface SiteGateProps {
  readonly children: ReactNode
  /** Ways to the customer service, offered while the site is closed. */
  readonly Contacts?: ComponentType<{ readonly className?: string | undefined }> | undefined
  /** Lets the reader of a closed site choose another language. */
  readonly Languages?: ComponentType<{ readonly className?: string | undefined }> | undefined
}

/**
 * Shows the site while it is open, and says why it is not otherwise. What was being filled in stays as it was and comes
 * back; a region that may not see the site keeps nothing of it [SYSTEM-01] [SYSTEM-03].
 */
export const SiteGate = ({ children, Contacts, Languages }: SiteGateProps) => {
  const { status, locked } = useSelector(selectSystem)
  const closed = status !== 0 || locked
  return (
    <>
      {status !== 2 && <Activity mode={closed ? 'hidden' : 'visible'}>{children}</Activity>}
      {closed && (
        <Suspense>
          <StatusScreen Contacts={Contacts} Languages={Languages} />
        </Suspense>
      )}
    </>
  )
}
