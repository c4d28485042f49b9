import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, crashMain, mainPage, signIn, visit } from './support/client.ts'
import { textsOf } from './support/disk.ts'
import { type Front, openFront } from './support/front.ts'
import { ask } from './support/game.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let gateway: RealGateway
let front: Front
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page
let secrets: readonly string[]

beforeAll(async () => {
  gateway = await startGateway()
  front = await openFront(gateway.url)
  computer = await clientOn(await builtClient())
  client = await computer.start([front.url])
  page = await mainPage(client)
  await signIn(page, await gateway.member('annlee'))
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  secrets = [...front.tokens]
})
afterAll(async () => {
  await client?.quit()
  await computer?.close()
  await front?.close()
  await gateway?.close()
})

const saysNoSecret = (text: string): void => {
  for (const secret of secrets) for (const form of [secret, encodeURIComponent(secret)]) expect(text).not.toContain(form)
}

/** What faults may be made of: the secret in a sentence, in an address and under a name. */
const wordsOf = (what: string): string =>
  secrets.map((secret) => `${what} ${secret} /x?of=${encodeURIComponent(secret)} {"a":"${secret}"}`).join()

test('a fault that speaks of the token leaves it in no log, no diagnostics and no crash page [DESKTOP-01] [DESKTOP-05]', async () => {
  expect(secrets.length).toBeGreaterThan(0)
  const thrown = JSON.stringify(wordsOf('thrown in the page'))
  await page.evaluate(`setTimeout(() => { throw new Error(${thrown}) }); null`)
  await page.evaluate(`Promise.reject(new Error(${JSON.stringify(wordsOf('rejected in the page'))})); null`)
  client.fault('uncaughtException', new Error(wordsOf('thrown in main'), { cause: new Error(wordsOf('its cause')) }))
  client.fault('unhandledRejection', wordsOf('rejected in main'))
  const logs = () => textsOf(client.electron.app.getPath('logs'))
  for (const what of ['thrown in the page', 'rejected in the page', 'thrown in main', 'its cause', 'rejected in main'])
    await expect.poll(logs).toContain(what)

  await visit(page, `/promotions?of=${encodeURIComponent(secrets.join())}`)
  for (let time = 0; time < 4; time++) {
    await crashMain(client)
    await expectPage(
      client
        .page(client.windows()[0]!.id)
        .getByRole(time < 3 ? 'banner' : 'heading')
        .first(),
    ).toBeVisible({ timeout: 120_000 })
  }
  const crashed = client.page(client.windows()[0]!.id)
  saysNoSecret(`${crashed.url()} ${await crashed.content()}`)

  await crashed.getByRole('link').press('Enter')
  const back = await mainPage(client)
  expect(await ask(back, 'diagnostics.copy')).toEqual({ ok: true, value: null })
  const copied = client.native.copied()
  expect(copied).toContain('rejected in main')
  expect(copied).toContain('A page of the client stopped')
  saysNoSecret(copied)
  saysNoSecret(textsOf(computer.machine.userData))
})
