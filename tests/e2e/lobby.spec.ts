import type { Page } from '@playwright/test'
import { DEMO, english, logIn, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const tiles = (page: Page) => page.getByRole('article')
const heart = (page: Page, at = 0) =>
  tiles(page)
    .nth(at)
    .getByRole('button', { name: /^Favourite / })
const types = (page: Page) => page.getByRole('group', { name: 'Game types' })
const strip = (page: Page) => page.getByRole('group', { name: 'Vendors' })

for (const [screen, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${screen} screen`, { tag: '@client' }, () => {
    test.use({ viewport })

    /** On a phone the filters stand in a sheet behind a row that says what is chosen. */
    const openFilters = async (page: Page): Promise<void> => {
      if (screen === 'phone')
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Filter: |PG)/ })
          .click()
    }

    test('home shows what is hot, and every hot game behind the button [LOBBY-06] [LOBBY-07] [LOBBY-19]', async ({ page }) => {
      await page.goto(english('/'))
      await expect(types(page).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
      const hot = page.getByRole('region', { name: 'Most played' })
      await expect(hot.getByRole('article')).toHaveCount(12)
      await expect(page.getByRole('region', { name: 'Continue playing' })).toBeHidden()
      await hot.getByRole('link', { name: /See all/ }).click()
      await expect(page).toHaveURL(/type=HOT/)
      await expect(tiles(page)).toHaveCount(18)
      await page.getByRole('button', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(/page=2/)
    })

    test('a list is filtered, searched and paged, all of it in the address [LOBBY-08] [LOBBY-09] [LOBBY-10] [ROUTE-10]', async ({
      page,
    }) => {
      await page.goto(english('/rng'))
      await expect(tiles(page)).toHaveCount(18)
      await page.getByRole('button', { name: 'Page 3' }).click()
      await expect(page).toHaveURL(/page=3/)
      await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
      await openFilters(page)
      await strip(page).getByRole('button', { name: 'PG', exact: true }).click()
      await expect(page).toHaveURL(/vassalage=PG(&|$)/)
      await expect(page).not.toHaveURL(/page=/)
      await expect(tiles(page).first()).toContainText('Slots · PG')
      await page.getByRole('group', { name: 'Classes' }).getByRole('button', { name: 'Jackpot' }).click()
      await expect(page).toHaveURL(/class=JP/)
      await page.getByRole('searchbox', { name: 'Search in Slots' }).fill('   zzqqxx  ')
      await expect(page.getByText('Nothing here yet')).toBeVisible()
      await expect(page).toHaveURL(/name=zzqqxx(&|$)/)
      await page.reload()
      await openFilters(page)
      await expect(page.getByRole('searchbox', { name: 'Search in Slots' })).toHaveValue('zzqqxx')
      if (screen === 'phone') await page.getByRole('button', { name: 'Show the games' }).click()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(tiles(page)).toHaveCount(18)
      await openFilters(page)
      await expect(page.getByRole('searchbox', { name: 'Search in Slots' })).toHaveValue('')
    })

    test('a filter that is pointed at has its games when it is pressed [LOBBY-08]', async ({ page }) => {
      await page.goto(english('/rng'))
      await expect(tiles(page)).toHaveCount(18)
      const games = '**/GCSGAME_gameList?**vassalage=PG**'
      const response = page.waitForResponse(games)
      await openFilters(page)
      const chip = strip(page).getByRole('button', { name: 'PG', exact: true })
      await chip.hover()
      await response
      // What comes now was there before the press.
      await page.route(games, (route) => route.abort())
      await chip.click()
      await expect(tiles(page).first()).toContainText('Slots · PG')
    })

    test('a game centre has its vendors, and a guest logs in to play from one [ROUTE-11] [LOBBY-13] [LOBBY-22]', async ({ page }) => {
      await page.goto(english('/cockfight'))
      const cards = page.getByRole('region', { name: 'Vendors' })
      for (const code of ['SV3', 'DS88', 'DIG', 'WGB', 'WS168']) {
        await expect(cards.getByRole('button', { name: new RegExp(`^${code} `) })).toBeAttached()
      }
      await cards.getByRole('button', { name: 'Play SV3' }).click()
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    })

    test('a member keeps favourites and finds recent games again [GAME-05] [GAME-06] [ROUTE-12] [LOBBY-06] [LOBBY-12]', async ({
      page,
    }) => {
      await register(page)
      await page.goto(english('/favorite'))
      await expect(page.getByText('No favourites yet')).toBeVisible()
      await page.goto(english('/fish'))
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
      const saved = page.waitForResponse((reply) => reply.url().includes('addFavoriteGameV2'))
      await heart(page).click()
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      expect((await saved).status()).toBe(200)
      const name = (await tiles(page).first().getByRole('heading').textContent()) ?? ''
      await page.goto(english('/favorite'))
      await expect(tiles(page)).toHaveCount(1)
      await expect(tiles(page).first()).toContainText(name)
      await heart(page).click()
      await expect(page.getByText('No favourites yet')).toBeVisible()

      await page.goto(english('/fish'))
      const launched = page.waitForResponse((reply) => reply.url().includes('launchGame'))
      await page
        .getByRole('button', { name: `Play ${name}` })
        .first()
        .click()
      await launched
      await page.goto(english('/recent'))
      await expect(tiles(page).first()).toContainText(name)
      await page.goto(english('/'))
      await expect(page.getByRole('region', { name: 'Continue playing' })).toContainText(name)
    })
  })
}

// In the client such a game opens in a window of its own: tests/desktop/play.test.ts.
test('the menu has every type; lotteries, cockfight and esports open a game at once [LOBBY-01] [LOBBY-03] [LOBBY-04]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  for (const name of ['All', 'Hot', 'Favourites']) await expect(types(page).getByRole('button', { name, exact: true })).toBeVisible()
  await types(page).getByRole('button', { name: 'Minute lotteries', exact: true }).click()
  await expect(page).toHaveURL(/\/seaLottery\?gameCode=/)
  await page.goto(english('/'))
  await types(page).getByRole('button', { name: 'Cockfight' }).click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=/)
  await page.goto(english('/'))
  await types(page).getByRole('button', { name: 'Esports' }).click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=/)
  await page.goto(english('/'))
  await types(page).getByRole('button', { name: 'Live casino' }).click()
  await expect(page).toHaveURL(/\/live/)
})

test('a guest who wants favourites is back home with the login [LOBBY-02] [GAME-05]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/fish'))
  await types(page).getByRole('button', { name: 'Favourites' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL(/\/\/[^/]+\/(\?|$)/)
  await page.keyboard.press('Escape')
  await page.goto(english('/fish'))
  await heart(page).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.keyboard.press('Escape')
  await strip(page).getByRole('button', { name: 'Recent' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('a heart that the gateway does not take turns back and says so [GAME-05]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/'))
  await register(page)
  await page.goto(english('/fish'))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.abort())
  await heart(page).click()
  await expect(page.getByText(/was not added to your favourites/)).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('slots are narrowed by bet and lines [LOBBY-11]; /rng takes a vendor [ROUTE-10]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/rng?vassalage=JL'))
  await expect(strip(page).getByRole('button', { name: 'JL' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '25 lines or more' }).click()
  await expect(page).toHaveURL(/minLineNum=25/)
  await page.getByRole('button', { name: 'Bet from 1' }).click()
  await expect(page).toHaveURL(/minBet=1(&|$)/)
  await expect(page.getByRole('button', { name: 'Bet from 1' })).toHaveAttribute('aria-pressed', 'true')
})

test('an address that makes no sense still shows a list and a way on [LOBBY-08] [LOBBY-09]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/fish?page=999&show=MINE'))
  await expect(tiles(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=999/)
  await page.goto(english('/rng?vassalage=NOPE'))
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(tiles(page)).toHaveCount(18)
})

test('a slash at the end of an address changes nothing [ROUTE-10]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/live/'))
  await expect(page.getByRole('heading', { name: 'Live casino', level: 2 })).toBeVisible()
  await expect(page).toHaveURL(/\/live\?/)
  await page.goto(english('/login/'))
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('while other games are on their way, those in sight fade [LOBBY-09]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/rng'))
  await expect(page.getByRole('article').first()).toBeVisible()
  const faded = () =>
    page
      .getByRole('article')
      .first()
      .locator('..')
      .evaluate((grid) => Number(getComputedStyle(grid).opacity) < 1)
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/pageNo=3/, async (route) => {
    await late
    await route.continue()
  })
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(faded).toBe(true)
  answer()
  await expect.poll(faded).toBe(false)
})

test('fish has no class menu, slots have one [LOBBY-10]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Classes' })).toBeHidden()
  await page.goto(english('/rng'))
  await expect(page.getByRole('group', { name: 'Classes' }).getByRole('button').first()).toHaveText('All')
})
