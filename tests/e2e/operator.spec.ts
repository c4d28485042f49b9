import { writeFileSync } from 'node:fs'
import { operator } from './support/operator.ts'
import { balanceOf, deposit, english, newName, openWithEvents, placeTenNotes, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the operator reads how to use the desk', async () => {
  const help = await operator('--help')
  for (const command of ['announce', 'draws', 'books', 'status']) expect(help).toContain(command)
})

test('an announcement appears on an open page without a reload [CONTENT-01]', async ({ page }) => {
  const title = `Lantern night ${newName()}`
  await openWithEvents(page, english('/'))
  await operator('announce', '--type', 'PL', '--title-en', title, '--title-ty', `Đêm hoa đăng ${title}`)
  await expect(page.getByText(title).first()).toBeVisible()
})

test('results are imported once, and a bet settles against them', async ({ page }) => {
  // Each issue of the replay lottery takes the next result, one a minute.
  test.setTimeout(300_000)
  const file = test.info().outputPath('results.csv')
  const digits = ['13579', '02468', '24680', '97531']
  writeFileSync(file, ['issue,date,numbers', ...digits.map((drawn, at) => `E2E00${at},2026-04-1${at},${drawn}`)].join('\n'))
  expect(await operator('draws', 'import', '--game', 'SSCREPLAY', '--file', file)).toContain('4 results imported')
  expect(await operator('draws', 'import', '--game', 'SSCREPLAY', '--file', file)).toContain('4 were there before')

  await register(page)
  await deposit(page, '1000000')
  await page.goto(english('/lottery?gameCode=SSCREPLAY'))
  await placeTenNotes(page)
  await expect(balanceOf(page)).toContainText('980,000.00')
  await expect(balanceOf(page)).not.toContainText('980,000.00', { timeout: 90_000 })

  await page.goto(english('/member/personalHistoryCopy'))
  const row = page.getByRole('row').filter({ hasText: 'Fixed place' }).first()
  await expect(row).toContainText('Part back')
  await row.click()
  await expect(page.getByRole('dialog')).toContainText(new RegExp(digits.map((drawn) => [...drawn].join('\\D*')).join('|')))
})

test('the books balance', async () => {
  expect(await operator('books')).toContain('The books balance.')
})
