import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from './router.tsx'

/** The handle of the innermost matched route. */
export const useRouteHandle = (): RouteHandle | undefined => useMatches().at(-1)?.handle as RouteHandle | undefined

/** The shown page's name in the reader's language. */
export const usePageTitle = (): string => {
  const { t } = useTranslation()
  const handle = useRouteHandle()
  return t(handle?.title ?? 'page.home')
}
