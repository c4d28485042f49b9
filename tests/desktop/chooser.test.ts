import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import { builtClient, clientOn, mainPage, visit } from './support/client.ts'
import { textsOf } from './support/disk.ts'
import { type Front, openFront } from './support/front.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let gateway: RealGateway
let front: Front
let computer: Awaited<ReturnType<typeof clientOn>>

beforeAll(async () => {
  gateway = await startGateway()
  front = await openFront(gateway.url)
  computer = await clientOn(await builtClient())
})
afterAll(async () => {
  await computer?.close()
  await front?.close()
  await gateway?.close()
})

type Person = Awaited<ReturnType<RealGateway['member']>>

const loginForm = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose an account' })
const openLogin = (page: Page) => page.getByRole('banner').getByText('Log in').first().click()

/** Types name and password into the form that is open. */
const fill = async (page: Page, { account, password }: Person, remember: boolean): Promise<void> => {
  const form = loginForm(page)
  await form.getByLabel('Username').fill(account)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('checkbox').setChecked(remember)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectPage(form).toBeHidden()
}

/** Signs out. `stays`: on the list of this device; undefined: that must not be asked. */
const leave = async (page: Page, stays: boolean | undefined): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign out' }) })
  const stay = dialog.getByRole('checkbox', { name: /by one press/ })
  await (stays === undefined ? expectPage(stay).toHaveCount(0) : stay.setChecked(stays))
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expectPage(page.getByRole('banner').getByText('Log in')).toBeVisible()
}
/** The accounts of the list, by the letters that are shown of them. */
const listed = (page: Page) => chooser(page).getByRole('button', { name: /Last here/ })
const entryOf = (page: Page, masked: string) => listed(page).filter({ hasText: masked })

test('several people of one machine stay on its list, come back by one press, over a restart too, and are taken off it [LOGIN-13]', async () => {
  const ann = await gateway.member('annlee', '11')
  const bob = await gateway.member('bobtran', '22')
  const client = await computer.start([front.url])
  const page = await mainPage(client)
  await visit(page, '/')
  await openLogin(page)
  await fill(page, ann, true)
  await expectPage(balanceOf(page)).toContainText('11.00')
  await leave(page, true)

  await openLogin(page)
  await expectPage(listed(page)).toHaveCount(1)
  await expectPage(chooser(page)).not.toContainText(ann.account)
  await chooser(page).getByRole('button', { name: 'Another account' }).click()
  await fill(page, bob, true)
  await expectPage(balanceOf(page)).toContainText('22.00')
  await leave(page, true)
  await openLogin(page)
  await expectPage(listed(page)).toHaveCount(2)
  await entryOf(page, 'an***ee').click()
  await expectPage(chooser(page)).toBeHidden()
  await expectPage(balanceOf(page)).toContainText('11.00')
  await leave(page, true)
  expect(await client.quit()).toBe(0)

  // Nobody comes in unasked, and both may still be pressed.
  const again = await computer.start([front.url])
  const back = await mainPage(again)
  await visit(back, '/')
  await expectPage(back.getByRole('banner').getByText('Log in')).toBeVisible()
  await openLogin(back)
  await expectPage(listed(back)).toHaveCount(2)
  await entryOf(back, 'bo***an').click()
  await expectPage(balanceOf(back)).toContainText('22.00')

  // Whoever leaves without staying is off the list, and takes nobody along.
  await leave(back, false)
  await openLogin(back)
  await expectPage(listed(back)).toHaveCount(1)
  await chooser(back).getByRole('button', { name: 'Another account' }).click()
  await fill(back, bob, false)
  await expectPage(balanceOf(back)).toContainText('22.00')
  await leave(back, undefined)
  await openLogin(back)
  await expectPage(entryOf(back, 'an***ee')).toBeVisible()
  await chooser(back)
    .getByRole('button', { name: /^Forget/ })
    .click()
  await expectPage(loginForm(back)).toBeVisible()

  // What opened the sessions was in no window and stands nowhere in plain.
  const secrets = [...front.tokens].flatMap((carried) => carried.split('.'))
  expect(secrets.length).toBeGreaterThan(0)
  const storage = await back.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const records = [
    storage,
    JSON.stringify(await back.context().cookies()),
    JSON.stringify([computer.seen.messages, computer.seen.urls]),
    textsOf(computer.machine.userData),
    ...computer.seen.answers,
  ]
  for (const secret of secrets) for (const record of records) expect(record).not.toContain(secret)
  expect(await again.quit()).toBe(0)
})
