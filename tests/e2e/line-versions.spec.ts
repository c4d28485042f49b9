import { findingsInThemes } from './support/axe.ts'
import { DEMO, english, enterOffice } from './support/people.ts'
import { expect, test } from './support/test.ts'

for (const width of [1440, 390])
  test(`an agent reads why two versions of a line differ, at a width of ${width} [AGENT-06]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterOffice(page, DEMO.agent)
    await expect(page).toHaveURL(/agentHome/)
    await page.goto(english('/agentHome/agentDailyWages2'))
    const lines = page.getByRole('main').getByRole('table', { name: 'Daily salary' })
    const versions = lines.getByRole('row').filter({ hasText: 'Version 2' })
    await expect(versions).toHaveCount(2)
    // The later day first: its draw was called off, the one before was read wrongly.
    for (const [index, why] of [
      [0, 'was called off after version 1 was worked'],
      [1, 'came to something else after version 1 was worked'],
    ] as const) {
      await versions.nth(index).getByRole('button').first().click()
      await page.getByRole('button', { name: 'Compare versions' }).click()
      const dialog = page.getByRole('dialog', { name: /two versions$/ })
      await expect(dialog.getByRole('heading', { name: why })).toBeVisible()
      await expect(dialog.getByRole('img', { name: /^Version 1: .* Version 2: / })).toBeVisible()
      await expect(dialog.getByText('linh88')).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
