import type { i18n as I18n } from 'i18next'
import { type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { HostContext } from '../core/hooks.ts'
import type { Host } from '../core/host.ts'
import type { Language } from '../i18n/language.ts'
import { LanguageProvider } from '../i18n/use-language.tsx'
import type { Busy } from '../lib/busy.ts'
import { ThemeProvider } from '../theme/use-theme.tsx'
import { ToastsContext } from '../ui/toast/toasts.ts'
import { LoadingContext } from './loading.ts'
import type { AppStore } from './store.ts'

export interface AppProps {
  readonly store: AppStore
  readonly i18n: I18n
  readonly language: Language
  readonly host: Host
  /** Whether a page is being fetched. */
  readonly loading: Busy
  /** A router with what it shows. */
  readonly children: ReactNode
}

/** Every provider a page may rely on. */
export const App = ({ store, i18n, language, host, loading, children }: AppProps) => (
  <HostContext value={host}>
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <LanguageProvider language={language}>
          <ThemeProvider>
            <ToastsContext value={host.toasts}>
              <LoadingContext value={loading}>{children}</LoadingContext>
            </ToastsContext>
          </ThemeProvider>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>
  </HostContext>
)
