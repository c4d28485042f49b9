import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSlots, slotRow } from '@portico/gateway/testing/games'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, signIn, signOut, visit } from './support/client.ts'
import { type Front, openFront } from './support/front.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

const NAME = 'Night Lotus'

let gateway: RealGateway
let front: Front
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page

beforeAll(async () => {
  gateway = await startGateway()
  await addSlots(gateway.gateway, slotRow(1, { hot: true }))
  front = await openFront(gateway.url)
  computer = await clientOn(await builtClient())
  client = await computer.start([front.url])
  page = await mainPage(client)
})
afterAll(async () => {
  await client?.quit()
  await computer?.close()
  await front?.close()
  await gateway?.close()
})

const game = () => client.windows()[1]
/** Clicks the slot in the lobby and waits for its window. */
const play = async (): Promise<Page> => {
  await page
    .getByRole('button', { name: `Play ${NAME}` })
    .first()
    .click()
  await expect.poll(() => game() !== undefined && client.hasPage(game()!.id), { timeout: 120_000 }).toBe(true)
  const gamePage = client.page(game()!.id)
  await expectPage(gamePage.getByRole('heading', { name: NAME })).toBeVisible()
  return gamePage
}

test('a slot of the lobby opens in a window of its own, once, and is closed with the session [DESKTOP-04] [GAME-03]', async () => {
  await signIn(page, await gateway.member('annlee'))
  await visit(page, '/rng')
  const gamePage = await play()
  await expectPage(gamePage.getByText('annlee')).toBeVisible()
  await expectPage(gamePage.getByText('Real play')).toBeVisible()
  const { origin, port } = new URL(gamePage.url())
  expect([new URL(gateway.url).port, new URL(front.url).port]).not.toContain(port)
  expect(game()!.window.getTitle()).toBe(`${NAME} — ${origin}`)
  for (const token of front.tokens) expect(gamePage.url()).not.toContain(token)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  await expectPage(page.locator('iframe')).toHaveCount(0)

  client.windows()[0]!.window.focus()
  await page
    .getByRole('button', { name: `Play ${NAME}` })
    .first()
    .click()
  await expect.poll(() => game()!.window.isFocused(), { timeout: 120_000 }).toBe(true)
  expect(client.windows().length).toBe(2)
  expect(client.page(game()!.id)).toBe(gamePage)

  const first = gamePage.url()
  game()!.window.close()
  await expect.poll(() => client.windows().length).toBe(1)
  expect((await play()).url()).not.toBe(first)
  client.windows()[0]!.window.focus()
  await signOut(page)
  await expect.poll(() => client.windows().length).toBe(1)
  await expect.poll(computer.counts).toEqual({ contexts: 1, pages: 1 })
})
