import { findingsInThemes } from '../e2e/support/axe.ts'
import { DEMO, english, logIn } from '../e2e/support/people.ts'
import { expect, test } from '../e2e/support/test.ts'

const PAGES = ['/rng', '/cockfight', '/favorite', '/recent', '/?q=zzqqxx', '/pvp?vassalage=NOPE']

test('axe finds nothing on lists of games, in either theme', { tag: '@deep' }, async ({ page }) => {
  // Axe reads six whole pages.
  test.slow()
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  for (const path of PAGES) {
    await page.goto(english(path))
    await expect(
      page
        .getByRole('article')
        .or(page.getByText(/Nothing here yet|No favourites yet|Nothing played yet/))
        .first(),
    ).toBeVisible()
    expect(await findingsInThemes(page), path).toEqual([])
  }
})
