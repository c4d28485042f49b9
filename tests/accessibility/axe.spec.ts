import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { gameFrame, slotWith } from '../e2e/support/games.ts'
import { DEMO, english, enterOffice, logIn } from '../e2e/support/people.ts'
import { expect, test } from '../e2e/support/test.ts'

const THEMES = ['dark', 'light'] as const

const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`))
}

const wear = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
    const name = theme === 'dark' ? 'Dark theme' : 'Light theme'
    await page.getByRole('button', { name }).first().click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

for (const theme of THEMES) {
  test.describe(`axe finds nothing, ${theme} theme`, () => {
    test('on the lobby', async ({ page }) => {
      await page.goto(english('/'))
      await wear(page, theme)
      await expect(page.getByRole('region', { name: 'Just won' }).getByRole('listitem').first()).toBeVisible()
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
      await expect(page.getByLabel('Username')).toBeVisible()
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
