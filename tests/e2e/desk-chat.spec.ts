import type { Page } from '@playwright/test'
import { findings, OPEN_DIALOG } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { english, logIn, openWithEvents, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LONG = 'How long does a withdrawal take?'

/** From the list of ways to the customer service to the case that comes of it. */
const walk = async (page: Page, { wide }: { readonly wide: boolean }) => {
  const account = await register(page)
  await openWithEvents(page, english('/service'))
  const before = page.url()
  await page.getByRole('main').getByRole('button', { name: 'Live chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Live chat' })
  await chat.getByRole('button', { name: 'Start chat' }).click()
  await expect(chat.getByText(/You are number \d+ in the queue/)).toBeVisible()
  await chat.getByRole('textbox', { name: 'Write to support' }).fill(LONG)
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText(LONG)
  const becomes = chat.getByText(/This chat becomes case C-\d{8}-\d{4}/)
  await expect(becomes).toBeVisible()
  const number = /C-\d{8}-\d{4,9}/.exec(await becomes.innerText())![0]
  await expect(chat.getByRole('heading', { name: 'Mai, support' })).toBeVisible()
  await expect(chat.getByText('Mai is typing')).toBeVisible()
  await expect(chat.getByRole('log')).toContainText('A withdrawal is looked at in its turn')
  await expect(chat.getByText(/· read$/)).toBeVisible()
  await expect(chat.getByText('Mai is typing')).toBeHidden()
  expect(await findings(page, OPEN_DIALOG)).toEqual([])
  expect(page.url()).toBe(before)
  expect(await chat.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)

  // The same in another tab, which hears of what is said here.
  const other = await page.context().newPage()
  await other.goto(english('/'))
  await logIn(other, account)
  await other.getByRole('button', { name: 'Mai, support' }).click()
  const there = other.getByRole('dialog', { name: 'Live chat' })
  await expect(there.getByRole('log')).toContainText('A withdrawal is looked at in its turn')

  await chat.getByRole('textbox', { name: 'Write to Mai' }).fill('I see')
  await expect.poll(() => operator('chat', 'list')).toMatch(new RegExp(`${account} .* types$`, 'm'))
  await chat.getByRole('button', { name: 'Send' }).click()
  for (const each of [chat, there]) await expect(each.getByRole('log')).toContainText('I see')
  await other.close()

  // Put away it is a pill, which says that something came. A person at the desk takes over, and Mai keeps out of it.
  await chat.getByRole('button', { name: 'Put the chat away' }).click()
  await expect(chat).toBeHidden()
  await operator('chat', 'say', account, 'Is there anything else?')
  const pill = page.getByRole('button', { name: /, support \d new messages?$/ })
  await expect(pill).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(pill).toBeVisible()
  await page.goto(english('/lottery?gameCode=SSC1'))
  const bets = page.getByRole('button', { name: /^Choose \d/ })
  for (const each of [pill, bets]) await expect(each).toBeVisible()
  const [over, under] = [(await pill.boundingBox())!, (await bets.boundingBox())!]
  expect(over.x + over.width <= under.x || over.y + over.height <= under.y || under.y + under.height <= over.y).toBe(true)
  await page.goto(before)
  await pill.click()
  await expect(chat.getByRole('log')).toContainText('Is there anything else?')
  await chat.getByRole('button', { name: 'Put the chat away' }).click()
  await page.getByRole('button', { name: /, support$/ }).click()
  await chat.getByRole('button', { name: 'End chat' }).click()
  await expect(chat.getByText(`It becomes case ${number}`)).toBeVisible()
  await chat.getByRole('group', { name: 'End chat' }).getByRole('button', { name: 'End chat' }).click()
  await expect(chat.getByText(`It is case ${number} now.`)).toBeVisible()
  if (wide) expect(await findings(page, OPEN_DIALOG)).toEqual([])
  await chat.getByRole('link', { name: 'Open the case' }).click()
  await expect(page.getByRole('heading', { name: LONG })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('list', { name: 'What was written' })).toContainText('Is there anything else?')
}

test('a member chats live with the desk: queue, answer, read, put away, and the case it becomes [CONTENT-05] [CALL-16]', ({ page }) =>
  walk(page, { wide: true }))

test('the live chat fills a phone [CONTENT-05]', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await walk(page, { wide: false })
})
