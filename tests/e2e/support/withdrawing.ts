import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { DEMO } from './people.ts'

/** The withdraw password of who sets one here. */
export const SECOND = 'second 246810'

/** Adds a bank account in the payee's name, after one that the form refuses. */
export const addAccount = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Add an account' })
  await page.getByRole('main').getByRole('button', { name: 'Add an account' }).click()
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('12ab')
  await dialog.getByRole('textbox', { name: 'Account holder' }).fill('Nguyễn Minh Linh')
  await dialog.getByRole('button', { name: 'Add an account' }).click()
  // What was typed stays, and the fault stands at its field.
  await expect(dialog.getByRole('textbox', { name: 'Account number' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill(`1904 ${randomInt(1000, 9999)} ${randomInt(1000, 9999)} 88`)
  await dialog.getByRole('button', { name: 'Add an account' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /Hải Âu Bank/ })).toBeChecked()
}

/** Sets `SECOND` as the withdraw password, on the page that asks for it. */
export const setSecondPassword = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Set a withdraw password' }).click()
  const group = page.getByRole('group', { name: 'Set a withdraw password' })
  await group.getByLabel('Account password').fill(DEMO.password)
  await group.getByLabel('New withdraw password').fill(SECOND)
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Withdraw password', { exact: true })).toBeVisible()
}
