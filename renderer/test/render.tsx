import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import { App } from '../app/app.tsx'
import { makeHost } from '../app/host.ts'
import { makeStore } from '../app/store.ts'
import { makeI18n } from '../i18n/set-up.ts'
import type { Namespace } from '../i18n/resources.ts'
import { makeBusy } from '../lib/busy.ts'
import type { Platform } from '../platform/port.ts'
import { testRouter } from './router.tsx'

/** A platform that keeps its token in memory and connects nowhere. */
export const testPlatform = (): Platform => {
  let token: string | undefined
  return {
    kind: 'web',
    token: {
      read: () => token,
      write: (next) => {
        token = next
      },
      clear: () => {
        token = undefined
      },
      replace: (from, next) => {
        if (token === from) token = next
      },
    },
    connectEvents: () => ({ read: () => undefined, close: () => undefined }),
    openExternal: () => undefined,
    setBadge: () => undefined,
    copy: async () => undefined,
  }
}

export interface RenderOptions {
  /** Gateway code; English unless said. */
  readonly language?: string
  /** Namespaces to load before the first render, besides `common`. */
  readonly namespaces?: readonly Namespace[]
  readonly address?: string
  readonly platform?: Platform
}

/** Renders inside every provider of the app, at an address. Returns the store with the queries. */
export const renderApp = async (children: ReactNode, options: RenderOptions = {}) => {
  const language = languageOf(brand, options.language ?? 'EN')
  const i18n = await makeI18n(language)
  await i18n.loadNamespaces([...(options.namespaces ?? [])])
  const host = makeHost(options.platform ?? testPlatform(), brand, language)
  const store = makeStore(host)
  const { router, Router } = testRouter(options.address ?? '/')
  const view = render(
    <App {...{ store, i18n, language, host }} loading={makeBusy()}>
      <Router>{children}</Router>
    </App>,
  )
  return { ...view, store, router, host }
}
