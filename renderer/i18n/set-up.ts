import { createInstance, type BackendModule, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language.ts'
import { loadNamespace, localeRead } from './resources.ts'

const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale: string, namespace: string, done: ReadCallback) => {
    loadNamespace(locale, namespace).then(
      (strings) => done(null, strings as never),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** An i18n instance with `common` loaded; every other namespace comes with the first screen that needs it. */
export const makeI18n = async (language: Language): Promise<i18n> => {
  const instance = createInstance()
  await instance
    .use(files)
    .use(initReactI18next)
    .init({
      lng: localeRead(language.locale),
      // The build has merged the fallback into each language's own files.
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      showSupportNotice: false,
    } as Parameters<i18n['init']>[0])
  return instance
}
