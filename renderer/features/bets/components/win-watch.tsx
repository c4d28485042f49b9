import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { selectStatus } from '../../session/index.ts'

const WinService = lazyPart(async () => (await import('./win-service.tsx')).WinService)

/** Tells members of their wins; guests do without its code. */
export const WinWatch = () =>
  useSelector(selectStatus) === 'member' && (
    <Suspense>
      <WinService />
    </Suspense>
  )
