import type { Page } from '@playwright/test'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { slotRow } from '@portico/gateway/testing/games'
import { moonGate } from '@portico/studio/games/slot/slot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { ensureStudioPage } from '../../scripts/lib/studio-page.ts'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import { openStudios } from '../kill/studio-process.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, signIn, visit } from './support/client.ts'
import { type Front, openFront } from './support/front.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

const VENDOR = 'PSTUDIO'
const NAME = 'Moon Gate'

let gateway: RealGateway
let studios: ReturnType<typeof openStudios>
let front: Front
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page

beforeAll(async () => {
  await ensureStudioPage()
  gateway = await startGateway()
  const { vendors, database } = gateway.gateway
  const game = slotRow(1, { code: moonGate.code, vendorCode: VENDOR, names: { TY: 'Cổng Trăng', EN: NAME }, hot: true })
  await addCatalogue(database.orm, [{ code: VENDOR, displayName: 'Portico Studio', position: 1 }], [game])
  await vendors.keys.connect(VENDOR)
  const key = { vendor: VENDOR, ...(await vendors.keys.add(VENDOR)) }
  studios = openStudios(gateway.url, key, inRoot('dist', 'studio'))
  const { address } = await studios.start()
  await vendors.keys.connect(VENDOR, { launchUrl: address, replays: true })
  front = await openFront(gateway.url)
  computer = await clientOn(await builtClient())
  client = await computer.start([front.url])
  page = await mainPage(client)
})
afterAll(async () => {
  await client?.quit()
  await computer?.close()
  await front?.close()
  studios?.close()
  await gateway?.close()
})

test('a spin of the studio’s slot is played in its window, and balance, records and recent games of the client agree [DESKTOP-04] [GAME-01] [GAME-03] [GAME-06]', async () => {
  await signIn(page, await gateway.member('annlee'))
  await visit(page, '/rng')
  await page
    .getByRole('button', { name: `Play ${NAME}` })
    .first()
    .click()
  const opened = () => client.windows()[1]
  await expect.poll(() => opened() !== undefined && client.hasPage(opened()!.id), { timeout: 120_000 }).toBe(true)
  const game = client.page(opened()!.id)
  const spin = game.getByRole('button', { name: 'Spin' })
  await expectPage(game.getByText('25 lines × 200 ₫')).toBeVisible()
  await spin.click()
  await expectPage(game.getByText(/^(No win|Won|.+ back)/).first()).toBeVisible()

  // What the studio stored before the first frame is what all of them say.
  await expect.poll(() => studios.rows("SELECT 1 FROM rounds WHERE state = 'settled'").length, { timeout: 60_000 }).toBe(1)
  const [round] = studios.rows('SELECT stake, paid + jackpot AS back FROM rounds')
  const [stake, back] = [Number(round?.['stake']) / 10_000, Number(round?.['back']) / 10_000]
  const comma = (amount: number) => new Intl.NumberFormat('en').format(amount)
  expect(stake).toBe(5000)
  await visit(page, '/member/transactionHistory')
  await expectPage(balanceOf(page)).toContainText(comma(1_000_000 - stake + back))
  const rows = page.getByRole('group', { name: 'Account record' }).getByRole('button', { name: new RegExp(NAME) })
  await expectPage(rows.filter({ hasText: 'Bet' })).toContainText(comma(stake))
  await expectPage(rows.filter({ hasText: 'Payout' })).toHaveCount(back > 0 ? 1 : 0)
  await visit(page, '/member/personalHistoryCopy?of=games')
  await expectPage(page.getByRole('row').filter({ hasText: NAME })).toContainText(comma(Math.abs(back - stake)))
  await visit(page, '/recent')
  await expectPage(page.getByRole('main').getByRole('button', { name: `Play ${NAME}` })).toBeVisible()
})
