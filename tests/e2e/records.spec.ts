import { readFileSync } from 'node:fs'
import { deposit, english, placeTenNotes, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('reads the account record, opens a deposit to its story, filters, exports and reads profit and loss [WALLET-07] [WALLET-08]', async ({
  page,
}) => {
  await register(page)
  await deposit(page, '1000000')
  await page.goto(english('/lottery?gameCode=SSC1'))
  await placeTenNotes(page)

  await page.goto(english('/member/transactionHistory'))
  const list = page.getByRole('group', { name: 'Account record' })
  await expect(list.getByRole('button', { name: /Deposit/ })).toContainText('1,000,000')
  await expect(list.getByRole('button', { name: /Bet/ })).toHaveCount(1)

  // Enter opens the row to its story, and the address keeps it.
  await list.getByRole('button', { name: /Deposit/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Request' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Your main wallet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Request' })).toBeVisible()

  await page.getByRole('button', { name: 'Bets', exact: true }).click()
  await expect(list.getByRole('button', { name: /Deposit/ })).toBeHidden()
  await expect(page.getByText('1 of 1')).toBeVisible()
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export 1 row, CSV' }).click()])
  expect(csv.suggestedFilename()).toMatch(/^records-.*\.csv$/)
  expect(readFileSync(await csv.path(), 'utf8')).toMatch(/^\uFEFF"Time \(GMT\+7, Asia\/Ho_Chi_Minh\)",Kind,/)
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Statement, PDF' }).click()])
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.goto(english('/member/personalProfit'))
  await expect(page.getByRole('heading', { name: 'Profit and loss' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'By game' })).toContainText('SSC, 1 minute')
  await page.goto(english('/member/manualRebate'))
  await expect(page.getByRole('heading', { name: 'Rebate', exact: true })).toBeVisible()
  await page.goto(english('/member/bonusDetails'))
  await expect(page.getByText('No bonus in these days')).toBeVisible()
})
