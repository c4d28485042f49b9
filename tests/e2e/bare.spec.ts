import { DEMO, english, register } from './support/people.ts'
import { type OwnGateway, ownGateway, SET_UP } from './support/own-gateway.ts'
import { expect, test as base } from './support/test.ts'

/** At a gateway without the demonstration. */
const test = base.extend<{ own: OwnGateway }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const own = await ownGateway()
      await give(own)
      await own.stop()
    },
    SET_UP,
  ],
  baseURL: async ({ own }, give) => give(own.origin),
})

test('without the demonstration a player registers, and reads that there is no way to pay in', async ({ page }) => {
  await register(page)
  await page.goto(english('/member/depositv2'))
  await expect(page.getByText('No payment method is available right now.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
})

test('without the demonstration nobody logs in with a demo account', async ({ page }) => {
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(DEMO.member)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByText('Username or password is not right.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
})
