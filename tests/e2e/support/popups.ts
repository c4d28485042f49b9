import type { Page } from '@playwright/test'

const GOT_IT = /^(Got it|Đã hiểu)$/
/** So long a press waits for a popup that its operator takes back meanwhile. */
const GONE_AFTER_MS = 2_000

/** Closes an operator's popup whenever one opens above the page: it comes when the page has settled, however busy the machine is. */
export const closePopups = async (page: Page): Promise<void> => {
  // What a dialog has within it is looked for from the dialog on.
  const close = page.getByRole('button', { name: GOT_IT })
  const popup = page.getByRole('dialog').filter({ has: close })
  const press = () =>
    popup
      .getByRole('button', { name: GOT_IT })
      .click({ timeout: GONE_AFTER_MS })
      // Should it stand there still, the next look presses again.
      .catch(() => undefined)
  // Another popup may come in its place at once: whoever waited until there is none would wait to the test's end.
  await page.addLocatorHandler(popup, press, { noWaitAfter: true })
}
