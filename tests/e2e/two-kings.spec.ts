import type { FrameLocator, Locator, Page } from '@playwright/test'
import { balanceOf, deposit, english, register } from './support/people.ts'
import { test } from './support/studio-house.ts'
import { expect } from './support/test.ts'

const RESULT = /You (won|lost) the game/

/** A member of their own with money, at the table's door. */
const enter = async (page: Page): Promise<FrameLocator> => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/pvp'))
  await page.getByRole('button', { name: 'Play Two Kings' }).click()
  return page.locator('iframe').contentFrame()
}

const resultOf = (game: FrameLocator) => game.getByRole('status').filter({ hasText: RESULT })

const cardsOf = (game: FrameLocator) => game.getByRole('group', { name: /^Your hand/ }).getByRole('button')

/** Chooses a card by the keyboard and plays it. Answers whether it may be played; if not it is left again. */
const tryCard = async (card: Locator, game: FrameLocator): Promise<boolean> => {
  await card.press('Space')
  const may = await game.getByRole('button', { name: /^Play / }).isVisible()
  await card.press(may ? 'Enter' : 'Space')
  return may
}

/** Leads with the weakest card; when following beats what lies with the strongest one, if `tries`, and passes else. */
const takeTurn = async (game: FrameLocator, tries: boolean): Promise<void> => {
  const leads = await game.getByText('Lead with whatever you like.', { exact: true }).isVisible()
  if (leads && (await tryCard(cardsOf(game).first(), game))) return
  if (!leads && tries && (await tryCard(cardsOf(game).last(), game))) return
  // Where the clock was quicker there is nothing to wait for.
  await cardsOf(game).first().press('p')
}

test('two members play a game for one pot: both stakes are taken, the winner gets the pot without the fee, and both records say so [GAME-01] [GAME-03]', async ({
  page,
  browser,
  house,
}) => {
  const other = await (await browser.newContext({ baseURL: house.origin, locale: 'en', reducedMotion: 'reduce' })).newPage()
  const [one, two] = [await enter(page), await enter(other)]
  await one.getByRole('button', { name: 'Sit down for 20,000 ₫' }).click()
  await expect(one.getByText('Waiting for an opponent').first()).toBeVisible()
  await one.getByRole('button', { name: 'Leave the table' }).click()
  await expect(one.getByRole('button', { name: 'Sit down for 20,000 ₫' })).toBeVisible()
  await one.getByRole('button', { name: 'Sit down for 20,000 ₫' }).click()
  await two.getByRole('button', { name: 'Sit down for 20,000 ₫' }).click()

  const games = [one, two]
  for (const game of games) await expect(game.getByRole('group', { name: 'Your hand, 13 cards' })).toBeVisible()
  const isMyTurn = (game: FrameLocator) => game.getByText('Your turn', { exact: true }).isVisible()
  const whose = async (): Promise<number> => {
    if ((await resultOf(one).isVisible()) && (await resultOf(two).isVisible())) return games.length
    return (await Promise.all(games.map(isMyTurn))).indexOf(true)
  }
  for (let turn = 0; ; turn++) {
    await expect.poll(whose, { intervals: [100] }).not.toBe(-1)
    const game = games[await whose()]
    if ((await whose()) === games.length) break
    if (game) await takeTurn(game, turn < 4)
  }

  const hasWon = (await resultOf(one).textContent())?.includes('won')
  const [winner, loser] = hasWon ? [page, other] : [other, page]
  await expect(resultOf(hasWon ? one : two)).toContainText('38,400')
  await winner.goto(english('/member/transactionHistory'))
  await loser.goto(english('/member/transactionHistory'))
  await expect(balanceOf(winner)).toContainText('518,400')
  await expect(balanceOf(loser)).toContainText('480,000')
  for (const [member, amounts] of [
    [winner, ['38,400', '20,000']],
    [loser, ['20,000']],
  ] as const) {
    const rows = member.getByRole('group', { name: 'Account record' }).getByRole('button', { name: /Two Kings/ })
    await expect(rows).toHaveCount(amounts.length)
    for (const [place, amount] of amounts.entries()) await expect(rows.nth(place)).toContainText(amount)
  }
})

test('a guest plays the practice player, which is said to be one, for play money [GAME-04]', async ({ page }) => {
  await page.goto(english('/pvp'))
  const button = page.getByRole('button', { name: 'Try Two Kings free' })
  await button.focus()
  await button.press('Enter')
  const game = page.locator('iframe').contentFrame()
  await expect(game.getByText(/Free play: you play a program of the house/)).toBeVisible()
  await game.getByRole('button', { name: /^Play the practice player for/ }).click()
  await expect(game.getByText('of the house', { exact: true })).toBeVisible()
  await expect(game.getByText('Your turn', { exact: true })).toBeVisible()
  await takeTurn(game, true)
  await expect(game.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible()
})
