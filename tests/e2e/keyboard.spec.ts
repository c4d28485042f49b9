import type { Browser, Page } from '@playwright/test'
import { keyboardOf } from './support/keyboard.ts'
import { logInByKeys } from './support/log-in-by-keys.ts'
import { balanceOf, DEMO, english, register } from './support/people.ts'
import { test } from './support/sandbox-test.ts'
import { expect } from './support/test.ts'
import { SECOND } from './support/withdrawing.ts'
import { WHITE_PIXEL } from './support/white-pixel.ts'

const main = (page: Page) => page.getByRole('main')

/** Somebody new, registered elsewhere, logs in and pays in by the keyboard. Answers the account's name. */
const enterWithMoney = async (page: Page, browser: Browser, baseURL: string | undefined, amount: string): Promise<string> => {
  const elsewhere = await browser.newPage({ baseURL: baseURL! })
  const account = await register(elsewhere)
  await elsewhere.close()
  const { to, type, press } = keyboardOf(page)
  await logInByKeys(page, account)
  await page.goto(english('/member/depositv2'))
  await to(main(page).getByRole('textbox', { name: 'Amount' }))
  await type(amount)
  await press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'has been credited' })).toBeVisible()
  return account
}

/** The sandbox's bank, which is no page of ours. */
const payOut = async (page: Page): Promise<void> => {
  const bank = await page.context().newPage()
  await bank.goto('/dev/pay/SANDBOX/payouts')
  await Promise.all([
    bank.waitForResponse((answer) => answer.request().method() === 'GET' && answer.ok()),
    bank.getByRole('button', { name: 'Pay it out' }).first().click(),
  ])
  await bank.close()
  await page.bringToFront()
}

test('money comes in, goes out and is disputed by the keyboard alone [WALLET-02] [WALLET-03] [WALLET-04]', async ({
  page,
  house,
  browser,
  baseURL,
}) => {
  const account = await enterWithMoney(page, browser, baseURL, '3000000')
  const { to, type, press } = keyboardOf(page)

  await page.goto(english('/member/withdraw'))
  const add = main(page).getByRole('button', { name: 'Add an account' })
  await to(add)
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add an account' })
  await press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await press('Enter')
  await to(dialog.getByRole('textbox', { name: 'Account number' }))
  await type('1904 2100 6644')
  await to(dialog.getByRole('textbox', { name: 'Account holder' }))
  await type('Nguyen Minh Linh')
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('radio', { name: /Hải Âu Bank/ })).toBeChecked()

  await to(main(page).getByRole('button', { name: 'Set a withdraw password' }))
  await press('Enter')
  const group = page.getByRole('group', { name: 'Set a withdraw password' })
  await to(group.getByLabel('Account password'))
  await type(DEMO.password)
  await to(group.getByLabel('New withdraw password'))
  await type(SECOND)
  await to(group.getByRole('button', { name: 'Save' }))
  await press('Enter')
  await expect(page.getByLabel('Withdraw password', { exact: true })).toBeVisible()

  // A day later both are old enough, and who it is has to be shown anew.
  await house.enter('lan')
  await house.pass(24)
  await logInByKeys(page, account)
  await house.enter('minh')
  await house.pass(0, 6)
  await page.goto(english('/member/withdraw'))
  await to(main(page).getByRole('textbox', { name: 'Amount' }))
  await type('2000000')
  await to(main(page).getByLabel('Withdraw password', { exact: true }))
  await type(SECOND)
  await press('Enter')
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await to(proof.getByLabel('Password', { exact: true }))
  await type(DEMO.password)
  await press('Enter')
  await expect(proof).toBeHidden()
  const story = main(page).getByRole('article')
  await expect(story.getByRole('heading', { level: 1 })).toContainText('On its way')
  await expect(balanceOf(page)).toContainText('1,000,000.00')

  await payOut(page)
  await expect(story.getByRole('heading', { level: 1 })).toContainText('Did it arrive?')
  const all = story.getByRole('radio', { name: 'All of it' })
  const part = story.getByRole('radio', { name: 'Only part of it' })
  await to(all.or(part))
  while (!(await part.isChecked())) await press('ArrowDown')
  await to(story.getByRole('textbox', { name: 'Received' }))
  await type('1500000')
  const picture = story.getByLabel('Add a picture')
  await to(picture)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')])
  await chooser.setFiles({ name: 'bank.png', mimeType: 'image/png', buffer: WHITE_PIXEL })
  await expect(story.getByRole('img', { name: 'Proof 1' })).toBeVisible()
  await to(story.getByRole('button', { name: 'Report 500,000 ₫ missing' }))
  await press('Enter')
  await expect(story.getByRole('heading', { level: 1 })).toContainText('In dispute')
})

test('limits, a break and the records are walked by the keyboard alone [WALLET-07] [WALLET-08]', async ({ page, browser, baseURL }) => {
  await enterWithMoney(page, browser, baseURL, '500000')
  const { to, type, press } = keyboardOf(page)

  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  const filter = page.getByRole('button', { name: 'Deposits', exact: true })
  await to(filter)
  await press('Enter')
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await to(list.getByRole('button', { name: /Deposit/ }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Request' })).toBeVisible()

  await page.goto(english('/member/limits'))
  const week = page.getByRole('button', { name: /^Weekly deposit limit/ })
  await to(week)
  await press('Enter')
  const editor = page.getByRole('dialog', { name: 'Weekly deposit limit' })
  await expect(editor.getByRole('textbox', { name: 'New limit' })).toBeFocused()
  await type('2m')
  await press('Enter')
  await expect(editor).toBeHidden()
  await expect(week).toContainText('of 2,000,000 ₫')
  await expect(week).toBeFocused()

  const begin = main(page).getByRole('button', { name: 'Start a time-out of 24 h' })
  await to(begin)
  await press('Enter')
  const question = page.getByRole('dialog', { name: /^Time-out of/ })
  await expect(question).toBeVisible()
  await press('Escape')
  await expect(begin).toBeFocused()
  await press('Enter')
  await to(question.getByRole('button', { name: /^Start a time-out/ }))
  await press('Enter')
  // Whichever comes first, the answer or the end of the session: both say it.
  await expect(page.getByText(/Your time-out of 24 h has begun|You are taking a break/).first()).toBeVisible()
})
