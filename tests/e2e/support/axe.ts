import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The dialog that is open; what is behind it nobody reaches. */
export const OPEN_DIALOG = 'dialog[open]'

/** What fades has its colours when it has come. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ effect, playState }) => playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime)),
    undefined,
    { polling: 50 },
  )

/** What axe finds on the page, or within a part of it. */
export const findings = async (page: Page, within?: string): Promise<string[]> => {
  await settled(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`))
}

/** What axe finds in either theme, whichever the page has. */
export const findingsInThemes = async (page: Page, within?: string): Promise<string[]> => {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-theme')) ?? ''
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    // The switch may be behind a dialog; its effect is this attribute.
    await html.evaluate((element, value) => element.setAttribute('data-theme', value), theme)
    found.push(...(await findings(page, within)).map((finding) => `${theme}: ${finding}`))
  }
  await html.evaluate((element, value) => element.setAttribute('data-theme', value), before)
  return found
}
