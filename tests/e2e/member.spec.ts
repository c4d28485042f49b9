import { balanceOf, DEMO, deposit, english, logIn, placeTenNotes, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('logs in, hides the balance and signs out [LOGIN-05] [CHROME-02] [WALLET-01]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  const balance = balanceOf(page)
  await expect(balance).toContainText(/\d\.\d\d\s₫/)
  await balance.getByRole('button', { name: 'Hide the balance' }).click()
  await expect(balance).toContainText('***')
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  // The side menu has one too [CHROME-08].
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByText('Log in')).toBeVisible()
})

test('a wrong password is refused in words [LOGIN-07]', async ({ page }) => {
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(DEMO.member)
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password 1')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByText('Username or password is not right.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('group', { name: 'Balance' })).toBeHidden()
})

test('deposits, bets, sees the draw, is paid without a reload and finds the bet explained [LOTTERY-03]', async ({ page }) => {
  await register(page)
  await deposit(page, '1000000')
  await expect(balanceOf(page)).toContainText('1,000,000.00')

  await page.goto(english('/lottery?gameCode=SSC1'))
  const slip = await placeTenNotes(page)
  await expect(balanceOf(page)).toContainText('980,000.00')
  const betId = (await slip.locator('code').textContent()) ?? ''

  const before = await page.evaluate(() => performance.timeOrigin)
  await expect(balanceOf(page)).not.toContainText('980,000.00', { timeout: 90_000 })
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('group', { name: 'Account' }).getByRole('link', { name: 'Betting record' }).click()
  // The lottery has rows of the bet as well, and stays in sight until the record is there.
  await expect(page.getByRole('heading', { name: 'Betting record', level: 1 })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Fixed place' }).first()
  await expect(row).toContainText('Part back')
  await row.click()
  const explained = page.getByRole('dialog')
  await expect(explained).toContainText(betId.slice(0, 8))
  await expect(explained).toContainText('How it was settled')
  await expect(explained).toContainText('You bought 10 lines at 2,000')
})

test('a slip over the balance leads to a deposit, and moves nothing', async ({ page }) => {
  await register(page)
  await deposit(page, '10000')
  await page.goto(english('/lottery?gameCode=SSC5'))
  await page.getByRole('tab', { name: 'Fixed place' }).click()
  await page.getByRole('button', { name: 'Ten-thousands: All' }).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText(/10,000.* short/)).toBeVisible()
  await expect(slip.getByRole('button', { name: /^Place/ })).toHaveCount(0)
  await slip.getByRole('link', { name: 'Deposit to place it' }).click()
  await expect(page).toHaveURL(/\/member\/depositv2/)
  await expect(balanceOf(page)).toContainText('10,000.00')
  await page.goto(english('/member/personalHistoryCopy'))
  await expect(page.getByRole('main').getByText('No bets in this period')).toBeVisible()
})
