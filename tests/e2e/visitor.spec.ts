import { english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the lobby speaks the default language, and English when asked [ROUTE-01] [CHROME-10]', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(page.getByRole('banner').getByText('Đăng nhập')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Đang được chơi nhiều' })).toBeVisible()
  await page.goto(english('/'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner').getByText('Log in')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Log in')).toBeVisible()
})

test('the theme is switched and remembered [CHROME-09]', async ({ page }) => {
  await page.goto(english('/'))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).first().click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('every game type is on the menu, and a type shows its games [LOBBY-01] [LOBBY-05]', async ({ page }) => {
  await page.goto(english('/'))
  const types = page.getByRole('group', { name: 'Game types' }).or(page.getByRole('navigation', { name: 'Game types' }))
  for (const name of ['All', 'Hot', 'Slots', 'Live casino', 'Fish']) await expect(types.getByText(name, { exact: true })).toBeVisible()
  await types.getByText('Fish', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Fish' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
})

test('games are found by name, even misspelled [LOBBY-08]', async ({ page }) => {
  await page.goto(english('/'))
  const search = page.getByRole('combobox', { name: 'Search games' })
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Most played' }).getByRole('option').first()).toBeVisible()
  await search.fill('lotus')
  const results = page.getByRole('listbox', { name: 'Games found' }).getByRole('option')
  await expect(results.filter({ hasText: 'Lotus' }).first()).toBeVisible()
  await search.fill('lotsu')
  await expect(results.filter({ hasText: 'Lotus' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Did you mean “Lotus”?' }).click()
  await expect(search).toHaveValue('Lotus')
  await search.fill('qqqqxxzz')
  await expect(page.getByText(/No game is called/)).toBeVisible()
})

test('announcements and real winners are there to read [CONTENT-01] [LOBBY-15]', async ({ page }) => {
  await page.goto(english('/'))
  const winners = page.getByRole('region', { name: 'Just won' })
  await winners.scrollIntoViewIfNeeded()
  await expect(winners.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'All notices' }).click()
  await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('registers and is logged in [REGISTER-05] [CHROME-01] [CHROME-02]', async ({ page }) => {
  await page.goto(english('/'))
  const header = page.getByRole('banner')
  await expect(header.getByText('Log in')).toBeVisible()
  const name = await register(page)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(header.getByRole('group', { name: 'Balance' })).toContainText('0.00')
  // An announcement may come up over the open menu and take it away, or before it and bar the way; then it is put away.
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    await header.getByRole('button', { name: 'Account' }).click({ timeout: 2_000 })
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await page.reload()
  await expect(header.getByRole('group', { name: 'Balance' })).toBeVisible()
})
