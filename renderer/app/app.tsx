import type { i18n as I18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { Language } from '../i18n/language.ts'
import { LanguageProvider } from '../i18n/use-language.tsx'
import type { ApiHost } from '../api/host.ts'
import { ThemeProvider } from '../theme/use-theme.tsx'
import { HostContext } from '../core/hooks.ts'
import type { makeRouter } from './router.tsx'
import type { AppStore } from './store.ts'

export interface AppProps {
  readonly store: AppStore
  readonly router: ReturnType<typeof makeRouter>
  readonly i18n: I18n
  readonly language: Language
  readonly host: ApiHost
}

/** Every provider a page may rely on. */
export const App = ({ store, router, i18n, language, host }: AppProps) => (
  <HostContext value={host}>
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <LanguageProvider language={language}>
          <ThemeProvider>
            <RouterProvider router={router} />
          </ThemeProvider>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>
  </HostContext>
)
