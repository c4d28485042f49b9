import { type ComponentType, createElement, type ReactNode } from 'react'
import type { LoadPage, PageModule } from '../core/feature.ts'

/** A screen's code that does not arrive within this time is given up, and the reader may try again [ROUTE-19]. */
export const BUNDLE_TIMEOUT_MS = 120_000

export class BundleTimeout extends Error {
  override readonly name = 'BundleTimeout'
}

/** What browsers throw when a module's file cannot be fetched, and Vite when its style sheet cannot: the line, or a version that is gone. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload/i.test(error.message)

/** Waits for a screen's code as long as it makes sense. @throws BundleTimeout where it does not come, or its own fault. */
export const inTime = <Code>(load: () => Promise<Code>): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BundleTimeout()), BUNDLE_TIMEOUT_MS)
    load()
      .then(resolve, (error: unknown) =>
        reject(isLost(error) ? new BundleTimeout('the code of a screen could not be fetched', { cause: error }) : error),
      )
      .finally(() => clearTimeout(timer))
  })

/** Loads a page in time and stands a guard before it. */
export const lazyPage = (load: LoadPage, Guard?: ComponentType<{ children: ReactNode }>) => async (): Promise<PageModule> => {
  const { Component } = await inTime(load)
  if (!Guard) return { Component }
  const Guarded = () => createElement(Guard, null, createElement(Component))
  return { Component: Guarded }
}
