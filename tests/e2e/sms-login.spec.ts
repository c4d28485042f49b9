import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { newestCodeTo } from './support/outbox.ts'
import { balanceOf, english } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The member's number in the demonstration. */
const NUMBER = '0912 000 088'

const openForm = async (page: Page) => {
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') })
  const tab = dialog.getByRole('tab', { name: 'With SMS code' })
  await tab.click()
  return dialog
}

test('a code by SMS logs in, on wide pages and on telephones, and the number stays for the day [LOGIN-01] [LOGIN-03] [LOGIN-12] [LOGIN-19]', async ({
  page,
}) => {
  const dialog = await openForm(page)
  await dialog.getByLabel('Mobile number').fill(NUMBER)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^New code in/ })).toBeDisabled()
  const field = dialog.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()

  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])

  await field.fill('000000')
  await expect(dialog.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const code = await newestCodeTo(page, '+84912000088')
  expect(code).toMatch(/^\d{6}$/)
  // It sends itself.
  await field.fill(code)
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(balanceOf(page)).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain(NUMBER)
  expect(stored).not.toContain(code)
})

test('a number that nobody has gets the same words, and no message [LOGIN-03]', async ({ page }) => {
  const dialog = await openForm(page)
  await dialog.getByLabel('Mobile number').fill('0987 654 321')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByText(/^If an account has this number, a text with 6 digits is on its way/)).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill('123456')
  await expect(dialog.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await page.goto('/dev/messages')
  await expect(page.getByRole('heading', { name: 'Messages of Aurora' })).toBeVisible()
  await expect(page.getByText('+84987654321')).toHaveCount(0)
})
