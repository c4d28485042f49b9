import { wholeIn } from './support/amounts.ts'
import { findingsInThemes } from './support/axe.ts'
import { balanceOf, deposit, english, register } from './support/people.ts'
import { test } from './support/studio-house.ts'
import { expect } from './support/test.ts'

test('a spin of the studio’s slot is staked from the member’s balance, and stands in their record [GAME-01] [GAME-03]', async ({
  page,
}) => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/rng'))
  await page.getByRole('button', { name: 'Play Moon Gate' }).click()
  const game = page.locator('iframe').contentFrame()
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(game.getByText('25 lines × 200 ₫')).toBeVisible()
  await spin.click()
  await expect(game.getByText(/^(No win|Won|.+ back)/).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Bar of the game' }).getByText('Balance', { exact: true })).toBeVisible()
  expect(await findingsInThemes(page, '[aria-label="Bar of the game"]')).toEqual([])

  // The site's frame lets the player take the round along, and the link to it.
  await page.getByRole('button', { name: 'Rules, pays and fairness' }).click()
  const saved = page.waitForEvent('download')
  await game.getByRole('button', { name: 'Save for an offline check' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^round-.+\.json$/)
  await game.getByRole('button', { name: 'Copy link' }).first().click()
  // A browser without a clipboard shows it.
  await expect(game.getByText(/^Link copied$|\/replay\?round=/)).toBeVisible()

  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  await expect(list.getByRole('button', { name: /Bet/ })).toContainText('5,000')
})

test('a flight is bet on, ends for the member as set beforehand, and stands in their record by its name [GAME-01] [GAME-03]', async ({
  page,
}) => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/rng'))
  await page.getByRole('button', { name: 'Play Sky Lantern' }).click()
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('textbox', { name: 'Auto cash out at' }).fill('1.01')
  await game.getByRole('button', { name: /^Bet \d/ }).click()
  // One flight in twenty-five ends before anybody can leave.
  await expect(game.getByRole('status').filter({ hasText: /You left at 1\.01×|Your stake of .+ is lost/ })).toBeVisible()

  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  await expect(list.getByRole('button', { name: /Sky Lantern/ }).filter({ hasText: 'Bet' })).toBeVisible()
})

test('cards of bingo are bought, given back, and played to what they bring, and balance and records agree [GAME-01] [GAME-03]', async ({
  page,
}) => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/bingo'))
  // Own games stand before all others, so the category opens with one that plays.
  const tiles = page.getByRole('main').getByRole('button', { name: /^Play / })
  await expect(tiles.first()).toHaveAccessibleName('Play Bingo at Dusk')
  await tiles.first().click()
  const game = page.locator('iframe').contentFrame()
  const buy = game.getByRole('button', { name: 'Buy 2 cards, 40,000 ₫' })
  // A sale that does not end while cards are bought, given back and bought again.
  await expect(game.getByRole('timer')).toHaveText(/^00:(2[5-9]|[34]\d)$/)
  await buy.click()
  await game.getByRole('button', { name: 'Give back' }).click()
  await expect(game.getByRole('status').filter({ hasText: 'Cards given back, 40,000 ₫ returned.' })).toBeVisible()
  await buy.click()
  await expect(game.getByText(/and 8 of the studio/)).toBeVisible({ timeout: 80_000 })
  await expect(game.getByRole('table', { name: /^Card 2/ })).toBeVisible()
  const result = game.getByRole('status').filter({ hasText: /Your cards (won|brought)|None of your cards won/ })
  await expect(result).toBeVisible()
  const paid = wholeIn(await result.textContent())
  // The page works the round out again from the opened secret and everybody's cards.
  await page.getByRole('button', { name: 'Rules, pays and fairness' }).click()
  await game.getByRole('button', { name: 'Check the last round' }).click()
  await expect(game.getByText('Verified: the secret, your number and the rules give this very round.')).toBeVisible()
  await expect(game.getByRole('dialog').getByRole('listitem').filter({ hasText: 'full house with ball' })).toContainText('40,000')

  await page.goto(english('/member/transactionHistory'))
  await expect(balanceOf(page)).toContainText((460_000 + paid).toLocaleString('en'))
  const list = page.getByRole('group', { name: 'Account record' })
  const rows = list.getByRole('button', { name: /Bingo at Dusk/ })
  await expect(rows.filter({ hasText: 'Stake back' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Bet' }).filter({ hasText: '40,000' })).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Payout' })).toHaveText(paid > 0 ? [new RegExp(`\\+${paid.toLocaleString('en')}`)] : [])
  await page.goto(english('/recent'))
  await expect(page.getByRole('main').getByRole('button', { name: 'Play Bingo at Dusk' })).toBeVisible()
})

