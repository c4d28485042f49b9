import { gameFrame, slotWith, withoutLaunches } from './support/games.ts'
import { DEMO, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const play = (nodeId: number | string, mode?: 'demo') => english(`/seamless?nodeId=${nodeId}${mode ? `&mode=${mode}` : ''}`)

test('a guest who plays a slot logs in, and the game opens with the account [GAME-01] [GAME-03]', async ({ page, baseURL }) => {
  await page.goto(english('/rng'))
  const tile = page.getByRole('button', { name: /^Play / }).first()
  const name = ((await tile.getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  await tile.click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(DEMO.member)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()

  const { frame, url } = await gameFrame(page, name)
  await expect(frame.getByText(DEMO.member)).toBeVisible()
  await expect(frame.getByText('Real play')).toBeVisible()
  expect(url.origin).not.toBe(baseURL)
  const bar = page.locator('#content')
  // Around a game stands nothing else of the site.
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  for (const words of ['Balance', 'Net', 'Time']) await expect(bar.getByText(words, { exact: true })).toBeVisible()

  await bar.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a trial runs for a guest, without an account or money [GAME-04]', async ({ page }) => {
  await page.goto(english('/rng'))
  const button = page.getByRole('button', { name: /^Try .+ free$/ }).first()
  const name = ((await button.getAttribute('aria-label')) ?? '').replace(/^Try | free$/g, '')
  await button.focus()
  await button.press('Enter')
  const { frame } = await gameFrame(page, name)
  await expect(frame.getByText('Guest')).toBeVisible()
  const content = page.locator('#content')
  await expect(content.getByText('Free trial')).toBeVisible()
  await expect(content.getByText('Balance')).toHaveCount(0)
})

test('the salon’s entry in the lobby opens the list of its tables, and a table of it its game [GAME-03] [MODAL-06]', async ({ page }) => {
  await page.goto(english('/'))
  const rail = page.getByRole('region', { name: 'Live casino' })
  const entry = rail.getByRole('button', { name: 'Play Salon Live, all tables' })
  const tables = page.getByRole('dialog', { name: 'Salon Live' })
  // A rail asks for its games when it is near.
  await rail.scrollIntoViewIfNeeded()
  await entry.click()
  const table = tables.getByRole('button', { name: /^Play / }).first()
  await expect(table).toBeVisible()
  // The entry itself is no table, and nothing was started yet.
  await expect(tables.getByRole('button', { name: 'Play Salon Live, all tables' })).toHaveCount(0)
  await expect(tables.getByText('Salon Live').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tables).toBeHidden()

  await logIn(page, DEMO.member)
  await entry.click()
  const name = ((await table.getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  await table.click()
  await expect(tables).toBeHidden()
  const { frame } = await gameFrame(page, name)
  await expect(frame.getByText('Salon Live', { exact: true })).toBeVisible()
  await expect(frame.getByText('Real play')).toBeVisible()
})

test('an address that names no game says so and leads to the lobby [GAME-08]', async ({ page, request }) => {
  const noTrial = await slotWith(request, { trial: false })
  const addresses = [
    ['abc', 'This game does not exist.'],
    [999_999, 'This game does not exist.'],
    [noTrial.nodeId, 'This game has no free trial.'],
  ] as const
  for (const [nodeId, words] of addresses) {
    await page.goto(play(nodeId, 'demo'))
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('link', { name: 'To the lobby', exact: true }).click()
    await expect(page).toHaveURL(/\/(\?.*)?$/)
  }
})

test('a guest at the address of a game is asked to log in there [GAME-01]', async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  await page.goto(play(slot.nodeId))
  await expect(page.getByText('Log in to play this game')).toBeVisible()
  await logIn(page, DEMO.member, { from: 'main' })
  await gameFrame(page, slot.gameName)
})

test('a reload opens the game anew; the address before is spent [GAME-01]', async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  await page.goto(play(slot.nodeId, 'demo'))
  const before = await gameFrame(page, slot.gameName)
  await page.reload()
  const after = await gameFrame(page, slot.gameName)
  expect(after.url.href).not.toBe(before.url.href)
  const spent = await request.get(before.url.href)
  expect(spent.status()).toBe(410)
  expect(await spent.text()).toContain('This launch link has been used')
})

test('a game can neither lead the site away nor read it [GAME-03]', async ({ page, request, faults }) => {
  const slot = await slotWith(request, { trial: true })
  const reply = await page.goto(play(slot.nodeId, 'demo'))
  const { frame, url } = await gameFrame(page, slot.gameName)
  expect(reply?.headers()['content-security-policy']).toContain(`frame-src 'self' ${url.origin};`)
  // No violation of that policy so far.
  expect(faults).toEqual([])

  const here = page.url()
  const refused = await frame.locator('body').evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return [
      tried(() => {
        window.top!.location.href = '/agent'
      }),
      tried(() => window.parent.document.title),
      tried(() => window.parent.localStorage.length),
    ]
  })
  expect(refused).toEqual(['SecurityError', 'SecurityError', 'SecurityError'])
  expect(page.url()).toBe(here)
  // The browser reports the attempt, and nothing else.
  for (const fault of faults.splice(0)) expect(fault).toContain('Unsafe attempt to initiate navigation')
})

test('when the gateway does not answer the page says so, and the next try opens the game [GAME-08]', async ({ page, request }) => {
  const slot = await slotWith(request, { trial: true })
  const back = await withoutLaunches(page)
  await page.goto(play(slot.nodeId, 'demo'))
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was debited' })
  await expect(alert).toContainText('We can’t be reached right now')
  await back()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await gameFrame(page, slot.gameName)
})
