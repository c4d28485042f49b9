import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { findings } from './support/axe.ts'
import { DEMO, english, logIn, secondsLeft } from './support/people.ts'
import { placeSlip } from './support/placing.ts'
import { expect, test } from './support/test.ts'

const enter = async (page: Page, address: string): Promise<void> => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english(address))
}

/** Saves what the button hands out. Answers where it lies. */
const saved = async (page: Page, button: string): Promise<string> => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await coming).path()
}

const placeOne = async (page: Page): Promise<void> => {
  const board = page.getByRole('group', { name: /^Number board/ })
  for (const place of ['Ten-thousands', 'Thousands', 'Hundreds'])
    await board
      .getByRole('group', { name: place, exact: true })
      .getByRole('button', { name: `${place} 7`, exact: true })
      .click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await placeSlip(page, slip, slip.getByRole('status').filter({ hasText: 'Bet placed' }))
}

test('a bet is taken back before its issue is sealed, and its receipt says so [LOTTERY-03] [LOTTERY-04]', async ({ page }) => {
  await enter(page, '/lottery?gameCode=SSC5')
  // Time enough to look at the question before betting closes.
  await expect.poll(() => secondsLeft(page), { timeout: 150_000 }).toBeGreaterThan(90)
  await placeOne(page)
  const bets = page.getByRole('region', { name: 'My bets' })
  await bets.getByRole('button', { name: 'Cancel bet' }).first().click()
  const dialog = page.getByRole('dialog')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel bet' }).click()
  await expect(page.getByText(/^Bet cancelled: .* is back in your balance\.$/)).toBeVisible()
  await expect(bets.getByText('Cancelled').first()).toBeVisible()
  await bets.getByRole('button', { name: 'How it settled' }).first().click()
  await expect(dialog.getByText(/^You cancelled this bet before betting closed: the stake/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Receipt and proof' }).click()
  await expect(page.getByText('You cancelled this bet before betting closed, so it is in no list.')).toBeVisible()
})

test('a draw is checked in the page, and again from the saved files without network [LOTTERY-04]', { tag: '@deep' }, async ({ page }) => {
  await enter(page, '/lottery?gameCode=SSC1')
  await page
    .getByRole('region', { name: 'Recent results' })
    .getByRole('button', { name: /^Check draw/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Whole proof' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Proof of draw/ })).toBeVisible()
  await expect(page.getByText(/: the published result\.$/)).toBeVisible()
  const path = await saved(page, 'Save proof')
  const { gameCode, numero } = JSON.parse(await readFile(path, 'utf8')) as { gameCode: string; numero: string }
  const output = execFileSync(process.execPath, ['scripts/lottery/verify-draw.ts', '--file', path, '--game', gameCode, '--numero', numero])
  expect(output.toString()).toContain('All of it agrees.')
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on the page of a proof, ${theme} theme`, { tag: '@deep' }, async ({ page }) => {
    await enter(page, '/lottery?gameCode=SSC1')
    if ((await page.locator('html').getAttribute('data-theme')) !== theme)
      await page
        .getByRole('button', { name: theme === 'dark' ? 'Dark theme' : 'Light theme' })
        .first()
        .click()
    await page.getByRole('button', { name: 'Random' }).click()
    await page.getByRole('button', { name: 'Check on past draws' }).click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Check draw/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Whole proof' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Proof of draw/ })).toBeVisible()
    await expect(page.getByText(/: the published result\.$/)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}
