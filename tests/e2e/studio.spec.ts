import { deposit, english, register } from './support/people.ts'
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
