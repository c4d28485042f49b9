import type { APIRequestContext, Page, Route } from '@playwright/test'
import { gameFrame, slotWith } from './support/games.ts'
import { english } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The page of a free trial whose vendor has not answered for as long as a player is patient. */
const silent = async (page: Page, request: APIRequestContext) => {
  const slot = await slotWith(request, { trial: true })
  const pending: Route[] = []
  let answers = false
  await page.clock.install()
  await page.route(/^http:\/\/[^/]+\/play\?/, (route) => (answers ? route.continue() : void pending.push(route)))
  await page.goto(english(`/seamless?nodeId=${slot.nodeId}&mode=demo`))
  const content = page.locator('#content')
  const frame = content.locator('iframe')
  const alert = content.getByRole('alert').filter({ hasText: 'The game does not answer.' })
  await expect(frame).toHaveAttribute('title', slot.gameName)
  await expect(frame).toBeHidden()
  await expect(content.getByRole('status', { name: 'The game is being opened' })).toBeVisible()
  await expect(alert).toHaveCount(0)

  await page.clock.runFor(8_000)
  await expect(alert).toContainText('Nothing was debited.')
  await expect(content.getByRole('link', { name: 'To the lobby', exact: true })).toBeVisible()
  await expect(content.getByText('Time', { exact: true })).toHaveCount(0)
  const opened = async () => {
    const { url } = await gameFrame(page, slot.gameName)
    await expect(alert).toHaveCount(0)
    await expect(content.getByText('Time', { exact: true })).toBeVisible()
    return url.href
  }
  return { alert, frame, opened, answer: () => (answers = true), late: async () => await pending[0]?.continue() }
}

test('a game that does not come is said not to answer, and another try opens it [GAME-03] [GAME-08]', async ({ page, request }) => {
  const { alert, frame, opened, answer } = await silent(page, request)
  const before = await frame.getAttribute('src')
  answer()
  await alert.getByRole('button', { name: 'Try again' }).click()
  expect(await opened()).not.toBe(before)
})

test('a game that comes late is shown all the same [GAME-08]', async ({ page, request }) => {
  const { frame, opened, late } = await silent(page, request)
  const before = await frame.getAttribute('src')
  await late()
  expect(await opened()).toBe(before)
})

test('a spent launch address that stands alone leads back to its site [GAME-08]', async ({ page, request, baseURL }) => {
  const slot = await slotWith(request, { trial: true })
  await page.goto(english(`/seamless?nodeId=${slot.nodeId}&mode=demo`))
  const { url } = await gameFrame(page, slot.gameName)
  await page.goto(url.href)
  await expect(page.getByRole('heading', { name: 'This launch link has been used' })).toBeVisible()
  await page.getByRole('link', { name: 'To the site' }).click()
  await expect(page).toHaveURL((at) => at.origin === baseURL && at.pathname === '/')

  await page.goto(url.origin)
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
})
