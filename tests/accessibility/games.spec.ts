import type { Frame, Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from '../e2e/support/axe.ts'
import { english } from '../e2e/support/people.ts'
import { test } from '../e2e/support/studio-house.ts'
import { expect } from '../e2e/support/test.ts'

/** The frame of a game that a guest tries. */
const tryGame = async (page: Page, path: string, name: string): Promise<Frame> => {
  await page.goto(english(path))
  const button = page.getByRole('button', { name: `Try ${name} free` })
  await button.focus()
  await button.press('Enter')
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`${name} has no frame`)
  await expect(frame.getByText('Play money').first()).toBeVisible()
  return frame
}

test('axe finds nothing in either theme on the event book: its board, a pick on the slip, the bet that was placed, and the info panel', async ({
  page,
}) => {
  test.slow()
  const frame = await tryGame(page, '/sports', 'Studio Sports')
  const pick = frame.getByRole('group', { name: 'Match result' }).getByRole('button')
  await expect(pick.first()).toBeVisible()
  expect(await findingsInThemes(frame), 'board').toEqual([])
  await pick.nth(9).click()
  const place = frame.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: /^(Place bet|Accept and place)/ })
  await expect(place).toBeVisible()
  expect(await findingsInThemes(frame), 'slip').toEqual([])
  await expect(async () => {
    const placed = frame.getByRole('heading', { name: 'Bet placed' })
    if (!(await placed.isVisible())) await place.click({ timeout: 1000 })
    await expect(placed).toBeVisible({ timeout: 5000 })
  }).toPass()
  expect(await findingsInThemes(frame), 'placed').toEqual([])
  await frame.getByRole('button', { name: 'Rules, pays and fairness' }).press('Enter')
  await expect(frame.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  expect(await findingsInThemes(frame, OPEN_DIALOG), 'info').toEqual([])
})

test('axe finds nothing in either theme on Two Kings: its door, the table with a hand, and the info panel', async ({ page }) => {
  test.slow()
  const frame = await tryGame(page, '/pvp', 'Two Kings')
  const sit = frame.getByRole('button', { name: /^Play the practice player for/ })
  await expect(sit).toBeVisible()
  expect(await findingsInThemes(frame), 'door').toEqual([])
  await sit.click()
  await expect(
    frame
      .getByRole('group', { name: /^Your hand/ })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  expect(await findingsInThemes(frame), 'table').toEqual([])
  await frame.getByRole('button', { name: 'Rules, pays and fairness' }).press('Enter')
  await expect(frame.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  expect(await findingsInThemes(frame, OPEN_DIALOG), 'info').toEqual([])
})
