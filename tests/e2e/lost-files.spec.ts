import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** In the client `goto` ends before the page's own parts have come; what is aborted must be what is pressed. */
const everythingLoaded = (page: Page) => page.waitForLoadState('networkidle')
const tiles = (page: Page) => page.getByRole('article')

test('where no picture comes, a tile shows an icon and the banner its ground [LOBBY-24]', { tag: '@client' }, async ({ page }) => {
  await page.route(/\.svg(\?|$)|\/art\//, (route) => route.abort())
  await page.goto(english('/rng'))
  const missing = tiles(page).first().locator('[data-missing]').first()
  await expect(missing).toBeVisible()
  // The icon needs no file of its own, which would not come either.
  expect(await missing.evaluate((icon) => getComputedStyle(icon, '::before').maskImage)).toContain('data:image/svg+xml')
  await page.goto(english('/'))
  const carousel = page.locator('[aria-roledescription=carousel]')
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(carousel.locator('img').first()).toBeHidden()
  await expect(carousel.getByText('Hundreds of games, one wallet')).toBeVisible()
})

test('a search and a heart whose code does not come leave the page as it is, and work when the line is back [LOBBY-08] [GAME-05]', {
  tag: '@client',
}, async ({ page }) => {
  await register(page)
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  await everythingLoaded(page)
  const code = /\/assets\/.*\.js/
  await page.route(code, (route) => route.abort())
  const heart = tiles(page)
    .first()
    .getByRole('button', { name: /^Favourite / })
  await heart.click()
  await expect(page.getByText('Nothing was changed and no money moved')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const search = page.getByRole('combobox', { name: 'Search games' })
  await search.fill('lot')
  const again = page.getByRole('search').locator('..').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await page.unroute(code)
  await again.click()
  await expect(search).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

// The client has the page in its own bundle, and changes its language without the gateway: not `@client`.
test('a language that the gateway could not be asked for leaves the page as it is, and comes when the line is back [CHROME-10]', async ({
  page,
}) => {
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  const dead = (url: URL) => url.pathname === '/fish'
  await page.route(dead, (route) => route.abort('connectionrefused'))
  const choose = async () => {
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  }
  await choose()
  await expect(page.getByText('Check your connection and try again')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fish', level: 2 })).toBeVisible()
  await page.unroute(dead)
  await page.keyboard.press('Escape')
  await choose()
  await expect(page.getByRole('heading', { name: 'Bắn cá', level: 2 })).toBeVisible()
})

test('a screen whose style sheet never comes did not arrive, and is not called broken [ROUTE-19]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  const sheets = /\/assets\/.*\.css/
  await page.route(sheets, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link', { name: 'Customer service' }).click()
  await expect(page.getByRole('heading', { name: 'Page didn’t load' })).toBeVisible()
  await page.unroute(sheets)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Customer service', level: 1 })).toBeVisible()
})

test('a dialog whose code does not come says so and leaves the page; the next press opens it [MODAL-01]', { tag: '@client' }, async ({
  page,
}) => {
  await page.goto(english('/'))
  const all = page.getByRole('button', { name: 'All notices' })
  await expect(all).toBeVisible()
  await everythingLoaded(page)
  const code = /\/assets\/.*\.js/
  await page.route(code, (route) => route.abort())
  await all.click()
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await page.unroute(code)
  await all.click()
  await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible()
})

// The client has every file of its version in its own bundle: not `@client`.
test('a page whose files another version has taken the place of says so, keeps what is typed, and is the new one once reloaded [MODAL-01]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  // What says so is fetched once the page has settled.
  await page.clock.runFor(12_000)
  await everythingLoaded(page)
  const search = page.getByRole('combobox', { name: 'Search games' })
  await search.fill('shark')
  const code = /\/assets\/.*\.js/
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const strip = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await expect(strip).toBeVisible()
  await expect(search).toHaveValue('shark')
  expect(await findingsInThemes(page)).toEqual([])
  await strip.getByRole('button', { name: 'Later' }).click()
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(strip).toBeVisible()
  await page.unroute(code)
  await strip.getByRole('button', { name: 'Reload' }).click()
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
