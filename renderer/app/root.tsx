import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { keepFocus } from '../lib/keep-focus.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { ToastRegion } from '../ui/toast/toast-region.tsx'
import { SiteGate } from '../features/system/index.ts'
import { DialogHost } from './dialog-host.tsx'
import { SERVICES, SLOTS } from './features.ts'
import { usePageTitle } from './use-page-title.ts'

const LanguageMenu = lazyPart(async () => (await import('./site-shell/language-menu.tsx')).LanguageMenu)

/** Takes the static first paint of index.html away in the frame that shows the real one. */
const useLeaveBoot = () => {
  useLayoutEffect(() => {
    document.getElementById('boot')?.remove()
  }, [])
}

/** Starts a new page at its top, for whoever reads and whoever uses the keyboard; a changed query or hash keeps its place [ROUTE-17]. */
const useStartAtTop = () => {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    window.scrollTo(0, 0)
    keepFocus()
  }, [pathname])
}

/** Names the tab after the page. */
const useTabTitle = () => {
  const title = usePageTitle()
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}

/** Around every page: dialogs, notices, and what lives as long as the app. */
export const Root = ({ children }: { readonly children: ReactNode }) => {
  useLeaveBoot()
  useStartAtTop()
  useTabTitle()
  return (
    <>
      <SiteGate Contacts={SLOTS.contacts} Languages={LanguageMenu}>
        {children}
        <DialogHost />
      </SiteGate>
      {SERVICES.map((Service, index) => (
        <Suspense key={index}>
          <Service />
        </Suspense>
      ))}
      <ToastRegion />
    </>
  )
}
