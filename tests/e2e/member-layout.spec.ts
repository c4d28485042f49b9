import type { Locator, Page } from '@playwright/test'
import { DEMO, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible()
  return (await part.boundingBox())!
}

/** How far the lower of two parts begins below the end of the upper one. */
const between = async (upper: Locator, lower: Locator): Promise<number> => {
  const above = await boxOf(upper)
  return (await boxOf(lower)).y - above.y - above.height
}

const main = (page: Page) => page.getByRole('main')

test('cards of the records stand apart, and the sums of a month are one line [WALLET-07] [WALLET-08]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english('/member/bonusDetails'))
  const totals = main(page).getByLabel('Totals', { exact: true })
  expect(await between(main(page).getByRole('region', { name: 'Your bonus' }), totals)).toBeGreaterThanOrEqual(16)

  await page.goto(english('/member/manualRebate'))
  const claims = main(page).getByRole('region', { name: 'Claim by hand' })
  expect(await between(claims, main(page).getByRole('table', { name: 'Rebate' }))).toBeGreaterThanOrEqual(16)

  await page.goto(english('/member/transactionHistory'))
  await expect(totals.getByText('Balance now')).toBeVisible()
  const tops = await totals.locator('dt').evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('the hub says each way once: what the menu beside it has is on a phone alone [MEMBER-01]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english('/member'))
  const ways = main(page).getByRole('region', { name: 'Main menu' }).getByRole('link')
  await expect(ways.first()).toBeVisible()
  const tops = await ways.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const leave = main(page).getByRole('button', { name: 'Sign out' })
  await expect(leave).toBeHidden()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(leave).toBeVisible()
})
