import { test as base, expect } from '@playwright/test'

/** A test of the product: nothing may break in the page or in the gateway while it runs. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(`error in the page: ${error.error().message}`))
      context.on('console', (message) => {
        // A refused call shows as "Failed to load resource"; whether that is right, the test itself says.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(`console: ${message.text()}`)
      })
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
