import { findingsInThemes } from './support/axe.ts'
import { onPhone } from './support/on-phone.ts'
import { english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(name, onPhone(viewport), () => {
    test.use({ viewport })

    test('a member claims a mission, sees their points move, where they stand and who won [MEMBER-07] [CALL-15]', async ({ page }) => {
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      await register(page)
      await page.goto(english('/member/missionLeaderboard'))
      const main = page.getByRole('main')
      const today = main.getByRole('region', { name: 'Today' })
      const hello = today.getByRole('article', { name: 'Say hello' })
      await hello.getByRole('button', { name: 'Claim Say hello' }).click()
      await expect(page.getByText(/10 points received\. You have [\d,]+\./)).toBeVisible()
      await expect(hello).toContainText('Received')
      await expect(hello.getByRole('button')).toHaveCount(0)
      await expect(today.getByRole('article', { name: 'Bet in three draws' }).getByRole('progressbar')).toBeVisible()

      // The rule stands beside the places, and those of a week that is over are final.
      const board = main.getByRole('region', { name: 'Race of the week' })
      const days = main.getByRole('combobox', { name: 'Days' })
      await expect(days).toBeVisible()
      // Which board comes by itself depends on the day: the one that ends first.
      const weeks = (await days.locator('option').allInnerTexts()).filter((each) => each.startsWith('Race of the week'))
      await days.selectOption(weeks[0]!)
      await expect(board).toContainText('Provisional')
      await expect(board).toContainText('Whoever reached it first is ahead')
      await days.selectOption(weeks.at(-1)!)
      await expect(board).toContainText('Final')
      await expect(board.getByRole('list', { name: 'First three' }).getByRole('listitem').first()).toContainText('500,000')
      await expect(board.getByRole('table', { name: 'Ranking' }).getByRole('row').nth(1)).toContainText(/^4/)
      expect(await fits()).toBe(true)
      expect(await findingsInThemes(page)).toEqual([])

      await main.getByRole('tab', { name: 'Winners' }).click()
      await days.selectOption(weeks.at(-1)!)
      const winners = main.getByRole('table', { name: 'Winners' })
      await expect(winners.getByRole('row').nth(1)).toContainText(/^1/)
      await expect(winners.getByRole('row').nth(1)).toContainText('500,000')
      expect(await fits()).toBe(true)
      expect(await findingsInThemes(page)).toEqual([])
    })
  })
}
