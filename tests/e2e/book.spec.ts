import { ensureStudioPage } from '../../scripts/lib/studio-page.ts'
import { wholeIn } from './support/amounts.ts'
import { deposit, english, register } from './support/people.ts'
import { SET_UP } from './support/own-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './support/sandbox-gateway.ts'
import { expect, test as base } from './support/test.ts'
import type { FrameLocator, Page } from '@playwright/test'

/** The event book beside a gateway of its own, its matches fifteen times faster than in earnest. */
const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      await ensureStudioPage()
      const house = await sandboxGateway({ STUDIO: 'on', STUDIO_BOOK_PACE: '15' })
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})

const DEPOSIT = 500_000
const STAKE = 20_000

/** Presses until the bet stands: odds that moved in the meantime are offered again, and accepted. */
const place = (game: FrameLocator) =>
  expect(async () => {
    const placed = game.getByRole('heading', { name: 'Bet placed' })
    if (!(await placed.isVisible()))
      await game
        .getByRole('region', { name: 'Bet slip' })
        .getByRole('button', { name: /^(Place bet|Accept and place)/ })
        .click({ timeout: 1000 })
    await expect(placed).toBeVisible({ timeout: 5000 })
  }).toPass()

const openBook = async (page: Page, path: string, name: string): Promise<FrameLocator> => {
  await page.goto(english(path))
  await page.getByRole('button', { name: `Play ${name}` }).click()
  return page.locator('iframe').contentFrame()
}

test('a single and a parlay are placed at odds that were shown or accepted, settle, and balance and record agree [GAME-01] [GAME-03]', async ({
  page,
}) => {
  test.setTimeout(480_000)
  await register(page)
  await deposit(page, String(DEPOSIT))
  const game = await openBook(page, '/sports', 'Studio Sports')
  const slip = game.getByRole('region', { name: 'Bet slip' })
  const rows = game.getByRole('listitem').filter({ has: game.getByRole('group', { name: 'Match result' }) })
  /** The first pick of a market of a match that begins in so long. */
  const pick = (soon: RegExp, market: string, row = 0) =>
    rows.filter({ hasText: soon }).nth(row).getByRole('group', { name: market }).getByRole('button').first().click()

  // A single that waits on the slip until its odds are others: the old ones and the new ones stand there, and the button says what it does.
  await pick(/in 01:\d\d/, 'Match result')
  await expect(slip.getByRole('button', { name: /^Accept and place/ })).toBeVisible()
  await expect(slip.getByRole('status')).toContainText(
    /Odds changed.+ went from \d+\.\d\d to \d+\.\d\d\. Return was .+ Nothing is placed until you accept\./,
  )
  await place(game)
  await expect(game.getByText('Odds stay as they are.')).toBeVisible()
  await game.getByRole('button', { name: 'Back to the board' }).click()

  await pick(/in 00:[2345]\d/, 'Match result')
  await pick(/in 00:[2345]\d/, 'Handicap', 1)
  await expect(slip.getByText('2 legs, combined odds')).toBeVisible()
  await expect(slip.getByText('House edge of this bet')).toBeVisible()
  await place(game)
  await game.getByRole('region', { name: 'My bets' }).getByRole('button', { name: 'My bets' }).click()

  const bets = game.getByRole('article')
  await expect(bets).toHaveCount(2)
  await expect(bets.filter({ hasText: 'Open' })).toHaveCount(0, { timeout: 180_000 })
  const paid = await Promise.all(
    [0, 1].map(async (index) =>
      wholeIn(await bets.nth(index).locator('dt', { hasText: 'Paid' }).locator('xpath=following-sibling::dd[1]').textContent()),
    ),
  )
  const expected = DEPOSIT - 2 * STAKE + paid.reduce((sum, each) => sum + each, 0)

  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  await expect(list.getByRole('button', { name: /Studio Sports/ }).filter({ hasText: 'Bet' })).toHaveCount(2)
  await expect(page.getByRole('banner')).toContainText(new Intl.NumberFormat('en').format(expected))

  await page.goto(english('/member/personalHistoryCopy?of=games'))
  const replay = page.getByRole('link', { name: /See it again: Studio Sports/ }).first()
  const story = await page.context().newPage()
  await story.goto((await replay.getAttribute('href')) ?? '')
  await expect(story.getByText(/ to win$/).first()).toBeVisible()
  await expect(story.getByText(/Replay of a round of/)).toBeVisible()
})

test('a hot match of the book stands above the sports games and opens the book at that match [PROMO-10]', async ({ page }) => {
  await register(page)
  await expect(async () => {
    await page.goto(english('/sports'))
    await expect(page.getByRole('heading', { name: 'Hot matches' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  const match = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Bet on / }) })
    .last()
  const name = (await match.getByRole('heading').getAttribute('aria-label')) ?? ''
  await match.getByRole('button', { name: /^Bet on / }).click()
  const game = page.locator('iframe').contentFrame()
  const led = game.locator('.match.led')
  await expect(led).toBeVisible()
  const [home = '', away = ''] = name.split(' against ')
  await expect(led).toContainText(home)
  await expect(led).toContainText(away)
})

test('a guest bets play money on a bout, on the same matches [GAME-04]', async ({ page }) => {
  await page.goto(english('/cockfight'))
  const button = page.getByRole('button', { name: 'Try Studio Cockfight free' })
  await button.focus()
  await button.press('Enter')
  const game = page.locator('iframe').contentFrame()
  await expect(game.getByText('Drawn by the studio, no animals.').first()).toBeVisible()
  await expect(game.getByText('Play money').first()).toBeVisible()
  const open = game.getByRole('group', { name: 'Bout' }).filter({ has: game.getByRole('button') })
  await open.nth(2).getByRole('button').first().click()
  await place(game)
  await expect(game.getByRole('article').first()).toContainText('Open')
})
