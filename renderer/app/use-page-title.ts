import { useTranslation } from 'react-i18next'
import { useRouteHandle } from '../core/feature.ts'

/** The shown page's name in the reader's language. */
export const usePageTitle = (): string => {
  const { t } = useTranslation()
  const handle = useRouteHandle()
  return t(handle?.title ?? 'page.home')
}
