import { findings, findingsInThemes } from './support/axe.ts'
import { gameFrame } from './support/games.ts'
import { onPhone } from './support/on-phone.ts'
import { DEMO, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(name, onPhone(viewport), () => {
    test.use({ viewport })

    test('a member sees their level, what the next one asks for and what each gives [MEMBER-05]', async ({ page }) => {
      await page.goto(english('/sports'))
      await logIn(page, DEMO.member)
      await page.goto(english('/member/vip'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'VIP', level: 1 })).toBeVisible()
      const own = main.getByRole('region', { name: 'Your level' })
      await expect(own).toContainText('valid bets this quarter')
      await expect(own).toContainText('This quarter ends on')
      await expect(main.getByRole('article').nth(1)).toContainText(/From .+ valid bets in a quarter/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await findingsInThemes(page)).toEqual([])
    })

    test('who just won stands in the lobby, by a masked name [LOBBY-15]', async ({ page }) => {
      await page.goto(english('/'))
      const winners = page.getByRole('region', { name: 'Just won' })
      await winners.scrollIntoViewIfNeeded()
      await expect(winners.getByRole('listitem').first()).toContainText('*')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await findings(page)).toEqual([])
    })

    test('the page of a game lists games where it names none, says when there is none, and opens the one it names [ROUTE-18]', async ({
      page,
    }) => {
      await page.goto(english('/sports'))
      await logIn(page, DEMO.member)
      await page.goto(english('/seamless'))
      const games = page.getByRole('list', { name: 'Choose a game' }).getByRole('link')
      await expect(games).toHaveCount(12)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await findingsInThemes(page)).toEqual([])
      await page.goto(english('/seamless?nodeId=999999'))
      await expect(page.getByRole('main').getByRole('link', { name: 'To the lobby', exact: true })).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await page.goto(english('/seamless'))
      const game = await games.first().innerText()
      await games.first().click()
      await gameFrame(page, game)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await findings(page)).toEqual([])
    })
  })
}
