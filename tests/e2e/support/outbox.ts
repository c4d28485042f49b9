import type { Page } from '@playwright/test'

/** The newest code that was sent to an address, as whoever sits at the gateway's machine reads it; other tests are sent codes meanwhile. */
export const newestCodeTo = async (page: Page, address: string): Promise<string> => {
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/messages')
  const code = await outbox.getByRole('listitem').filter({ hasText: address }).locator('mark').first().textContent()
  await outbox.close()
  return code ?? ''
}
