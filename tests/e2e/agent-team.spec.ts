import { DEMO, english, enterOffice } from './support/people.ts'
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
  // Rounds of vendors' games are among them, and have no more to open.
  await bets
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('as the player sees it')
})

test('an agent sets the rebate rate of somebody directly below, within what both sides have [AGENT-12]', async ({ page }) => {
  await enterOffice(page, DEMO.topAgent)
  // Logged in before the page is left.
  await expect(page.getByRole('navigation', { name: 'Agent menu' })).toBeVisible()
  await page.goto(english(`/agentHome/downlineManagmentView?who=${DEMO.agent}`))
  await page.getByRole('button', { name: 'Change the rate: Sports' }).click()
  const dialog = page.getByRole('dialog', { name: /^Rebate rate of/ })
  const rate = dialog.getByRole('textbox', { name: 'Rebate rate' })
  const deed = dialog.getByRole('button', { name: 'Set the rate' })
  await expect(deed).toBeDisabled()
  await rate.fill('90')
  await expect(dialog.getByText(/^90% is above yours, /)).toBeVisible()
  await rate.fill('0.85')
  await expect(dialog.getByText(/in steps of 0\.1/)).toBeVisible()
  await rate.fill('0.8')
  await expect(dialog.getByText('Holds at once, for bets placed from then on.')).toBeVisible()
  await rate.press('Enter')
  await expect(page.getByText(`${DEMO.agent} gets 0.8% at once: Sports.`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sports' })).toContainText('0.8%')
  // A lower one waits for the next day.
  await page.getByRole('button', { name: 'Change the rate: Sports' }).click()
  await rate.fill('0.7')
  await expect(dialog.getByText(/^Holds from .*, 00:00 on/)).toBeVisible()
  await rate.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sports' })).toContainText('0.7% from')
})
