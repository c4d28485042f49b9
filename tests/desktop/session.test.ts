import { HELD_TOKEN } from '@portico/contract/desktop/names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import { builtClient, clientOn, mainPage, signIn, signOut, visit } from './support/client.ts'
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

test('signs in with the token nowhere outside main, saves a record, stays signed in over a restart, and signs out [DESKTOP-01] [DESKTOP-05]', async () => {
  const ann = await gateway.member('annlee')
  const client = await computer.start([front.url])
  const page = await mainPage(client)
  await signIn(page, ann)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  await visit(page, '/')
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')

  const tokens = [...front.tokens]
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.join()).not.toContain(HELD_TOKEN)
  const storage = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      document.documentElement.outerHTML,
    ]),
  )
  const cookies = JSON.stringify(await page.context().cookies())
  const traffic = JSON.stringify([computer.seen.messages, computer.seen.urls, client.deeds])
  const disk = textsOf(computer.machine.userData)
  for (const token of tokens)
    for (const record of [storage, cookies, traffic, disk, ...computer.seen.answers]) expect(record).not.toContain(token)

  await visit(page, '/member/transactionHistory')
  await page.getByRole('main').getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => computer.seen.downloads).toEqual([{ url: expect.stringContaining('/files/records/'), allowed: true }])

  expect(await client.quit()).toBe(0)
  const again = await computer.start([front.url])
  const back = await mainPage(again)
  await visit(back, '/')
  await expectPage(balanceOf(back)).toContainText('1,000,000.00')

  await signOut(back)
  expect(await again.quit()).toBe(0)

  const guest = await computer.start([front.url])
  const third = await mainPage(guest)
  await visit(third, '/')
  await expectPage(third.getByRole('banner').getByText('Log in')).toBeVisible()
  expect(await guest.quit()).toBe(0)
})
