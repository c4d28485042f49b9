import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from 'virtual:brand'
import { App } from './app/app.tsx'
import { makeHost } from './app/host.ts'
import { makeRouter } from './app/router.tsx'
import { makeStore } from './app/store.ts'
import { chooseLanguage, markDocument, rememberLanguage } from './i18n/language.ts'
import { makeI18n } from './i18n/set-up.ts'
import { webPlatform } from './platform/web.ts'
import './theme/fonts.css'

/** The composition root: every part is made here and nowhere else. */
const start = async (): Promise<void> => {
  const language = chooseLanguage(brand, location.search)
  rememberLanguage(language)
  markDocument(language)
  const host = makeHost(webPlatform(), brand, language)
  const store = makeStore(host)
  const router = makeRouter()
  const i18n = await makeI18n(language)
  const root = createRoot(document.getElementById('root')!)
  startTransition(() => {
    root.render(
      <StrictMode>
        <App store={store} router={router} i18n={i18n} language={language} host={host} />
      </StrictMode>,
    )
  })
}

void start()