test('a round by buy-in is bought into, shot in and settled, and balance and record agree [GAME-01] [GAME-03] [GAME-06]', async ({
  page,
}) => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/fish'))
  await page.getByRole('button', { name: 'Play Coral Reef' }).click()
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('button', { name: 'Buy in, 100,000 ₫' }).click()
  await game.getByRole('button', { name: /^Old turtle: pays 40,000 ₫/ }).click()
  const shoot = game.getByRole('button', { name: 'Shoot', exact: true })
  const outcome = game.getByRole('status').filter({ hasText: /missed|caught/ })
  for (const shots of [249, 248]) {
    await shoot.click()
    // A catch of the turtle, one shot in a hundred, leaves more.
    await expect(outcome).toBeVisible()
    await expect(game.getByText(new RegExp(`Shots left: (${shots}|3\\d\\d)`))).toBeVisible()
  }
  await game.getByRole('button', { name: 'Settle round' }).click()
  const settled = game.getByRole('status').filter({ hasText: /^Round settled: [\d,]+ ₫ back/ })
  await expect(settled).toContainText('Shots: 2')
  const back = wholeIn(await settled.textContent())
  expect([99_200, 139_200, 179_200]).toContain(back)

  await page.goto(english('/recent'))
  await expect(page.getByRole('button', { name: 'Play Coral Reef' }).first()).toBeVisible()
  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  const rows = list.getByRole('button', { name: /Coral Reef/ })
  await expect(rows.filter({ hasText: 'Bet' })).toContainText('100,000')
  await expect(rows.filter({ hasText: 'Payout' })).toContainText(back.toLocaleString('en-US'))
  await expect(balanceOf(page)).toContainText((400_000 + back).toLocaleString('en-US'))
})

test('a shot that never arrived is returned, and the round goes on with it [GAME-01]', async ({ page }) => {
  await page.goto(english('/fish'))
  const button = page.getByRole('button', { name: 'Try Coral Reef free' })
  await button.focus()
  await button.press('Enter')
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('button', { name: 'Buy in, 100,000 ₫' }).click()
  const shoot = game.getByRole('button', { name: 'Shoot', exact: true })
  await page.route('**/api/buy-in/shot', (route) => route.abort())
  await shoot.click()
  await expect(game.getByText('Shot returned, 400 ₫ back.')).toBeVisible()
  await expect(game.getByText('Shots left: 250')).toBeVisible()
  await page.unroute('**/api/buy-in/shot')
  // The keys of the sea: a target, and a shot at it.
  await game.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(game.getByRole('status').filter({ hasText: /missed|caught/ })).toBeVisible()
})

test('a guest plays it for nothing, on the same tables and without an account [GAME-04]', async ({ page }) => {
  await page.goto(english('/rng'))
  const button = page.getByRole('button', { name: 'Try Moon Gate free' })
  await button.focus()
  await button.press('Enter')
  const game = page.locator('iframe').contentFrame()
  await expect(game.getByText('Play money').first()).toBeVisible()
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByText(/^(No win|Won|.+ back)/).first()).toBeVisible()
})
