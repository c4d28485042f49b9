import { randomInt } from 'node:crypto'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { DEMO, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `the security center holds bank cards, e-wallets and the withdraw password: ${form} [WALLET-09]`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await register(page)
      await page.goto(english('/member/securityCenter'))
      const main = page.getByRole('main')
      await expect(main.getByText('No account to withdraw to yet.')).toBeVisible()
      const dialog = page.getByRole('dialog', { name: 'Add an account' })
      const number = `${randomInt(100_000, 999_999)}${randomInt(100_000, 999_999)}`
      for (const [institution, account] of [
        ['Hải Âu Bank', `88${number}`],
        ['Mây Wallet', `09${number}`],
      ] as const) {
        await main.getByRole('button', { name: 'Add an account' }).click()
        await dialog.getByLabel('Bank or wallet').selectOption(institution)
        await dialog.getByLabel('Account number').fill(account)
        // The first name binds the later ones.
        if (institution === 'Hải Âu Bank') await dialog.getByLabel('Account holder').fill('Trần Thị Lan')
        else await expect(dialog.getByLabel('Account holder')).toHaveValue('TRAN THI LAN')
        if (institution === 'Hải Âu Bank') expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
        await dialog.getByRole('button', { name: 'Add an account' }).click()
        await expect(dialog).toBeHidden()
        await expect(main.getByRole('listitem').filter({ hasText: `${institution} ••${account.slice(-4)}` })).toContainText(
          'New: paid to from',
        )
      }
      await main.getByRole('button', { name: /^Remove Mây Wallet/ }).click()
      await page
        .getByRole('dialog', { name: /^Remove Mây Wallet/ })
        .getByRole('button', { name: 'Remove' })
        .click()
      await expect(main.getByText(/Mây Wallet/)).toBeHidden()

      await main.getByRole('button', { name: 'Withdraw password: Set up' }).click()
      const second = page.getByRole('dialog', { name: 'Set a withdraw password' })
      await second.getByLabel('New withdraw password').fill(DEMO.password)
      await second.getByRole('button', { name: 'Save the withdraw password' }).click()
      await expect(second.getByText('Choose another one than the password of your account.')).toBeVisible()
      await second.getByLabel('New withdraw password').fill('second 246810')
      await second.getByRole('button', { name: 'Save the withdraw password' }).click()
      await expect(main.getByText('Asked for before money leaves your account.')).toBeVisible()
      // Money is asked for at another page, which knows the same account.
      await page.goto(english('/member/withdraw'))
      await expect(main.getByRole('radio', { name: /Hải Âu Bank/ })).toBeChecked()
    },
  )
