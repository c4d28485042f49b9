import { test as base, expect, type Page } from '@playwright/test'
import { withClientPage } from './client-page.ts'
import { closePopups } from './popups.ts'
import { reportViolations } from './violations.ts'

/** With `PORTICO_E2E_CLIENT` set, a test's page is the window of a desktop client. */
const own = process.env.PORTICO_E2E_CLIENT
  ? base.extend({
      page: async ({ baseURL, viewport }, use: (page: Page) => Promise<void>) => {
        await withClientPage({ baseURL, viewport }, use)
      },
    })
  : base

/** A test of the product: nothing may break in the page or in the gateway while it runs, nor any page try what its policy forbids. Popups are closed unless `popups` is `keep`. */
export const test = own.extend<{ faults: string[]; popups: 'close' | 'keep'; closedPopups: undefined }>({
  popups: ['close', { option: true }],
  closedPopups: [
    async ({ page, popups }, use) => {
      // An operator's popup may open above any page; whoever does not ask for them reads on.
      if (popups === 'close') await closePopups(page)
      await use(undefined)
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const context = page.context()
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(`error in the page: ${error.error().message}`))
      context.on('console', (message) => {
        // A refused call shows as "Failed to load resource"; whether that is right, the test itself says.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(`console: ${message.text()}`)
      })
      await reportViolations(context, (violation) => faults.push(violation))
      context.on('response', (reply) => {
        if (reply.status() >= 500) faults.push(`${reply.status()} from ${reply.url()}`)
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
