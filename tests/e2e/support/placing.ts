import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** The next thing that a person can press to have the slip placed, whichever of them is there. */
const nextPress = async (page: Page, slip: Locator): Promise<Locator> => {
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })
  // The question lies over the slip for as long as its answer is under way.
  if (await confirm.isVisible()) return confirm
  const again = slip.getByRole('button', { name: 'Check my bet' })
  return (await again.isVisible()) ? again : slip.getByRole('button', { name: /^Place (bet|\d+ bets|anyway)/ })
}

/**
 * Places what is on the slip and waits for `outcome`. Whoever comes while betting is closed waits for the next issue; an answer may take
 * as long as it likes, since nothing is pressed that is not there, and what has come is seen before anything is pressed again.
 */
export const placeSlip = async (page: Page, slip: Locator, outcome: Locator): Promise<void> => {
  await expect(async () => {
    if (await outcome.isVisible()) return
    await (await nextPress(page, slip)).click({ timeout: 2_000 })
    await expect(outcome).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
}
