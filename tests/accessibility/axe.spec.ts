import type { Page } from '@playwright/test'
import { findings, findingsInThemes, OPEN_DIALOG } from '../e2e/support/axe.ts'
import { gameFrame, slotWith } from '../e2e/support/games.ts'
import { DEMO, english, enterOffice, logIn } from '../e2e/support/people.ts'
import { expect, test } from '../e2e/support/test.ts'

const THEMES = ['dark', 'light'] as const

const wear = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
    const name = theme === 'dark' ? 'Dark theme' : 'Light theme'
    await page.getByRole('button', { name }).first().click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

for (const theme of THEMES) {
  test.describe(`axe finds nothing, ${theme} theme`, theme === 'dark' ? {} : { tag: '@deep' }, () => {
    test('on the lobby', async ({ page }) => {
      await page.goto(english('/'))
      await wear(page, theme)
      const winners = page.getByRole('region', { name: 'Just won' })
      await winners.scrollIntoViewIfNeeded()
      await expect(winners.getByRole('listitem').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('on the lottery page', async ({ page }) => {
      await page.goto(english('/'))
      await logIn(page, DEMO.member)
      await wear(page, theme)
      await page.goto(english('/lottery?gameCode=SSC5'))
      await expect(page.getByRole('region', { name: 'Bet slip' })).toBeVisible()
      await expect(page.getByRole('tablist').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('on the page a game runs in', async ({ page, request }) => {
      const slot = await slotWith(request, { trial: true })
      await page.goto(english('/'))
      await logIn(page, DEMO.member)
      await wear(page, theme)
      await page.goto(english(`/seamless?nodeId=${slot.nodeId}`))
      await gameFrame(page, slot.gameName)
      expect(await findings(page)).toEqual([])
    })

    test('at the agents’ door [ROUTE-04]', async ({ page }) => {
      await page.goto(english('/agent'))
      await wear(page, theme)
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('on the agent overview', async ({ page }) => {
      await page.goto(english('/agent'))
      await wear(page, theme)
      await enterOffice(page, DEMO.agent)
      await expect(page.getByRole('list', { name: 'Totals of the range' }).getByRole('link').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })
}

test('axe finds nothing in what opens above a visitor’s page, in either theme', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  for (const [address, name] of [
    ['/login', 'Welcome back'],
    ['/register', 'Create an account'],
  ] as const) {
    await page.goto(english(address))
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await findingsInThemes(page, OPEN_DIALOG), address).toEqual([])
  }

  await page.goto(english('/service'))
  await page.getByRole('button', { name: 'Check the connection' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG), 'lines').toEqual([])

  await page.goto(english('/promotions'))
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .first()
    .getByRole('button', { name: /^Language/ })
    .click()
  await expect(page.getByRole('button', { name: 'Tiếng Việt' })).toBeVisible()
  expect(await findingsInThemes(page), 'languages').toEqual([])

  await page.goto(english('/seamless?nodeId=999999&mode=demo'))
  await expect(page.getByText('This game does not exist.')).toBeVisible()
  expect(await findingsInThemes(page), 'no game').toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(english('/sports'))
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG), 'menu').toEqual([])
})

test('axe finds nothing in what opens above a member’s page, in either theme', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english('/sports'))
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Account', exact: true })).toBeVisible()
  expect(await findingsInThemes(page), 'account').toEqual([])
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: /^Notices/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').first()).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG), 'notices').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG), 'sign out').toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(english('/lottery?lottoView=lobby'))
  await expect(page.getByText('Betting closes in').first()).toBeVisible()
  expect(await findingsInThemes(page), 'lotteries').toEqual([])

  await page.goto(english('/lottery?gameCode=SSC5'))
  await page.getByRole('button', { name: 'Random' }).click()
  for (const button of ['Rules and odds', 'Trends', 'Check on past draws']) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    expect(await findingsInThemes(page, OPEN_DIALOG), button).toEqual([])
    await page.keyboard.press('Escape')
  }
})
