import { getBalance } from '@portico/contract/cashier/calls'
import { DEMO, english, enterOffice, logIn, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const tiles = '[role=article], article'

test('a heart turned in one window turns in another, and its list follows, without a reload [GAME-05]', { tag: '@client' }, async ({
  page,
  browser,
}) => {
  const name = await register(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto(english('/fish'))
  // Whoever logs in opens the socket anew, as a member.
  const own = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await logIn(other, name)
  await own

  await page.goto(english('/fish'))
  const heart = (of: typeof page) =>
    of
      .locator(tiles)
      .first()
      .getByRole('button', { name: /^Favourite / })
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Favourites' }).click()
  await expect(other.locator(tiles)).toHaveCount(1)
  await expect(async () => {
    // One heart turns at most once a second.
    if ((await heart(page).getAttribute('aria-pressed')) === 'true') await heart(page).click()
    await expect(other.getByText('No favourites yet')).toBeVisible({ timeout: 1_500 })
  }).toPass()
})

test('the bell of a member opens the notices [CHROME-04] [MODAL-03]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/sports'))
  await logIn(page, DEMO.member)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notices/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').first()).toBeVisible()
})

test('menu, header, banner, content and footer have their places, and the agents’ pages have their own [ROUTE-18]', {
  tag: '@client',
}, async ({ page }) => {
  await page.goto(english('/'))
  const boxOf = async (locator: ReturnType<typeof page.locator>) => {
    await expect(locator.first()).toBeAttached()
    return (await locator.first().boundingBox())!
  }
  const menu = page.getByRole('navigation', { name: 'Main menu' }).first()
  const [side, head, banner, main, foot] = [
    await boxOf(menu),
    await boxOf(page.getByRole('banner')),
    await boxOf(page.locator('[aria-roledescription=carousel]')),
    await boxOf(page.getByRole('main')),
    await boxOf(page.getByRole('contentinfo')),
  ]
  expect(side.x + side.width).toBeLessThanOrEqual(head.x + 1)
  expect(head.y + head.height).toBeLessThanOrEqual(banner.y)
  expect(main.x).toBeGreaterThanOrEqual(side.x + side.width - 1)
  expect(banner.y + banner.height).toBeLessThan(main.y + main.height)
  expect(foot.y).toBeGreaterThanOrEqual(main.y + main.height - 1)

  await enterOffice(page, DEMO.agent)
  await expect(page.getByRole('navigation', { name: 'Agent menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
})

test('the side menu shows the phones’ codes, leads home by the logo and signs a member out [CHROME-08]', { tag: '@client' }, async ({
  page,
}) => {
  await page.goto(english('/sports'))
  await logIn(page, DEMO.member)
  const menu = page.getByRole('navigation', { name: 'Main menu' }).first()
  await menu.getByRole('link', { name: 'Get the app' }).hover()
  const codes = page.getByRole('group', { name: 'Phone apps' }).locator('svg')
  await expect(codes).toHaveCount(2)
  for (const code of await codes.all()) expect((await code.boundingBox())?.width).toBe(107)
  await menu.getByRole('link', { name: 'Aurora' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
})

test('the games behind a vendor stand in a dialog, and one of them is played from it [MODAL-06] [GAME-03]', { tag: '@client' }, async ({
  page,
}) => {
  await page.goto(english('/?dialog=games&vendor=PG'))
  const dialog = page.getByRole('dialog', { name: 'PG' })
  await expect(dialog.locator(tiles).first()).toContainText('PG')
  await expect(dialog.locator(tiles)).toHaveCount(18)
  await dialog
    .locator(tiles)
    .first()
    .getByRole('button', { name: /^Play / })
    .click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('a screen whose file never comes says so and is asked for again [ROUTE-19]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/sports'))
  const app = page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link', { name: 'Get the app' })
  // The menu's tail has a file of its own.
  await expect(app).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Files are named by their hash alone: none that is asked for from here on comes.
  const files = /\/assets\/.*\.js(\?|$)/
  await page.route(files, (route) => route.abort())
  await app.click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 60_000 })
  await page.unroute(files)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Get the app', level: 1 })).toBeVisible()
})

test('the balance is asked for anew, and an agent finds the way to the office [CHROME-02] [CHROME-03] [WALLET-01]', {
  tag: '@client',
}, async ({ page }) => {
  await page.goto(english('/sports'))
  await logIn(page, DEMO.agent)
  const header = page.getByRole('banner')
  const balance = header.getByRole('group', { name: 'Balance' })
  await expect(balance).toContainText(/\d\.\d\d/)
  const response = page.waitForResponse((reply) => reply.url().includes(getBalance.path))
  await balance.getByRole('button', { name: 'Refresh' }).click()
  expect((await response).status()).toBe(200)
  for (const way of ['Deposit', 'Withdraw']) await expect(header.getByRole('button', { name: way })).toBeVisible()
  await header.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('group', { name: 'Account', exact: true }).getByRole('link', { name: 'Agent office' }).click()
  await expect(page.getByRole('navigation', { name: 'Agent menu' })).toBeVisible()
})
