import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { balanceOf, DEMO, deposit, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The set-up of a plan on one digit of one place. */
const openSetUp = async (page: Page) => {
  await page.getByRole('tab', { name: 'Fixed place' }).click()
  await page.getByRole('button', { name: 'Ten-thousands 7' }).click()
  await page.getByRole('button', { name: 'Advance play' }).click()
  return page.getByRole('dialog', { name: 'Advance play' })
}

test('locks a plan over several issues, bets the first, and gives the rest back [LOTTERY-03]', { tag: '@deep' }, async ({ page }) => {
  await register(page)
  await deposit(page, '1000000')
  await page.goto(english('/lottery?gameCode=SSC5'))
  const setUp = await openSetUp(page)
  // Nothing is chosen for the reader.
  await expect(setUp.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(setUp.getByRole('button', { name: 'Choose how the stake changes' })).toBeDisabled()

  await setUp.getByRole('radio', { name: /^Steps/ }).check()
  await setUp.getByRole('textbox', { name: 'Draws', exact: true }).fill('4')
  await expect(setUp.getByRole('row')).toHaveCount(5)
  await expect(setUp).toContainText('If none of the 4 draws wins')
  await expect(setUp.getByText('65.6%')).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])

  await setUp.getByRole('button', { name: 'Set a withdraw password' }).click()
  await setUp.getByLabel('Account password').fill(DEMO.password)
  await setUp.getByLabel('New withdraw password').fill('246810')
  await setUp.getByRole('button', { name: 'Save' }).click()
  const confirm = setUp.getByRole('button', { name: /^Lock 30,000/ })
  await expect(confirm).toBeDisabled()
  await setUp.getByLabel('Withdraw password', { exact: true }).fill('000000')
  await confirm.click()
  await expect(setUp.getByRole('alert')).toContainText('not your withdraw password')
  await setUp.getByLabel('Withdraw password', { exact: true }).fill('246810')
  await confirm.click()

  const plan = page.getByRole('dialog', { name: 'Advance play' })
  await expect(plan.getByRole('status').first()).toContainText('30,000')
  await expect(balanceOf(page)).toContainText('970,000.00')
  await expect(plan.getByRole('row').nth(1)).toContainText('Bet, waiting', { timeout: 60_000 })
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])

  await plan
    .getByRole('button', { name: /^Cancel draw/ })
    .last()
    .click()
  await expect(plan).toContainText('16,000 ₫ returned to your balance')
  await expect(balanceOf(page)).toContainText('986,000.00')
  await plan.getByRole('button', { name: /^Cancel the (2|3) draws left/ }).click()
  await expect(plan.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  await plan.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('region', { name: 'Advance plays' })).toContainText('Cancelled')
})
