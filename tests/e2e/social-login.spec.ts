import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { balanceOf, english } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

const openForm = async (page: Page) => {
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  return dialog
}

/** What of a way in could be left behind where others find it. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.referrer]))

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `an account at a provider opens one here and signs in to it, at ${width} [LOGIN-02] [LOGIN-08]`,
    onPhone({ width }),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const dialog = await openForm(page)
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await dialog.getByRole('button', { name: 'Continue with Google' }).click()
      const person = width > 1000 ? 'Linh Nguyen' : 'Minh Tran'
      await page.getByRole('link', { name: person }).click()

      const form = page.getByRole('dialog', { name: 'Create an account' })
      await expect(form.getByLabel('Username')).toHaveValue(width > 1000 ? 'linhnguyen' : 'minhtran')
      expect(page.url()).not.toContain('exchange')
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await form.getByRole('button', { name: 'Create an account' }).click()
      await expect(form.getByText('Please accept the terms to go on.')).toBeVisible()
      await form.getByLabel('Username').fill('7')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Create an account' }).click()
      await expect(form.getByText('4 to 16 letters and digits, beginning with a letter.')).toBeVisible()
      await form.getByLabel('Username').fill(`social${width}`)
      await form.getByRole('button', { name: 'Create an account' }).click()
      await expect(form).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(balanceOf(page)).toBeVisible()
      expect(await traces(page)).not.toMatch(/exchange=|verifier/)

      // Back, and there is no code to be found.
      await page.goBack()
      expect(page.url()).not.toContain('exchange=')
    },
  )
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `an account at Facebook opens one here, and lets in by one press from then on, at ${width} [LOGIN-02]`,
    onPhone({ width }),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const person = width > 1000 ? 'Thanh Phong' : 'Minh Tran'
      const come = async () => {
        const dialog = await openForm(page)
        await dialog.getByRole('button', { name: 'Continue with Facebook' }).click()
        await page.getByRole('link', { name: person }).click()
      }
      await come()
      const form = page.getByRole('dialog', { name: 'Create an account' })
      await expect(form).toContainText('Facebook knows you, and we do not yet.')
      await form.getByLabel('Username').fill(`face${width}`)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Create an account' }).click()
      await expect(form).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(balanceOf(page)).toBeVisible()

      await page.evaluate(() => sessionStorage.clear())
      await page.setViewportSize({ width, height })
      await come()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(balanceOf(page)).toBeVisible()
      expect(await traces(page)).not.toMatch(/exchange=|verifier/)
    },
  )
}

test('who turns back at the provider reads so, and nothing has changed [LOGIN-14]', async ({ page }) => {
  const dialog = await openForm(page)
  await dialog.getByRole('button', { name: 'Continue with Facebook' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByRole('alert')).toHaveText(
    'You stopped before it was done. Nothing has changed.',
  )
})

test('[I.e] a code from elsewhere in the address opens nothing, and does not stay there [LOGIN-08]', async ({ page }) => {
  const code = 'x'.repeat(43)
  for (const address of [`/?exchange=${code}&lang=EN`, `/?lang=EN#exchange=${code}`]) {
    // Beginning at another page: only what follows the # would not be loaded anew.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('began in another browser')
    expect(page.url()).not.toContain('exchange')
    expect(page.url()).toContain('lang=EN')
  }
})
