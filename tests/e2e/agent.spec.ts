import { DEMO, deposit, english, enterOffice, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an agent signs in at the office and sees the team [ROUTE-04] [ROUTE-05] [AGENT-01]', async ({ page }) => {
  await page.goto(english('/agent'))
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await enterOffice(page, DEMO.agent)
  await expect(page).toHaveURL(/\/agentHome/)

  const clock = page.getByRole('banner').getByRole('time')
  await expect(clock).toContainText('GMT+7')
  const text = await clock.textContent()
  await expect(clock).not.toHaveText(text ?? '')

  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  await expect(menu.getByRole('link', { name: 'Overview' })).toBeVisible()
  const figures = page.getByRole('list', { name: 'Totals of the range' })
  for (const name of ['Deposits', 'Withdrawals', 'Valid bet', 'Net profit and loss', 'My income']) {
    await expect(figures.getByRole('listitem').filter({ hasText: name })).toContainText(/\d/)
  }
  await expect(
    page
      .getByRole('table', { name: /Downlines/ })
      .getByRole('row')
      .nth(3),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/agent(\?|$)/)
})

test('a figure opens the rows that make it', async ({ page }) => {
  await enterOffice(page, DEMO.topAgent)
  await page
    .getByRole('list', { name: 'Totals of the range' })
    .getByRole('link', { name: /Deposits/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible()
})

test('no figure is cut, however long and however small the screen [AGENT-11]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const amount = '-21684200123.4567'
  await page.route('**/MCSFE_agentTeamOverview*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { figures: Record<string, unknown> } }
    answer.value.figures['profit'] = { amount, currency: 'VND' }
    await route.fulfill({ response, json: answer })
  })
  await enterOffice(page, DEMO.topAgent)
  const tile = page.getByRole('list', { name: 'Totals of the range' }).getByRole('link', { name: /Net profit/ })
  const figure = tile.getByText('21,684,200,123')
  await expect(figure).toBeVisible()
  expect(await figure.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test('the deposit a new member of the team just made is among the rows [AGENT-11]', async ({ page, browser }) => {
  const name = await register(page)
  await deposit(page, '777000')
  const office = await (await browser.newContext()).newPage()
  await enterOffice(office, DEMO.topAgent)
  await office
    .getByRole('list', { name: 'Totals of the range' })
    .getByRole('link', { name: /Deposits/ })
    .click()
  await expect(office.getByRole('row').filter({ hasText: name })).toContainText('777,000')
})

test('a player is told that the office is for agents [LOGIN-16]', async ({ page }) => {
  await enterOffice(page, DEMO.member)
  await expect(page.getByText(/Non-agents cannot log in|not an agent|agents only/i)).toBeVisible()
})
