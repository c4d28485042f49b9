import { writeFileSync } from 'node:fs'
import { operator } from './support/operator.ts'
import { english, newName, openWithEvents } from './support/people.ts'
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

test('results are imported once and wait for their issues', async () => {
  const file = test.info().outputPath('results.csv')
  writeFileSync(file, 'issue,date,numbers\nE2E001,2026-04-11,13579\nE2E002,2026-04-12,02468\n')
  expect(await operator('draws', 'import', '--game', 'SSCREPLAY', '--file', file)).toContain('2 results imported')
  expect(await operator('draws', 'import', '--game', 'SSCREPLAY', '--file', file)).toContain('2 were there before')
})

test('the books balance', async () => {
  expect(await operator('books')).toContain('The books balance.')
})
