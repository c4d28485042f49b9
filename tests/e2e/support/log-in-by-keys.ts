import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { keyboardOf } from './keyboard.ts'
import { DEMO, english } from './people.ts'

/** Logs in from the lobby by the keyboard alone, after the form was closed once. */
export const logInByKeys = async (page: Page, account: string): Promise<void> => {
  const { to, type, press } = keyboardOf(page)
  await page.goto(english('/'))
  const door = page
    .getByRole('banner')
    .getByRole('button', { name: 'Log in' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  await to(door)
  await press('Enter')
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })
  await expect(dialog).toBeVisible()
  await press('Escape')
  await expect(dialog).toBeHidden()
  await expect(door).toBeFocused()
  await press('Enter')
  await to(dialog.getByRole('textbox', { name: 'Username' }))
  await type(account)
  await to(dialog.getByLabel('Password', { exact: true }))
  await type(DEMO.password)
  await press('Enter')
  await expect(dialog).toBeHidden()
}
