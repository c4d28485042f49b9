import { AxeBuilder } from '@axe-core/playwright'
import { DEMO, english, logIn } from '../e2e/support/people.ts'
import { expect, test } from '../e2e/support/test.ts'

const PAGES = ['/rng', '/cockfight', '/favorite', '/recent', '/?q=zzqqxx', '/pvp?vassalage=NOPE']

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on lists of games, ${theme} theme`, { tag: '@deep' }, async ({ page }) => {
    // Axe reads six whole pages.
    test.slow()
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(english('/'))
    await logIn(page, DEMO.member)
    for (const path of PAGES) {
      await page.goto(english(path))
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(
        page
          .getByRole('article')
          .or(page.getByText(/Nothing here yet|No favourites yet|Nothing played yet/))
          .first(),
      ).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${path} ${id}: ${target.join(' ')}`))).toEqual([])
    }
  })
}
