import type { Page } from '@playwright/test'
import { toChromium } from '../../desktop/harness/address.ts'
import { builtClient, clientOn, pageWithPopups } from '../../desktop/support/client.ts'

interface Screen {
  readonly baseURL: string | undefined
  readonly viewport: { readonly width: number; readonly height: number } | null
}

/**
 * The player's window of a desktop client on a computer of its own, in the place of a browser's page: what a test opens by its
 * path is opened under `app://`. The client is the built one, run by the harness of `tests/desktop`.
 */
export const withClientPage = async ({ baseURL, viewport }: Screen, work: (page: Page) => Promise<void>): Promise<void> => {
  if (baseURL === undefined) throw new Error('a client needs a gateway')
  const computer = await clientOn(await builtClient())
  try {
    const client = await computer.start([baseURL])
    const page = await pageWithPopups(client)
    const goto = page.goto.bind(page)
    page.goto = (url, options) => goto(toChromium(new URL(url, 'app://portico').href), options)
    if (viewport) await page.setViewportSize(viewport)
    await work(page)
    await client.quit()
  } finally {
    await computer.close()
  }
}
