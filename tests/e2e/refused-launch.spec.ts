import type { Page } from '@playwright/test'
import { HEADERS } from '@portico/contract/kit/call'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { eventsTicket } from '@portico/contract/session/calls'
import { gameFrame, slotWith } from './support/games.ts'
import { slow } from './support/line.ts'
import { DEMO, english, logIn, register } from './support/people.ts'
import { operator } from './support/operator.ts'
import { expect, test } from './support/test.ts'

const play = (nodeId: number | string, mode?: 'demo') => english(`/seamless?nodeId=${nodeId}${mode ? `&mode=${mode}` : ''}`)
const LAUNCH = `**${launchGame.path}*`

// In the client a game runs in a window of its own, not in a frame of the page: such tests are not `@client`.

/** The page says why no game runs, offers no further try where that would change nothing, and leads to the lobby. */
const refused = async (page: Page, words: string) => {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'To the lobby', exact: true }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
}

test('a game that the operator closes refuses whoever opens it, and runs when it is open again [GAME-08] [GAME-03]', async ({
  page,
  request,
}) => {
  const slot = await slotWith(request, { trial: true })
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await operator('game', 'close', slot.gameCode)
  try {
    await page.goto(play(slot.nodeId))
    await refused(page, 'This game is closed for now. Nothing was debited.')
    expect((await slotWith(request, { trial: true })).nodeId).not.toBe(slot.nodeId)
  } finally {
    await operator('game', 'open', slot.gameCode)
  }
  await page.goto(play(slot.nodeId))
  await gameFrame(page, slot.gameName)
})

test('a game that the operator closes leaves the lists of an open page, and comes back to them [LOBBY-20] [GAME-08]', {
  tag: '@client',
}, async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  // A page whose socket comes late hears what changed before it.
  const openSockets = await slow(page, eventsTicket)
  await page.goto(english('/rng'))
  const play = page.getByRole('button', { name: `Play ${slot.gameName}`, exact: true })
  const count = page
    .getByRole('main')
    .getByText(/^\d+ games$/)
    .first()
  await expect(play).toBeAttached()
  const before = await count.innerText()
  await operator('game', 'close', slot.gameCode)
  try {
    await openSockets()
    await expect(play).toHaveCount(0)
    await expect(count).not.toHaveText(before)
  } finally {
    await operator('game', 'open', slot.gameCode)
  }
  await expect(play).toBeAttached()
  await expect(count).toHaveText(before)
})

test('a member who opens a game that does not exist is told so [GAME-08]', { tag: '@client' }, async ({ page }) => {
  await register(page)
  for (const nodeId of [999_999, 'abc', -1]) {
    await page.goto(play(nodeId))
    await expect(page.getByText('This game does not exist.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('a game of another merchant is not launched [GAME-08] [CALL-24]', async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  await page.route(LAUNCH, (route) =>
    route.continue({ headers: { ...route.request().headers(), [HEADERS.merchant.toLowerCase()]: 'other' } }),
  )
  await page.goto(play(slot.nodeId, 'demo'))
  const alert = page.getByRole('alert').filter({ hasText: 'The check of this address failed' })
  await expect(alert).toContainText('Nothing was debited')
  await expect(page.getByRole('link', { name: 'To the lobby', exact: true })).toBeVisible()
  await page.unroute(LAUNCH)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await gameFrame(page, slot.gameName)
})

test('a launch address that was used says so inside its frame, and the game opens when asked for anew [GAME-08]', async ({
  page,
  request,
}) => {
  const slot = await slotWith(request, { trial: true })
  await page.route(LAUNCH, async (route) => {
    const reply = await route.fetch()
    const { value } = (await reply.json()) as { value: { url: string } }
    // Somebody else is faster than the page.
    await request.get(value.url)
    await route.fulfill({ response: reply })
  })
  await page.goto(play(slot.nodeId, 'demo'))
  const frame = page.locator('iframe').contentFrame()
  await expect(frame.getByRole('heading', { name: 'This launch link has been used' })).toBeVisible()
  await expect(frame.getByText('Nothing was debited.')).toBeVisible()
  // Its sandbox lets no link lead out of it; the site's own bar has the way back.
  await expect(frame.getByRole('link')).toHaveCount(0)
  const strange = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
  strange.searchParams.set('token', 'a'.repeat(43))
  const answer = await request.get(strange.href)
  expect([answer.status(), await answer.text()]).toEqual([410, expect.stringContaining('This launch link is not valid')])
  await page.unroute(LAUNCH)
  await page.reload()
  await gameFrame(page, slot.gameName)
})

test('each price book’s lottery opens on its own page from the lobby, with its code [GAME-02] [GAME-03] [LOBBY-03]', {
  tag: '@client',
}, async ({ page }) => {
  await register(page)
  for (const [from, to] of [
    ['/elott?vassalage=LOTT', /\/lottery\?gameCode=\w+/],
    ['/elott?vassalage=TCG_SEA', /\/seaLottery\?gameCode=\w+/],
    ['/lott?vassalage=TCG_LOTTO_VN', /\/vnLottery\?gameCode=\w+/],
  ] as const) {
    await page.goto(english(from))
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Play / })
      .click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('region', { name: 'Bet slip' })).toBeVisible()
  }
})
