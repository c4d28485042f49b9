import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type LoadPage, RouteContext, type RouteHandle } from '../core/feature.ts'
import type { Busy } from '../lib/busy.ts'
import { ErrorBoundary } from '../lib/error-boundary.tsx'
import { BundleTimeout } from './lazy-page.ts'
import { Root } from './root.tsx'
import { ErrorPage } from './states/error-page.tsx'

const broken = (error: unknown) => <ErrorPage error={error} />

/** What stands around a page. */
export type Shell = ComponentType<{ readonly children: ReactNode }>

export const Bare: Shell = ({ children }) => children

interface LoadedPage {
  readonly Shell: Shell
  readonly Page: ComponentType
}

/** A page in its shell, to be fetched when its address is first come to. */
export interface Screen {
  readonly handle: RouteHandle
  /** Never rejects: a page that did not come is one that says so. */
  readonly load: () => Promise<LoadedPage>
  /** Lets a page that did not come be fetched again. */
  readonly forgetFailure: () => void
}

interface ScreenParts {
  readonly handle: RouteHandle
  readonly page: LoadPage
  readonly shell: () => Promise<Shell>
  /** The shell of a page that did not come. */
  readonly ErrorShell?: Shell
}

/** @param busy is called while a page is being fetched. */
export const makeScreen = ({ handle, page, shell, ErrorShell = Bare }: ScreenParts, busy: Busy): Screen => {
  let loading: Promise<LoadedPage> | undefined
  let failed = false
  const load = async (): Promise<LoadedPage> => {
    try {
      const [Shell, { Component: Page }] = await Promise.all([shell(), page()])
      return { Shell, Page }
    } catch (error) {
      failed = true
      const Page = () => {
        // That a file did not come is no fault of the page: it is shown to the reader and not logged.
        if (error instanceof BundleTimeout) return broken(error)
        throw error
      }
      return { Shell: ErrorShell, Page }
    }
  }
  return {
    handle,
    load: () => (loading ??= busy.during(load())),
    forgetFailure: () => {
      if (failed) loading = undefined
      failed = false
    },
  }
}

/** Shows a screen. While its code is on its way the transition that led here keeps what was shown before [ROUTE-17]. */
export const ScreenView = ({ screen }: { readonly screen: Screen }) => {
  const { Shell, Page } = use(screen.load())
  const { key } = useLocation()
  useEffect(() => screen.forgetFailure, [screen])
  return (
    <RouteContext value={screen.handle}>
      <ErrorBoundary resetKey={key} fallback={broken}>
        <Root>
          <ErrorBoundary resetKey={key} fallback={broken}>
            <Shell>
              <Page />
            </Shell>
          </ErrorBoundary>
        </Root>
      </ErrorBoundary>
    </RouteContext>
  )
}
