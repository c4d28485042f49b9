import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { balanceOf, DEMO, english } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `one press on a device that was told to remember, and none once it has forgotten, at ${width} [LOGIN-13]`,
    onPhone({ width }),
    async ({ page }) => {
      await page.goto(english('/login'))
      const form = page.getByRole('dialog', { name: 'Welcome back' })
      await form.getByLabel('Username').fill(DEMO.member)
      await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(balanceOf(page)).toBeVisible()

      const leave = async () => {
        await page.goto(english('/'))
        await page.getByRole('button', { name: 'Sign out' }).first().click()
        const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign out' }) })
        await dialog.getByRole('checkbox', { name: /by one press/ }).check()
        await dialog.getByRole('button', { name: 'Sign out' }).click()
        await expect(dialog).toBeHidden()
      }
      await leave()
      await page.setViewportSize({ width, height })
      await page.goto(english('/login'))
      const chooser = page.getByRole('dialog', { name: 'Choose an account' })
      await expect(chooser.getByText(/Last here/)).toBeVisible()
      await expect(chooser).not.toContainText(DEMO.member)
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await chooser.getByRole('button', { name: /Last here/ }).click()
      await expect(chooser).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(balanceOf(page)).toBeVisible()

      await leave()
      await page.goto(english('/login'))
      await chooser.getByRole('button', { name: /^Forget/ }).click()
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    },
  )
}
