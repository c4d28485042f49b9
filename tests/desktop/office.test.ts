import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, visit } from './support/client.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page

beforeAll(async () => {
  gateway = await startGateway()
  computer = await clientOn(await builtClient())
  client = await computer.start([gateway.url])
  page = await mainPage(client)
})
afterAll(async () => {
  await client?.quit()
  await computer?.close()
  await gateway?.close()
})

/** Clicks the office's button for another window and waits until that shows the office. */
const openAnother = async (from: Page): Promise<Page> => {
  const count = client.windows().length
  await from.getByRole('button', { name: 'Open this page in another window' }).click()
  await expect.poll(() => client.windows().length).toBe(count + 1)
  const { id } = client.windows().at(-1)!
  await expect.poll(() => client.hasPage(id), { timeout: 120_000 }).toBe(true)
  const opened = client.page(id)
  await expectPage(opened.getByRole('button', { name: 'Open this page in another window' })).toBeVisible({ timeout: 120_000 })
  return opened
}
const badges = (): unknown[] => client.deeds.filter(({ what }) => what === 'app.setBadgeCount').map(({ detail }) => detail)
const publish = (title: string) =>
  gateway.gateway.content.publish({
    type: 'PL',
    execution: 'B',
    title: { EN: title, TY: title },
    content: { EN: '<p>Come</p>', TY: '<p>Mời</p>' },
  })

test('an agent works in several windows, is told once of what is new, and a click leads to it [DESKTOP-07]', async () => {
  const { account, password } = await gateway.agent('quynh')
  await visit(page, '/agent')
  await page.getByRole('textbox', { name: 'Username' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const second = await openAnother(page)
  const third = await openAnother(second)
  expect(new URL(third.url()).pathname).toBe(new URL(page.url()).pathname)
  const states = computer.seen.messages.filter(({ channel }) => channel === 'client.state').map(({ answer }) => answer)
  expect(states.slice(-2)).toMatchObject([{ value: { role: 'office' } }, { value: { role: 'office' } }])

  // The person works in another program.
  for (const { window } of client.windows()) if (window.isFocused()) window.blur()
  await publish('Lantern night')
  await expect.poll(() => badges().at(-1), { timeout: 120_000 }).toBe(1)
  await expect.poll(() => client.native.notifications.map(({ title }) => title)).toEqual(['Lantern night'])
  await publish('Moon fair')
  await expect.poll(() => badges().at(-1), { timeout: 120_000 }).toBe(2)
  await expect.poll(() => client.native.notifications.map(({ title }) => title)).toEqual(['Lantern night', 'Moon fair'])
  expect(client.native.trays.at(-1)!.tip).toContain('2')

  client.native.notifications.at(-1)!.click()
  await expectPage(page).toHaveURL(/\.test\/(\?.*)?$/)
  expect(client.windows()[0]!.window.isFocused()).toBe(true)
  expect(client.windows().length).toBe(3)

  // The person closes one after the other: the last goes into the tray, says so, and hears on.
  for (const { window } of client.windows()) window.close()
  await expect.poll(() => client.windows().length).toBe(1)
  const [last] = client.windows()
  expect([last!.window.isDestroyed(), last!.window.isVisible()]).toEqual([false, false])
  await expect.poll(() => client.native.notifications.at(-1)?.id).toBe('portico.stays')
  await publish('River night')
  await expect.poll(() => badges().at(-1), { timeout: 120_000 }).toBe(3)
  await expect.poll(() => client.native.notifications.at(-1)?.title).toBe('River night')
  client.native.notifications.at(-1)!.click()
  await expect.poll(() => client.windows().some(({ window }) => window.isVisible()), { timeout: 120_000 }).toBe(true)
})
