import { SET_UP } from './own-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './sandbox-gateway.ts'
import { test as base } from './test.ts'

/**
 * A test over a gateway of its own worker, `house`, with the sandbox that pays: the day that a new account waits is passed by its clock, which at the
 * shared one would end everybody's session.
 */
export const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const house = await sandboxGateway()
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})
