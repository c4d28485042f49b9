import { brand } from 'virtual:brand'
import { chooseLanguage, markDocument, rememberLanguage } from './i18n/language.ts'
import { takeExchangeCode } from './lib/exchange-code.ts'
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
 * The composition root: every part is made here and nowhere else. index.html preloads the code of all three parts; each is
 * evaluated in a task of its own, so that the static first paint stays responsive on a slow machine.
 */
const start = async (): Promise<void> => {
  takeExchangeCode()
  const language = chooseLanguage(brand, location.search)
  rememberLanguage(language)
  markDocument(language)

  // Words first: their files are fetched while the rest is evaluated.
  const { makeI18n } = await import('./i18n/set-up.ts')
  const words = makeI18n(language)

  // The store and its calls, without anything that shows.
  const [{ makeHost }, { makeStore }] = await Promise.all([import('./app/host.ts'), import('./app/store.ts')])
  const host = makeHost(await platformHere(), brand, language)
  const store = makeStore(host)

  // What shows.
  const { mount } = await import('./app/mount.tsx')
  mount(document.getElementById('root')!, { store, host, language, i18n: await words })
}

void start()
