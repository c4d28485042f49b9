import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { english } from './people.ts'

/** Coral Reef in its frame, bought into with play money. */
export const openReef = async (page: Page): Promise<FrameLocator> => {
  await page.goto(english('/fish'))
  const button = page.getByRole('button', { name: 'Try Coral Reef free' })
  await button.focus()
  await button.press('Enter')
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('button', { name: 'Buy in, 100,000 ₫' }).click()
  await expect(game.getByText('You bought in for 100,000 ₫.')).toBeVisible()
  return game
}

/** One shot, and what it came to. */
export const shoot = async (game: FrameLocator): Promise<void> => {
  await game.getByRole('button', { name: 'Shoot', exact: true }).click()
  await expect(game.getByRole('status').filter({ hasText: /missed|caught/ })).toBeVisible()
}

/** Addresses asked for that hold the code of WebGL. */
export const webglFetched = (page: Page): readonly string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/studio/assets/webgl')) fetched.push(request.url())
  })
  return fetched
}
