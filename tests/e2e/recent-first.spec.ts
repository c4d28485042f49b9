import { DEMO, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a member’s recent games stand before all others, after a login and after a reload alike [LOBBY-06]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  const first = page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /^(Continue playing|Most played)/ })
    .first()
  await expect(first).toHaveText(/Continue playing/)
  await page.reload()
  await expect(first).toHaveText(/Continue playing/)
})
