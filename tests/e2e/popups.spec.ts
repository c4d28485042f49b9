import type { Page } from '@playwright/test'
import { operator } from './support/operator.ts'
import { english, newName, openWithEvents } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Popups come to whoever looks at a page while other tests try them: none may stand in the way of those.

const opened = (page: Page) => page.waitForFunction(() => document.querySelector('dialog[open]') !== null)

test('a popup that opens above a page is closed by whoever goes on there', async ({ page }) => {
  await openWithEvents(page, english('/service'))
  const title = `Rain night ${newName()}`
  const reply = await operator('announce', '--type', 'PU', '--title-en', title, '--title-ty', title, '--content-en', '<p>Come in.</p>')
  try {
    await opened(page)
    await page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link', { name: 'Get the app' }).click()
    await expect(page).toHaveURL(/\/app/)
  } finally {
    await operator('retract', /announcement (\d+)/.exec(reply)![1]!)
  }
})

/** A page with a button and, above it, a popup that `script` says more of. */
const popupAbove = async (page: Page, script: string): Promise<void> => {
  await page.setContent(`<button onclick="document.title = 'pressed'">Press me</button><dialog><button>Got it</button></dialog>`)
  await page.evaluate(
    `{ const popup = document.querySelector('dialog'); const gotIt = popup.querySelector('button'); popup.showModal(); ${script} }`,
  )
}

test('another popup in the place of the first is closed too', async ({ page }) => {
  await popupAbove(page, 'let left = 2; gotIt.onclick = () => { if (--left === 0) popup.close() }')
  await page.getByRole('button', { name: 'Press me' }).click()
  await expect(page).toHaveTitle('pressed')
})

test('a popup that is taken back while it is being closed keeps nobody', async ({ page }) => {
  await popupAbove(page, 'gotIt.disabled = true; setTimeout(() => popup.close(), 1000)')
  await page.getByRole('button', { name: 'Press me' }).click()
  await expect(page).toHaveTitle('pressed')
})
