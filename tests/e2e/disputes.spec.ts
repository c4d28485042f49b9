import { findingsInThemes } from './support/axe.ts'
import { logInAtDemo, operator } from './support/operator.ts'
import { DEMO, english, enterOffice } from './support/people.ts'
import { expect, test } from './support/test.ts'

const REASON = 'The bet of 18:30 on the draw of that evening is missing. Please count it again.'

test.beforeAll(logInAtDemo)

test('an agent disputes a line, is asked, replies, accepts the answer, and withdraws another dispute [AGENT-06]', async ({ page }) => {
  await enterOffice(page, DEMO.topAgent)
  const menu = page.getByRole('navigation', { name: 'Agent menu' })

  // The demonstration has disputes of the latest lines: one of before that is opened here.
  await menu.getByRole('link', { name: 'Daily salary' }).click()
  const lines = page.getByRole('main').getByRole('table', { name: 'Daily salary' })
  const dispute = async (index: number): Promise<string> => {
    await lines.getByRole('row').nth(index).getByRole('button').first().click()
    const line = page.getByRole('dialog').last()
    await line.getByRole('button', { name: 'Dispute this line' }).click()
    const form = page.getByRole('form', { name: 'Dispute this line' })
    await form.getByRole('button', { name: 'Send the dispute' }).click()
    await expect(form.getByText('At least 10 characters.', { exact: true })).toBeVisible()
    await form.getByRole('combobox', { name: 'What is wrong' }).selectOption({ label: 'Rate or tier' })
    await form.getByRole('textbox').fill(REASON)
    await form.getByRole('button', { name: 'Send the dispute' }).click()
    const heading = page.getByRole('heading', { name: /^Dispute DP-\d+$/ })
    await expect(heading).toBeVisible()
    return /DP-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  }
  const number = await dispute(8)
  const opened = page.getByRole('dialog', { name: `Dispute ${number}` })
  await expect(opened.getByText('With support')).toBeVisible()
  await expect(opened.getByRole('timer')).toBeVisible()
  expect(await findingsInThemes(page)).toEqual([])

  // Each side says its own of a fact; the line stands beside what its bets come to now.
  const facts = opened.getByRole('region', { name: 'What both sides say' })
  await facts.getByLabel('What it is about').fill('Round')
  await facts.getByLabel('What you say of it').fill('4417')
  await facts.getByRole('button', { name: 'Add the fact' }).click()
  await expect(facts.getByRole('row', { name: /^Round 4417/ })).toBeVisible()
  await operator('disputes', 'fact', number, '--version', '2', '--fact', 'Round', '--text', '4471')
  await expect(facts.getByRole('row', { name: /^Round 4417.*4471.*Differs/ })).toBeVisible()
  await expect(
    opened.getByRole('group', { name: 'The line and its figures now' }).getByRole('row', { name: /^Yours.*(Same|Differs)$/ }),
  ).toBeVisible()

  // The desk asks: the page says so by itself, and the clock stands still.
  await operator('disputes', 'question', number, '--version', '3', '--text', 'Which bet of that evening do you mean?')
  await expect(opened.getByText(/The clock stands still until you reply/)).toBeVisible()
  await opened.getByRole('textbox', { name: 'Your reply' }).fill('The one of 200,000 on the last two digits.')
  await opened.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(opened.getByRole('list', { name: 'What was said' }).getByRole('listitem')).toHaveCount(5)
  await expect(opened.getByRole('timer')).toBeVisible()

  await operator('disputes', 'answer', number, '--version', '5', '--outcome', 'refused', '--text', 'That bet was void: its draw failed.')
  await expect(opened.getByText('The line stays as it is.')).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await opened.getByRole('button', { name: 'Accept the answer' }).click()
  await expect(opened.getByText('Closed', { exact: true })).toBeVisible()

  await page.reload()
  const other = await dispute(9)
  const second = page.getByRole('dialog', { name: `Dispute ${other}` })
  await second.getByRole('button', { name: 'Withdraw' }).click()
  await expect(second.getByText('Withdrawn', { exact: true })).toBeVisible()

  // All of them are on one page, narrowed by its address; a row opens the dispute, and its line the line.
  await page.goto(english('/agentHome/agentDisputes?state=CLOSED'))
  const list = page.getByRole('main').getByRole('table', { name: 'Disputes' })
  await expect(list.getByRole('row').filter({ hasText: other })).toContainText('Withdrawn')
  await list
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button', { name: /^Open the line: Daily salary/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: `Open dispute ${number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await list
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button', { name: `Open ${number}` })
    .press('Enter')
  await expect(page.getByRole('dialog', { name: `Dispute ${number}` }).getByText('You accepted the answer')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Going on', { exact: true }).click()
  await expect(page).toHaveURL(/state=ACTIVE/)
  await expect(list.getByRole('row').filter({ hasText: number })).toHaveCount(0)
  await expect(list.getByText(/stands still, .* left/).first()).toBeVisible()
  expect(await findingsInThemes(page)).toEqual([])
})
