import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** The page is there to be seen before anything opens above it. */
const SETTLE_MS = 2000

const Service = lazyPart(async () => (await import(/* @chunk service */ './components/content-service.tsx')).Component)

/** Popups and the dialogs that addresses name; its code comes when the page has settled, or at once for such an address. */
export const ContentService = () => {
  const [ready, setReady] = useState(() => location.search.includes('dialog='))
  useEffect(() => {
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = whenIdle(() => startTransition(() => setReady(true)))
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [])
  return ready ? (
    <Suspense>
      <Service />
    </Suspense>
  ) : null
}
