import type { Locator, Page } from '@playwright/test'
import { gameList, hotGames } from '@portico/contract/catalogue/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { helpCenter } from '@portico/contract/content/site-calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { addFavourite, recentGames } from '@portico/contract/catalogue/own-calls'
import { gameFrame, slotWith } from './support/games.ts'
import { DEMO, english, logIn, register } from './support/people.ts'
import { dead, recovers, slow } from './support/line.ts'
import { expect, test } from './support/test.ts'

const tiles = (page: Page) => page.getByRole('article')
const strip = (page: Page) => page.getByRole('group', { name: 'Vendors' })

test('a filter that nobody answers says so and keeps what was chosen [LOBBY-08] [LOBBY-10]', async ({ page }) => {
  await page.goto(english('/rng'))
  await expect(tiles(page)).toHaveCount(18)
  const back = await dead(page, gameList)
  await strip(page).getByRole('button', { name: 'CQ9', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(strip(page).getByRole('button', { name: 'CQ9', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/vassalage=CQ9/)
  await recovers(page.getByRole('main'), back)
  await expect(tiles(page).first()).toContainText('Slots · CQ9')
})

test('a page that is long in coming leaves the one before in sight; one that never comes can be asked for again [LOBBY-09]', async ({
  page,
}) => {
  await page.goto(english('/rng'))
  await expect(tiles(page)).toHaveCount(18)
  const before = await tiles(page).first().textContent()
  const list = page.getByRole('region', { name: 'Slots' })
  const release = await slow(page, gameList)
  await page.getByRole('button', { name: 'Page 5' }).click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(tiles(page).first()).toHaveText(before ?? '')
  await release()
  await expect(list).not.toHaveAttribute('aria-busy')
  await expect(tiles(page).first()).not.toHaveText(before ?? '')

  const back = await dead(page, gameList)
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(list.getByRole('alert')).toBeVisible()
  await recovers(list, back)
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(tiles(page)).toHaveCount(18)
})

test('a search that nobody answers keeps the words and goes on with the next letter [LOBBY-08]', async ({ page }) => {
  await page.goto(english('/'))
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search games' })
  const results = page.getByRole('listbox', { name: 'Games found' })
  const back = await dead(page, gameList)
  await search.fill('lotu')
  await expect(page.getByText('Search isn’t responding. Keep typing to try again.')).toBeVisible()
  await expect(search).toHaveValue('lotu')
  await back()
  const release = await slow(page, gameList)
  await search.press('s')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(results.getByRole('option').filter({ hasText: 'Lotus' }).first()).toBeVisible()
  await expect(page.getByText('Search isn’t responding. Keep typing to try again.')).toBeHidden()
})

test('a list’s own search keeps its words while nobody answers [LOBBY-08]', async ({ page }) => {
  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  const words = (await tiles(page).first().getByRole('heading').textContent()) ?? ''
  const back = await dead(page, gameList)
  await page.getByRole('searchbox', { name: 'Search in Fish' }).fill(words)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search in Fish' })).toHaveValue(words)
  await recovers(page.getByRole('main'), back)
  await expect(tiles(page).first()).toContainText(words)
})

test('a heart turns at once, and is kept when the answer is late and its page has been left [GAME-05]', async ({ page }) => {
  await register(page)
  await page.goto(english('/fish'))
  const heart = tiles(page)
    .first()
    .getByRole('button', { name: /^Favourite / })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const name = (await tiles(page).first().getByRole('heading').textContent()) ?? ''
  const release = await slow(page, addFavourite)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Favourites' }).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await release()
  await expect(tiles(page).first()).toContainText(name)
})

test('a launch that takes long says that the game is being opened [GAME-08]', async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  const release = await slow(page, launchGame)
  await page.goto(english(`/seamless?nodeId=${slot.nodeId}&mode=demo`))
  await expect(page.getByRole('status', { name: 'The game is being opened' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
  await release()
  await gameFrame(page, slot.gameName)
})

test('a type that opens a game shows at once that it was chosen, and its page when no game comes [LOBBY-04] [LOBBY-03]', async ({
  page,
}) => {
  await page.goto(english('/fish'))
  await logIn(page, DEMO.member)
  await expect(tiles(page).first()).toBeVisible()
  const chip = page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Cockfight' })
  const release = await slow(page, gameList)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await release()
  await expect(page).toHaveURL(/\/seamless\?nodeId=/)

  await page.goto(english('/fish'))
  await expect(tiles(page).first()).toBeVisible()
  const back = await dead(page, gameList)
  await chip.click()
  await expect(page).toHaveURL(/\/cockfight/, { timeout: 60_000 })
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 60_000 })
  await recovers(page.getByRole('main'), back)
  await expect(tiles(page).first()).toBeVisible()
})

/** What each dialog shows once it is answered, and not before. */
for (const [what, address, row, content] of [
  ['help', '/help', helpCenter, (dialog: Locator) => dialog.getByRole('tab', { name: 'Deposits and withdrawals' })],
  ['notices', '/?dialog=notices', listAnnouncements, (dialog: Locator) => dialog.getByRole('listitem').getByRole('heading')],
  ['the legal licence', '/?dialog=legal', helpCenter, (dialog: Locator) => dialog.getByText('This is a demonstration of software.')],
  ['a vendor’s games', '/?dialog=games&vendor=PG', gameList, (dialog: Locator) => dialog.getByRole('article')],
] as const) {
  test(`the dialog of ${what} says that nothing came and asks again [MODAL-05] [MODAL-03] [MODAL-06]`, async ({ page }) => {
    const back = await dead(page, row)
    await page.goto(english(address))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 60_000 })
    await expect(content(dialog)).toHaveCount(0)
    await recovers(dialog, back)
    await expect(content(dialog).first()).toBeVisible()
  })
}

test('parts of the home page that nobody answers say so each by itself, and come when asked again [LOBBY-06] [LOBBY-07]', async ({
  page,
}) => {
  await register(page)
  await page.goto(english('/fish'))
  const launched = page.waitForResponse((reply) => reply.url().includes(launchGame.path))
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await launched
  await page.goto(english('/'))
  const recent = page.getByRole('region', { name: 'Continue playing' })
  await expect(recent.getByRole('button').first()).toBeVisible()

  const back = [await dead(page, recentGames), await dead(page, hotGames)]
  // A tab of its own remembers nothing of either list.
  await page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('portico.lobby'))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
  await page.reload()
  const hot = page.getByRole('region', { name: 'Most played' })
  for (const part of [recent, hot]) await expect(part.getByRole('alert')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Just won' })).toBeVisible()
  await recovers(hot, async () => void (await Promise.all(back.map((restore) => restore()))))
  await expect(recent.getByRole('button').first()).toBeVisible()
  await expect(hot.getByRole('article')).toHaveCount(12)
})
