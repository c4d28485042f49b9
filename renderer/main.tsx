import { brand } from 'virtual:brand'
import { chooseLanguage, markDocument, rememberLanguage } from './i18n/language.ts'
import { nextTask } from './lib/next-task.ts'
import { bridgeOf } from './platform/bridge.ts'
import type { Platform } from './platform/port.ts'
import { webPlatform } from './platform/web.ts'
import './theme/fonts.css'

/** The desktop client shows its bridge; a browser has none. */
const platformHere = async (): Promise<Platform> => {
  const bridge = bridgeOf(window)
  return bridge ? (await import('./platform/desktop.ts')).desktopPlatform(bridge) : webPlatform()
}

/**
 * The composition root: every part is made here and nowhere else. The parts are fetched together (index.html preloads
 * them) but each is evaluated in a task of its own, so that starting never blocks the page for long.
 */
const start = async (): Promise<void> => {
  const language = chooseLanguage(brand, location.search)
  rememberLanguage(language)
  markDocument(language)

  await import('i18next')
  await nextTask()
  const { makeI18n } = await import('./i18n/set-up.ts')
  const strings = makeI18n(language)
  await nextTask()
  // The first number format of a page reads the browser's tables, and the first currency others: a task each.
  const { formatAgo, formatMoney, formatNumber } = await import('./i18n/format.ts')
  formatNumber(language.tag, 0)
  await nextTask()
  formatMoney(language.tag, { amount: '0', currency: brand.currency })
  await nextTask()
  await import('./core/dialogs.ts')
  await nextTask()
  await import('@reduxjs/toolkit/query/react')
  await nextTask()
  await import('@portico/contract/kit/envelope')
  await nextTask()
  await import('./api/gateway.ts')
  await nextTask()
  await import('./features/session/index.ts')
  await nextTask()
  const { makeStore } = await import('./app/store.ts')
  const { makeHost } = await import('./app/host.ts')
  await nextTask()
  const host = makeHost(await platformHere(), brand, language)
  const store = makeStore(host)
  await nextTask()
  await import('./app/guards.tsx')
  await nextTask()
  const { makeRouter, makeRoutes } = await import('./app/router.tsx')
  await nextTask()
  const routes = makeRoutes(async (namespaces) => (await strings).loadNamespaces([...namespaces]))
  await nextTask()
  const router = makeRouter(routes)
  await nextTask()
  router.initialize()
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  const { mount } = await import('./app/mount.tsx')
  await nextTask()
  mount(document.getElementById('root')!, { store, router, i18n: await strings, language, host })
  await nextTask()
  formatAgo(language.tag, 0, 0)
}

void start()
