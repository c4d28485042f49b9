import { act, render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { expect } from 'vitest'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import { sessionExample } from '@portico/contract/session/examples'
import { App } from '../app/app.tsx'
import { makeHost } from '../app/host.ts'
import { Screens } from '../app/mount.tsx'
import { makeRoutes } from '../app/routes.tsx'
import { makeStore } from '../app/store.ts'
import { type SessionMember, started } from '../features/session/index.ts'
import { makeI18n } from '../i18n/set-up.ts'
import { makeBusy } from '../lib/busy.ts'
import { testPlatform } from './render.tsx'
import { testRouter } from './router.tsx'

/** A member to be logged in as. */
export const member: SessionMember = { ...sessionExample.member, type: 0 }

/** Shows the app at an address, to a guest or to `who`, as soon as its page has come. */
export const at = async (address: string, who?: SessionMember) => {
  const language = languageOf(brand, 'EN')
  const host = makeHost(testPlatform(), brand, language)
  const store = makeStore(host)
  if (who) store.dispatch(started(who))
  const i18n = await makeI18n(language)
  const loading = makeBusy()
  const routes = makeRoutes((namespaces) => i18n.loadNamespaces([...namespaces]), loading)
  const { router, Router } = testRouter(address)
  await act(async () =>
    render(
      <App store={store} i18n={i18n} language={language} host={host} loading={loading}>
        <Router>
          <Suspense>
            <Screens routes={routes} />
          </Suspense>
        </Router>
      </App>,
    ),
  )
  await waitFor(() => expect(loading.read()).toBe(false))
  // The first render is a transition: it may be shown some tasks after the router has settled.
  await waitFor(() => expect(document.body.textContent).not.toBe(''))
  /** Goes elsewhere, and is there. */
  const go = async (to: string, options?: NavigateOptions) => {
    const { pathname } = new URL(to, 'http://site.test')
    await act(async () => void router.navigate(to, options))
    await waitFor(() => expect([loading.read(), router.state.location.pathname]).toEqual([false, pathname]))
  }
  return { router, store, go, host }
}
