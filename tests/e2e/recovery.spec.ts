import { randomInt } from 'node:crypto'
import { MAIL_MEMBERS } from '@portico/demo/seed/people'
import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { balanceOf, DEMO, english, logIn, newName, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

/** What whoever sits at the gateway's machine reads of the newest message to an address. */
const newestTo = async (page: Page, address: string): Promise<string> => {
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/messages')
  const message = outbox.getByRole('listitem').filter({ hasText: address }).first()
  await expect(message).toBeVisible()
  const text = (await message.textContent()) ?? ''
  await outbox.close()
  return text
}
const codeTo = async (page: Page, address: string) => /\b\d{6}\b/.exec(await newestTo(page, address))?.[0] ?? ''

const aPassword = () => `quiet herons ${randomInt(1_000_000)} by the river`

const openForgotten = async (page: Page) => {
  await page.goto(english('/login'))
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  return page.getByRole('dialog', { name: 'Choose a new password' })
}

for (const viewport of [WIDE, NARROW]) {
  test(
    `binds an e-mail address and changes the password, ${viewport.width} wide [WALLET-09] [PASSWORD-01] [PASSWORD-03] [CALL-03]`,
    onPhone(viewport),
    async ({ page }) => {
      const name = await register(page)
      const [address, password] = [`${name}@mail.example`, aPassword()]
      await page.setViewportSize(viewport)
      await page.goto(english('/member/securityCenter'))
      await page.getByRole('button', { name: 'E-mail: Set up' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' })
      await dialog.getByLabel('New e-mail address').fill('no address')
      await dialog.getByRole('button', { name: 'Get code' }).click()
      await expect(dialog.getByText('This is not an e-mail address.')).toBeVisible()
      await dialog.getByLabel('New e-mail address').fill(address)
      await dialog.getByRole('button', { name: 'Get code' }).click()
      const field = dialog.getByLabel('Code', { exact: true })
      await expect(field).toBeFocused()
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await field.fill(await codeTo(page, address))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(`${address.slice(0, 2)}•••@mail.example`)).toBeVisible()

      await page.getByRole('button', { name: 'Password: Change', exact: true }).click()
      const change = page.getByRole('dialog', { name: 'Change your password' })
      await change.getByLabel('Present password').fill('wrong one')
      await change.getByLabel('New password').fill(password)
      await change.getByLabel('Repeat the password').fill(password)
      await change.getByRole('button', { name: 'Save the new password' }).click()
      await expect(change.getByText('That is not your account password. Nothing was changed.')).toBeVisible()
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await change.getByLabel('Present password').fill(DEMO.password)
      await change.getByRole('button', { name: 'Save the new password' }).click()
      await expect(change).toBeHidden()
      await expect(page.getByText('Your password is changed. 0 other devices were logged out.')).toBeVisible()
      expect(await newestTo(page, address)).toContain('Your password was changed')
    },
  )

  test(
    `wins a password back by e-mail, ${viewport.width} wide, and logs in with the new one [PASSWORD-02] [LOGIN-02] [LOGIN-10]`,
    onPhone(viewport),
    async ({ page }) => {
      const [account, address] = viewport === WIDE ? [MAIL_MEMBERS[0], 'huong@mail.example'] : [MAIL_MEMBERS[1], 'minhanh@mail.example']
      const password = aPassword()
      await page.setViewportSize(viewport)
      const dialog = await openForgotten(page)
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(dialog.getByText('Enter your username.')).toBeVisible()
      await dialog.getByLabel('Username').fill(account)
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address)
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText(/^If the username and the address belong together, an e-mail with a link is on its way/)).toBeVisible()

      const link = /\/recover#reset=[\w-]+/.exec(await newestTo(page, address))?.[0] ?? ''
      await page.goto(english('/recover') + link.slice(link.indexOf('#')))
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      await expect(page).not.toHaveURL(/reset=/)
      await page.getByLabel('New password').fill('password1')
      await page.getByLabel('Repeat the password').fill('password1')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByText(/^This password is one of the first that anyone would try/)).toBeVisible()
      await page.getByLabel('New password').fill(password)
      await page.getByLabel('Repeat the password').fill(password)
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
      await page.setViewportSize(WIDE)
      await expect(balanceOf(page)).toBeHidden()
      await page.goto(english('/'))
      await logIn(page, account, { password })
      await expect(balanceOf(page)).toBeVisible()

      await page.goto(english('/recover') + link.slice(link.indexOf('#')))
      const another = aPassword()
      await page.getByLabel('New password').fill(another)
      await page.getByLabel('Repeat the password').fill('something else')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
      await page.getByLabel('Repeat the password').fill(another)
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    },
  )

  test(
    `wins a password back by mobile number, ${viewport.width} wide [PASSWORD-02] [PASSWORD-03] [LOGIN-10]`,
    onPhone(viewport),
    async ({ page }) => {
      const number = viewport === WIDE ? '0912 000 077' : '0912 000 066'
      await page.setViewportSize(viewport)
      const dialog = await openForgotten(page)
      await dialog.getByRole('tab', { name: 'By mobile' }).click()
      await dialog.getByLabel('Mobile number').fill(number)
      await dialog.getByRole('button', { name: 'Get code' }).click()
      const field = dialog.getByLabel('Code', { exact: true })
      await expect(field).toBeFocused()
      await field.fill(await codeTo(page, `+84${number.replaceAll(' ', '').slice(1)}`))
      await dialog.getByLabel('New password').fill('12345678')
      await dialog.getByRole('button', { name: 'Save the new password' }).click()
      await expect(dialog.getByText(/^This password is one of the first that anyone would try/)).toBeVisible()
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await dialog.getByLabel('New password').fill(aPassword())
      await dialog.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByText('Every device was logged out. Log in with the new password.')).toBeVisible()
    },
  )
}

test('says the same of a name that nobody has, and sends nothing [PASSWORD-02]', async ({ page }) => {
  const name = newName()
  const dialog = await openForgotten(page)
  await dialog.getByLabel('Username').fill(name)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@mail.example`)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^If the username and the address belong together/)).toBeVisible()
  await page.goto('/dev/messages')
  await expect(page.getByRole('heading', { name: 'Messages of Aurora' })).toBeVisible()
  await expect(page.getByText(`${name}@mail.example`)).toHaveCount(0)
})
