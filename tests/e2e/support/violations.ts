import type { BrowserContext } from '@playwright/test'

const BINDING = 'reportViolation'

/** Hears of everything that a page or frame tries against a Content-Security-Policy, also where that is only reported. */
export const reportViolations = async (context: BrowserContext, report: (violation: string) => void): Promise<void> => {
  await context.exposeBinding(BINDING, (_, violation: string) => report(`policy: ${violation}`))
  await context.addInitScript((name) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const tell = (globalThis as unknown as Record<string, (violation: string) => void>)[name]
      tell?.(`${effectiveDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber} of ${location.href}`)
    })
  }, BINDING)
}
