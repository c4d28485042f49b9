import { openInvitation } from '@portico/contract/register-link/calls'
import { DEMO, english, enterOffice, newName } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an agent makes a link, looks at what its invitee sees, and counts who comes by it [AGENT-12]', async ({ browser, page }) => {
  const channel = `e2e ${newName()}`
  await enterOffice(page, DEMO.topAgent)
  await page.getByRole('navigation', { name: 'Agent menu' }).getByRole('link', { name: 'Register centre' }).press('Enter')
  await page.getByRole('button', { name: 'New link' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Channel' }).fill(channel)
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: /^Link / })
  const code = ((await panel.getByRole('heading', { level: 2 }).textContent()) ?? '').slice(0, 8)

  // As a guest: the tab of the preview need not be logged in.
  const address = (await panel.getByRole('link', { name: 'See what they see' }).getAttribute('href')) ?? ''
  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(english(address))
  await expect(guest.getByText('Nobody registers from here')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Register' }).last()).toBeDisabled()

  const name = newName()
  const counted = guest.waitForResponse((response) => response.url().endsWith(openInvitation.path))
  await guest.goto(english(`/register?affiliateCode=${code}`))
  await counted
  const form = guest.getByRole('dialog').filter({ has: guest.getByRole('textbox', { name: 'Username' }) })
  await form.getByRole('textbox', { name: 'Username' }).fill(name)
  await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await form.getByLabel(/(Confirm|Repeat).*password/i).fill(DEMO.password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form).toBeHidden()
  await context.close()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: channel })
  await expect(row).toContainText(code)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  const funnel = page.getByRole('region', { name: 'From click to first deposit' }).or(panel)
  await expect(funnel.first()).toContainText(/Clicks\s*1/)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all links' }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^register-links-.*\.csv$/)
})
