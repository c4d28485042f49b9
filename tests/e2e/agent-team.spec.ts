import { DEMO, enterOffice } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an agent goes down the line of an account and up again [AGENT-11]', async ({ page }) => {
  await enterOffice(page, DEMO.topAgent)
  await page.getByRole('navigation', { name: 'Agent menu' }).getByRole('link', { name: 'Downlines' }).click()
  const path = page.getByRole('navigation', { name: 'Path' })
  await page.getByRole('navigation', { name: 'Team tree' }).getByRole('link', { name: 'quangtrung' }).click()
  await expect(path.getByText('quangtrung')).toHaveAttribute('aria-current', 'page')
  const table = page.getByRole('table', { name: 'Downlines' })
  await expect(table.getByRole('link', { name: 'linh88', exact: true })).toBeVisible()
  await expect(table.getByRole('link', { name: 'quoctuan', exact: true })).toHaveCount(0)
  await path.getByRole('link').first().click()
  await expect(table.getByRole('link', { name: 'quangtrung', exact: true })).toBeVisible()
})

test('an agent finds every transaction and every bet of an account of the team [AGENT-11]', async ({ page }) => {
  await enterOffice(page, DEMO.topAgent)
  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  await menu.getByRole('link', { name: 'Transactions' }).click()
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Account' }).fill('linh8')
  await page
    .getByRole('list', { name: 'Totals by kind' })
    .getByRole('button', { name: /^Deposits/ })
    .click()
  const moved = page.getByRole('table', { name: 'Transactions' })
  await expect(moved.getByRole('row').nth(1)).toContainText('Deposit')
  await expect(moved.getByText('linh88').first()).toBeVisible()
  await expect(page).toHaveURL(/find=linh8.*kind=DEPOSIT/)

  await menu.getByRole('link', { name: 'Team bets' }).click()
  const bets = page.getByRole('table', { name: 'Team bets' })
  await bets.getByRole('row').nth(2).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('as the player sees it')
})
