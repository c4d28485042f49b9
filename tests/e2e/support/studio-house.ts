import { ensureStudioPage } from '../../../scripts/lib/studio-page.ts'
import { SET_UP } from './own-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './sandbox-gateway.ts'
import { test as base } from './test.ts'

/** The studio stands beside a gateway of its own: its games would be the first of every list of the shared one. */
export const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      await ensureStudioPage()
      // Rounds of bingo follow each other quickly: nobody waits three minutes for one here.
      const house = await sandboxGateway({ STUDIO: 'on', STUDIO_BINGO: '45:4:0.3:10:9' })
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})
