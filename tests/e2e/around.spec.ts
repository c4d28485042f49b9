import type { Page } from '@playwright/test'
import { findings, findingsInThemes } from './support/axe.ts'
import { DEMO, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/** Nothing sticks out at the side, which on a phone would let the page slide. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(name, onPhone(viewport), () => {
    test.use({ viewport })

    test('pages to read, in either theme [CHROME-11] [ROUTE-20]', async ({ page }) => {
      for (const [path, heading, text] of [
        ['/app', 'Get the app', 'How to install on'],
        ['/service', 'Customer service', 'Live chat'],
        ['/blog', 'Blog', 'A draw you can work out again'],
        ['/blog?article=reading-odds', 'Reading odds in half a minute', 'Odds of 1.85'],
        ['/responsible', 'Play responsibly', 'Set a budget'],
        ['/agreement', 'User agreement', 'The rules in full'],
        ['/nowhere', 'There is no page here', 'Go to the lobby'],
      ] as const) {
        await page.goto(english(path))
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(page.getByRole('contentinfo').getByText('Products')).toBeAttached()
        expect(await fits(page), path).toBe(true)
        expect(await findingsInThemes(page), path).toEqual([])
      }
    })

    test('every device has its guide [CHROME-11]', async ({ page }) => {
      await page.goto(`${english('/app')}#android`)
      for (const [tab, step] of [
        ['iPhone and iPad', 'VPN & Device Management'],
        ['Android', 'allow Chrome to install apps'],
        ['Lite for iOS', 'Add to Home Screen'],
        ['Windows', 'check that the publisher'],
        ['macOS', 'into Applications'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel').getByText(step)).toBeVisible()
        await expect(page.getByRole('tabpanel').getByRole('button', { name: `Download for ${tab}` })).toBeVisible()
      }
    })

    test('the footer helps, names products, vendors and networks [CHROME-07]', async ({ page }) => {
      await page.goto(english('/app'))
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('navigation', { name: 'Products' })).toContainText('Slots')
      await expect(footer.getByRole('navigation', { name: 'Products' })).toContainText('PG')
      for (const vendor of ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'])
        await expect(footer.getByText(vendor, { exact: true }).last()).toBeVisible()
      for (const network of ['Facebook', 'Telegram', 'YouTube']) await expect(footer.getByRole('link', { name: network })).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
      await expect(footer.getByText(/© \d{4} Aurora/)).toBeVisible()
      await footer.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveURL(/\/help(\?.*)?#term/)
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('the account menu leads everywhere and copies who one is [CHROME-03]', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(english('/sports'))
      await logIn(page, DEMO.member)
      await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click()
      const menu = page.getByRole('group', { name: 'Account', exact: true })
      for (const row of ['My account', 'Betting record', 'Platform messages', 'Live chat'])
        await expect(menu.getByRole('link', { name: row })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Agent office' })).toHaveCount(0)
      expect(await findings(page)).toEqual([])
      await menu.getByRole('button', { name: 'Copy the account' }).click()
      await expect(page.getByText('Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DEMO.member)
      await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click()
      await menu.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
    })
  })
}

test('the side menu folds, and stays folded [CHROME-08]', async ({ page }) => {
  await page.goto(english('/sports'))
  const menu = page.getByRole('navigation', { name: 'Main menu' }).first()
  const width = async () => (await menu.boundingBox())?.width ?? 0
  for (const row of ['Deposit', 'Withdraw', 'Promotions', 'Refer a friend', 'Reward centre', 'Customer service', 'Get the app'])
    await expect(menu.getByRole('link', { name: row })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  expect(await width()).toBeGreaterThan(200)
  await menu.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.poll(width).toBeLessThan(80)
  await page.reload()
  await expect(menu.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  expect(await width()).toBeLessThan(80)
  expect(await findings(page)).toEqual([])
  // A page that is busy may miss a pointer that comes once; a person moves it again.
  await expect(async () => {
    await menu.getByRole('button', { name: 'Expand the menu' }).hover()
    await menu.getByRole('link', { name: 'Get the app' }).hover()
    await expect(page.getByRole('group', { name: 'Phone apps' }).getByText('Android', { exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await menu.getByRole('button', { name: /^Language/ }).click()
  // The page starts anew in it, and would interrupt another way to a page.
  const anew = page.waitForEvent('load')
  await menu.getByRole('button', { name: 'Tiếng Việt' }).click()
  await anew
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
})

test('the menu of games shows the vendors of the type under the pointer [CHROME-05] [CHROME-06]', async ({ page }) => {
  await page.goto(english('/app'))
  await page.getByRole('banner').getByRole('button', { name: 'Games' }).hover()
  const menu = page.getByRole('navigation', { name: 'Games' })
  await menu.getByRole('button', { name: 'Slots' }).hover()
  await expect(menu.getByRole('list', { name: 'Slots' }).getByRole('link', { name: /^PG/ })).toBeVisible()
  await menu.getByRole('button', { name: 'Live casino' }).hover()
  await expect(menu.getByRole('list', { name: 'Live casino' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await menu.getByRole('button', { name: 'Fish' }).click()
  await expect(page).toHaveURL(/\/fish/)
  await expect(menu).toBeHidden()
})

test('the keyboard opens the menu of games with a press; Escape leaves the focus at what opened it [CHROME-05]', async ({ page }) => {
  await page.goto(english('/'))
  const games = page.getByRole('banner').getByRole('button', { name: 'Games' })
  await expect(games).toBeVisible()
  await page.getByRole('combobox', { name: 'Search games' }).focus()
  await page.keyboard.press('Tab')
  await expect(games).toBeFocused()
  await expect(games).toHaveAttribute('aria-expanded', 'false')
  const entry = page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'Home' })
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(entry).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(games).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(games).toBeFocused()
})

test('the phone has the same menu as a sheet, with language and theme [CHROME-08] [CHROME-09] [CHROME-10]', async ({ page }) => {
  await page.setViewportSize(WIDTHS.narrow)
  await page.goto(english('/sports'))
  const bar = page.getByRole('navigation', { name: 'Main menu' }).last()
  for (const row of ['Home', 'Games', 'Deposit', 'Promotions', 'Me'])
    await expect(bar.getByRole('link', { name: row, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Main menu' })
  expect(await findings(page)).toEqual([])
  await sheet.getByText('Light theme').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await sheet.getByText('Tiếng Việt').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  // Another language is another load of the page.
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tải ứng dụng' }).click()
  await expect(page).toHaveURL(/\/app/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
