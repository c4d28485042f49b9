import type { Locator, Page } from '@playwright/test'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { unheard } from './support/line.ts'
import { balanceOf, english, logIn, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const amountIn = (scope: Locator) => scope.getByRole('textbox', { name: 'Amount' })
const chipIn = (scope: Locator, amount: string) => scope.getByRole('button', { name: amount, exact: true })
const unknownIn = (scope: Locator) => scope.getByText('the same deposit is never taken twice')
const creditedIn = (scope: Locator) => scope.getByRole('status').filter({ hasText: '100,000.00 ₫ has been credited' })

const confirm = (scope: Locator) => scope.getByRole('button', { name: /^Deposit \d/ }).click()

/** Deposits 100,000, which is credited and never answered; the line is whole afterwards. */
const depositUnheard = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto(english('/member/depositv2'))
  const mend = await unheard(page, createDeposit)
  await chipIn(main, '100,000').click()
  await confirm(main)
  await expect(unknownIn(main)).toBeVisible()
  await mend()
  await expect(balanceOf(page)).toContainText('100,000.00')
}

/** The banner may be ahead of a second credit: what is asked anew is what the ledger holds. */
const expectBalance = async (page: Page, balance: RegExp): Promise<void> => {
  await page.reload()
  await expect(balanceOf(page)).toContainText(balance)
}
const ONCE = /(?<![\d,])100,000\.00/

const expectLocked = async (scope: Locator): Promise<void> => {
  await expect(unknownIn(scope)).toBeVisible()
  await expect(amountIn(scope)).toHaveValue('100,000')
  await expect(amountIn(scope)).not.toBeEditable()
  await expect(chipIn(scope, '100,000')).toBeDisabled()
  await expect(chipIn(scope, '500,000')).toBeDisabled()
}

test('a deposit that nobody answered cannot be made another one, and is taken once [WALLET-02]', { tag: '@client' }, async ({ page }) => {
  await register(page)
  await depositUnheard(page)
  const main = page.getByRole('main')
  await expectLocked(main)
  await chipIn(main, '100,000').dispatchEvent('click')
  await amountIn(main).press('5')
  await expectLocked(main)
  await confirm(main)
  await expect(creditedIn(main)).toBeVisible()

  // Settled: the next deposit is a new one.
  await expectBalance(page, ONCE)
  await expect(unknownIn(main)).toBeHidden()
  await chipIn(main, '500,000').click()
  await confirm(main)
  await expect(main.getByRole('status').filter({ hasText: '500,000.00 ₫ has been credited' })).toBeVisible()
  await expectBalance(page, /(?<![\d,])600,000\.00/)
})

test('a deposit that nobody answered is still there after a reload and in the dialog, and is taken once [WALLET-02]', {
  tag: '@client',
}, async ({ page }) => {
  await register(page)
  await depositUnheard(page)
  const main = page.getByRole('main')
  await page.reload()
  await expectLocked(main)

  const dialog = page.getByRole('dialog', { name: 'Deposit' })
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await open()
  await expectLocked(dialog)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expectLocked(dialog)
  await confirm(dialog)
  await expect(creditedIn(dialog)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(unknownIn(main)).toBeHidden()
  await expect(amountIn(main)).toBeEditable()
  await expectBalance(page, ONCE)
})

test('a deposit that nobody answered is its own account’s alone [WALLET-02]', { tag: '@client' }, async ({ page }) => {
  const main = page.getByRole('main')
  const signOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByText('Log in')).toBeVisible()
  }
  const name = await register(page)
  await depositUnheard(page)
  await signOut()

  await register(page)
  await page.goto(english('/member/depositv2'))
  await expect(amountIn(main)).toHaveValue('')
  await expect(amountIn(main)).toBeEditable()
  await expect(unknownIn(main)).toBeHidden()
  await signOut()

  await logIn(page, name)
  await page.goto(english('/member/depositv2'))
  await expectLocked(main)
  await confirm(main)
  await expect(creditedIn(main)).toBeVisible()
  await expectBalance(page, ONCE)
})
