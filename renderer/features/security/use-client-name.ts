import type { ClientName } from '@portico/contract/session/own-shapes'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'

/** Says by what somebody came: `Chrome on Windows`. */
export const useClientName = (): ((client: ClientName) => string) => {
  const { t } = useTranslation('security')
  return ({ browser, system, form }) => {
    if (form === 'CLIENT') return t('client.desktop', { brand: brand.name })
    if (browser && system) return t('client.browserOn', { browser, system })
    return browser ?? system ?? t('client.unknown')
  }
}
