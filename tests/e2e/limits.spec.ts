import { expect } from './support/expect.ts'
import { deposit, english, logIn, register } from './support/people.ts'
import { test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'
import { EXCLUDED_MEMBER } from '@portico/demo/seed/people'

const LIMITS = '/member/limits'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, onPhone(viewport), () => {
    test.use({ viewport })
    test('a limit is set in one step from the foot of a page, holds at once, and is raised by a second yes alone', async ({ page }) => {
      await register(page)
      await page.goto(english('/member/depositv2'))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Play limits' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Play limits' })).toBeVisible()
      const narrow = (page.viewportSize()?.width ?? 0) < 768
      const week = page.getByRole('button', { name: /^Weekly deposit limit/ })
      if (narrow) await page.getByRole('main').getByText('Week', { exact: true }).click()
      await week.click()
      const dialog = page.getByRole('dialog', { name: 'Weekly deposit limit' })
      const field = dialog.getByRole('textbox', { name: 'New limit' })
      await field.fill('-5')
      await expect(dialog.getByText('Type an amount above 0')).toBeVisible()
      await field.fill('2m')
      await expect(dialog.getByText('Read as 2,000,000 ₫.')).toBeVisible()
      await field.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(week).toContainText('of 2,000,000 ₫')

      await deposit(page, '500000')
      await page.goto(english('/member/depositv2'))
      await expect(page.getByText('Your own limit leaves 1,500,000 ₫.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your deposit limits' }).getByRole('group', { name: 'Week' })).toContainText(
        /of 2,000,000\s₫1,500,000\s₫ left.*resets/,
      )
      await page.getByRole('textbox', { name: 'Amount' }).fill('1600000')
      await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
      await expect(page.getByText('This is more than your own deposit limit leaves.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,600,000')

      await page.goto(english(LIMITS))
      if (narrow) await page.getByRole('main').getByText('Week', { exact: true }).click()
      await week.click()
      await field.fill('3000000')
      // Enter asks for nothing.
      await field.press('Enter')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Ask for 3,000,000 ₫' }).click()
      await expect(week).toContainText('Raise to 3,000,000 ₫ waiting')
      await expect(page.getByRole('button', { name: /^Confirm from/ })).toBeDisabled()
      await page.getByRole('button', { name: 'Keep 2,000,000 ₫' }).click()
      await expect(page.getByRole('heading', { name: 'Changes waiting' })).toBeHidden()
      await page.getByRole('button', { name: 'History of changes' }).click()
      await expect(page.getByRole('dialog', { name: 'History of changes' }).getByRole('listitem')).toHaveCount(3)
    })
  })
}

test('offers that are stopped leave every tab at once, and come again when their reader lets them', async ({ page, context }) => {
  const name = await register(page)
  const other = await context.newPage()
  await other.goto(english('/'))
  await logIn(other, name)
  const promotions = other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Promotions' })
  await expect(promotions).toBeVisible()
  await page.goto(english(LIMITS))
  const site = page.getByRole('switch', { name: /^Offers on the site/ })
  await site.click()
  await expect(site).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /^Offers in your messages/ })).toBeChecked()
  await expect(promotions).toBeHidden()
  await other.goto(english('/promotions'))
  await expect(other.getByText('Nothing is offered to you now')).toBeVisible()
  await site.click()
  await expect(site).toBeChecked()
  await expect(other.getByText('Nothing is offered to you now')).toBeHidden()
  await expect(promotions).toBeVisible()
  await page.getByRole('button', { name: 'History of changes' }).click()
  await expect(page.getByRole('dialog', { name: 'History of changes' }).getByRole('listitem')).toHaveText([
    /Offers let in again/,
    /Offers stopped/,
  ])
})

test('a time-out ends every tab; its owner signs in again, sees it, and can withdraw', async ({ page, context }) => {
  const name = await register(page)
  const other = await context.newPage()
  await other.goto(english('/'))
  await logIn(other, name)
  await other.goto(english('/member/depositv2'))
  await expect(other.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await page.goto(english(LIMITS))
  await page.getByRole('button', { name: 'Start a time-out of 24 h' }).click()
  const dialog = page.getByRole('dialog', { name: 'Time-out of 24 h?' })
  await expect(dialog.getByText('You can log in and withdraw at any time.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start a time-out of 24 h' }).click()
  // Whichever comes first, the answer or the end of the session: both say it.
  await expect(page.getByText(/Your time-out of 24 h has begun|You are taking a break/).first()).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Amount' })).toBeHidden()
  await page.goto(english('/'))
  await logIn(page, name)
  await page.goto(english(LIMITS))
  const standing = page.getByRole('status').filter({ hasText: 'You are taking a break' })
  await expect(standing.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/member/withdraw')
  await page.goto(english('/member/depositv2'))
  await page.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await page.getByRole('button', { name: /^Deposit \d/ }).click()
  await expect(page.getByText('You are taking a break, so there is no betting and no paying in.')).toBeVisible()
})

test('a self-exclusion wants a word typed; a product is blocked at once', async ({ page }) => {
  await register(page)
  await page.goto(english(LIMITS))
  const live = page.getByRole('switch', { name: /Live casino/ })
  await live.click()
  await expect(live).not.toBeChecked()
  await expect(page.getByRole('listitem').filter({ has: live })).toContainText('Blocked')
  await page.getByRole('button', { name: 'Exclude myself for 6 months' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' })
  await dialog.getByRole('button', { name: 'Exclude myself for 6 months' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('exclude')
  await dialog.getByRole('button', { name: 'Exclude myself for 6 months' }).click()
  await expect(page.getByText(/You have excluded yourself/).first()).toBeVisible()
})

test('who has excluded themselves reads until when, and finds help lines', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, EXCLUDED_MEMBER)
  await page.goto(english(LIMITS))
  await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible()
})
