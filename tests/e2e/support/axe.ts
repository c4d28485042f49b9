import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { takePictures } from './picture.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The dialog that is open; what is behind it nobody reaches. */
export const OPEN_DIALOG = 'dialog[open]'

/** What fades has its colours when it has come. */
const settled = (page: Page | Frame) =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ effect, playState }) => playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime)),
    undefined,
    { polling: 50 },
  )

/** Its documents of one origin tell each other what was found in them. */
const bringAxe = async (page: Page | Frame): Promise<void> => {
  // A frame that is on its way out has nothing to look at.
  for (const frame of 'frames' in page ? page.frames() : [page])
    if (!(await frame.evaluate(() => 'axe' in window).catch(() => true))) await frame.evaluate(axe.source).catch(() => undefined)
}

/**
 * What axe finds on the page, or within a part of it. Axe is asked in the page itself: its adapter for Playwright opens a page more and
 * gathers what passes too, which took ten times as long.
 */
export const findings = async (page: Page | Frame, within?: string): Promise<string[]> => {
  await settled(page)
  await bringAxe(page)
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // Off unless asked for: WCAG 2.2, 2.5.8.
      rules: { 'target-size': { enabled: true } },
    })
    // What a list or a dialog has scrolled out of sight is small only until it is scrolled to.
    const isCut = (id: string, summary = '') => id === 'target-size' && summary.includes('partially obscured')
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ failureSummary }) => !isCut(id, failureSummary))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, within)
}

/** What axe finds in either theme, whichever the page has. A frame is looked at by itself: what is around it cannot look into another origin. */
export const findingsInThemes = async (page: Page | Frame, within?: string): Promise<string[]> => {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-theme')) ?? ''
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    // The switch may be behind a dialog; its effect is this attribute.
    await html.evaluate((element, value) => element.setAttribute('data-theme', value), theme)
    await takePictures('frames' in page ? page : page.page(), theme)
    found.push(...(await findings(page, within)).map((finding) => `${theme}: ${finding}`))
  }
  await html.evaluate((element, value) => element.setAttribute('data-theme', value), before)
  return found
}
