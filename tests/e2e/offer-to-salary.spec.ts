import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { balanceOf, DEMO, deposit, english, newName, placeTenNotes } from './support/people.ts'
import { SET_UP } from './support/own-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './support/sandbox-gateway.ts'
import { expect, test as base } from './support/test.ts'

/** Salaries are paid by windows of five minutes, and the clock passes them here. */
const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const house = await sandboxGateway()
      await house.enter('lan')
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const SECOND = 'second 246810'

const main = (page: Page) => page.getByRole('main')

/** Opens an agent at the desk. Answers the password that was said for the first login. */
const addAgent = async ({ operator }: SandboxGateway, account: string, ...options: string[]): Promise<string> =>
  /Password of \S+: (\S+)/.exec(await operator('account', 'add-agent', account, ...options))?.[1] ?? ''

/** The first login of an account that somebody else opened: only its owner knows the password from then on. */
const enterFirst = async (page: Page, account: string, password: string): Promise<void> => {
  await page.goto(english('/agent'))
  await page.getByRole('textbox', { name: 'Username' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const step = page.getByRole('dialog', { name: 'Choose a new password' })
  await step.getByLabel('New password').fill(DEMO.password)
  await step.getByLabel('Repeat the password').fill(DEMO.password)
  await step.getByLabel('Repeat the password').press('Enter')
  await expect(page.getByRole('navigation', { name: 'Agent menu' })).toBeVisible()
}

/** Opens what was offered, and accepts it. */
const acceptOffer = async (page: Page): Promise<void> => {
  await page.goto(english('/agentHome/agentContracts'))
  await main(page)
    .getByRole('link', { name: /offered to you/ })
    .click()
  await main(page).getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(/^Accepted\. .* is in force from/)).toBeVisible()
}

/** Sends money to somebody directly below, where a wrong withdraw password and somebody of another team are refused first. */
const sendDown = async (page: Page, to: string, stranger: string): Promise<void> => {
  await page.goto(english(`/agentHome/agentTransfer?to=${stranger}`))
  await expect(main(page).getByText('This account is not in your team.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Choose somebody else' }).press('Enter')
  await main(page).getByRole('searchbox', { name: 'Find an account of your line' }).fill(stranger)
  await expect(main(page).getByText('Nobody in your line has such a name.')).toBeVisible()
  await main(page).getByRole('searchbox', { name: 'Find an account of your line' }).fill(to.slice(0, -1))
  await main(page)
    .getByRole('button', { name: new RegExp(`^${to}`) })
    .press('Enter')
  await expect(main(page).getByRole('region', { name: 'Check the path' })).toContainText(`${to} is directly below you`)
  const amount = main(page).getByRole('textbox', { name: 'Amount' })
  await amount.fill('9000000')
  await amount.press('Enter')
  await expect(main(page).getByText(/From 10,000\s₫ to 500,000\s₫\./)).toBeVisible()
  await amount.fill('100000')
  await amount.press('Enter')

  const sheet = page.getByRole('dialog', { name: /^Send 100,000/ })
  const send = sheet.getByRole('button', { name: /^Send 100,000/ })
  await expect(send).toBeDisabled()
  await sheet.getByRole('button', { name: 'Set a withdraw password' }).press('Enter')
  await sheet.getByLabel('Account password').fill(DEMO.password)
  await sheet.getByLabel('New withdraw password').fill(SECOND)
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  const password = sheet.getByLabel('Withdraw password', { exact: true })
  await password.fill('not the second one')
  // Enter sends what can be sent, and not before.
  await expect(send).toBeEnabled()
  await password.press('Enter')
  await expect(sheet.getByRole('alert')).toBeVisible()
  await password.fill(SECOND)
  await expect(send).toBeEnabled()
  await password.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(main(page).getByText('No transfers yet')).toHaveCount(0)
  await expect(
    main(page)
      .locator('b')
      .filter({ hasText: `To ${to}` }),
  ).toBeVisible()
}

test('an offer becomes a contract, bets become a salary, and money goes down the line [AGENT-08] [AGENT-09] [AGENT-13]', async ({
  browser,
  page,
  house,
}) => {
  const [above, below, stranger] = [newName(), newName(), newName()]
  const passwords = [await addAgent(house, above), await addAgent(house, below, '--upline', above)]
  await addAgent(house, stranger)
  await house.operator('transfers', 'set', 'downline', '--open', '--bounds', '10000-500000', '--daily', '1000000')
  await house.operator('contract', 'offer', above, '--kind', 'realtime', '--rate', 'ALL,2,1,0')

  await enterFirst(page, above, passwords[0] ?? '')
  await acceptOffer(page)

  // From here on, the one above has no mouse.
  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  await menu.getByRole('link', { name: 'Contracts' }).press('Enter')
  await page.getByRole('link', { name: 'Offer a contract' }).press('Enter')
  await page.getByRole('button', { name: below }).press('Enter')
  await page.getByRole('radio', { name: 'Real-time salary' }).press('Space')
  await page.getByRole('textbox', { name: 'Rate of lost bets' }).fill('3')
  await page.getByRole('textbox', { name: 'Rate of won bets' }).fill('0.5')
  const preview = page.getByRole('complementary', { name: `What it would be for ${below}` })
  await expect(preview.getByRole('alert')).toContainText('3% of lost bets, yours is 2%')
  await page.getByRole('textbox', { name: 'Rate of lost bets' }).fill('1')
  await expect(preview.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: `Offer to ${below}` }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 offered' })).toBeVisible()

  const context = await browser.newContext({ viewport: NARROW, locale: 'en', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await enterFirst(other, below, passwords[1] ?? '')
  await acceptOffer(other)
  expect(await findingsInThemes(other)).toEqual([])
  // Who offered is told at once.
  await page.getByRole('link', { name: 'Back to the contracts' }).press('Enter')
  // Agreed, it starts with the next window, which may have come meanwhile.
  const rowBelow = page.getByRole('row').filter({ hasText: below })
  await expect(rowBelow).toContainText(/Starts|In force/)

  await deposit(page, '1000000')
  await sendDown(page, below, stranger)
  expect(await findingsInThemes(page)).toEqual([])

  // It is in force from the next window on.
  await house.pass(0, 6)
  await page.goto(english('/agentHome/agentContracts'))
  await expect(rowBelow).toContainText('In force')
  await other.setViewportSize(WIDE)
  await other.goto(english('/lottery?gameCode=SSC1'))
  await expect(balanceOf(other)).toContainText('100,000')
  await placeTenNotes(other)
  await expect(balanceOf(other)).toContainText('80,000')
  await house.pass(0, 2)
  await expect(balanceOf(other)).toContainText('99,500')
  // The window ends, and one percent of what was staked and lost is there, cut nowhere.
  await house.pass(0, 6)
  await expect(balanceOf(other)).toContainText('99,700')

  await other.setViewportSize(NARROW)
  await other.goto(english('/agentHome/agentRealtimeSalary'))
  const lines = main(other).getByRole('table', { name: 'Windows' })
  await lines.getByRole('row').filter({ hasText: '200' }).getByRole('button').first().click()
  const line = other.getByRole('dialog')
  await expect(line).toContainText('To your wallet')
  await expect(line).toContainText('200.0000')
  await line.getByRole('link', { name: 'Team bets of these days' }).click()
  await expect(main(other).getByRole('table', { name: 'Team bets' }).getByRole('row').filter({ hasText: below })).toContainText('20,000')
  await context.close()
  expect(await house.operator('books')).toContain('The books balance.')
})
