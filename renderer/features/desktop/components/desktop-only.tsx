import { type ComponentType, lazy, Suspense } from 'react'
import { usePlatform } from '../../../core/hooks.ts'

const LazyLineButton = lazy(async () => ({ default: (await import('./line-button.tsx')).LineButton }))
const LazyOfficeButton = lazy(async () => ({ default: (await import('./office-button.tsx')).OfficeButton }))
const LazyService = lazy(async () => ({ default: (await import('./desktop-service.tsx')).DesktopService }))

/** Inside the desktop client only; a browser never fetches what it shows. */
const desktopOnly = (Part: ComponentType) => {
  const DesktopOnly = () =>
    usePlatform().desktop ? (
      <Suspense>
        <Part />
      </Suspense>
    ) : null
  return DesktopOnly
}

/** In a header: how the connection stands, and the way to the client's own settings. */
export const ClientButton = desktopOnly(LazyLineButton)

/** In the agents' header: the present page in a further window. */
export const OfficeButton = desktopOnly(LazyOfficeButton)

/** Lives as long as the app. */
export const DesktopService = desktopOnly(LazyService)
