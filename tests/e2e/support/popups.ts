import type { Page } from '@playwright/test'

const GOT_IT = /^(Got it|Đã hiểu)$/

/** Closes an operator's popup whenever one opens above the page: it comes when the page has settled, however busy the machine is. */
export const closePopups = async (page: Page): Promise<void> => {
  const close = page.getByRole('dialog').getByRole('button', { name: GOT_IT })
  await page.addLocatorHandler(page.getByRole('dialog').filter({ has: close }), () => close.click())
}
