import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchRoutes, type RouteObject, useRoutes } from 'react-router-dom'
import { makeBusy } from '../lib/busy.ts'
import { App, type AppProps } from './app.tsx'
import { makeRoutes } from './routes.tsx'
import type { Screen } from './screen.tsx'

/** An address with a slash at its end means the one without; whatever compares addresses knows that one only. */
const withoutLastSlash = (): void => {
  const address = new URL(location.href)
  address.pathname = address.pathname.replace(/\/+$/, '')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** Shows the screen of the address. */
export const Screens = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes)

/** Shows the app; the first render yields to the browser as any transition does. */
export const mount = (container: HTMLElement, parts: Omit<AppProps, 'loading' | 'children'>): void => {
  withoutLastSlash()
  const loading = makeBusy()
  const routes = makeRoutes((namespaces) => parts.i18n.loadNamespaces([...namespaces]), loading)
  // The first page is asked for before anything is rendered.
  const first = matchRoutes(routes, location)?.at(-1)?.route.handle as Screen | undefined
  void first?.load()
  const root = createRoot(container)
  startTransition(() => {
    root.render(
      <StrictMode>
        <App {...parts} loading={loading}>
          <BrowserRouter>
            <Suspense>
              <Screens routes={routes} />
            </Suspense>
          </BrowserRouter>
        </App>
      </StrictMode>,
    )
  })
}
