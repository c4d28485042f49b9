import { useTranslation } from 'react-i18next'
import { isReachable } from '../../api/reachable.ts'
import type { Language } from '../../i18n/language.ts'
import { useChangeLanguage } from '../../i18n/use-language.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { usePlatform } from '../../core/hooks.ts'

/** Changes the language where the page is sure to come back: a browser shows an error of its own in place of one that does not. */
export const useLanguageSwitch = (): ((language: Language) => Promise<void>) => {
  const { t, i18n } = useTranslation()
  const toasts = useToasts()
  const platform = usePlatform()
  const change = useChangeLanguage()
  return async (language) => {
    if (platform.kind === 'desktop' || (await isReachable())) return change(language)
    await i18n.loadNamespaces(['errors'])
    toasts.show(t('errors:NETWORK', { defaultValue: t('fault.title') }), 'negative')
  }
}
