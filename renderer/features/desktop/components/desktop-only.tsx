import { type ComponentType, lazy, Suspense } from 'react'
import { usePlatform } from '../../../app/hooks.ts'

const Button = lazy(async () => ({ default: (await import('./line-button.tsx')).LineButton }))
const Office = lazy(async () => ({ default: (await import('./office-button.tsx')).OfficeButton }))
const Service = lazy(async () => ({ default: (await import('./desktop-service.tsx')).DesktopService }))

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
export const ClientButton = desktopOnly(Button)

/** In the agents' header: the present page in a further window. */
export const OfficeButton = desktopOnly(Office)

/** Lives as long as the app. */
export const DesktopPart = desktopOnly(Service)
