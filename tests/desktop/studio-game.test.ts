import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { bonusOf, findAccount } from '@portico/gateway/ledger/index'
import { slotRow } from '@portico/gateway/testing/games'
import { moonGate } from '@portico/studio/games/slot/slot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { ensureStudioPage } from '../../scripts/lib/studio-page.ts'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import { openStudios } from '../kill/studio-process.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, signIn, signOut, visit } from './support/client.ts'
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

/** Signs a member in and opens the slot in its window. */
const openSlot = async (person: Parameters<typeof signIn>[1]): Promise<Page> => {
  await signIn(page, person)
  await visit(page, '/rng')
  await page
    .getByRole('button', { name: `Play ${NAME}` })
    .first()
    .click()
  const opened = () => client.windows()[1]
  await expect.poll(() => opened() !== undefined && client.hasPage(opened()!.id), { timeout: 120_000 }).toBe(true)
  return client.page(opened()!.id)
}

test('a spin of the studio’s slot is played in its window, and balance, records and recent games of the client agree [DESKTOP-04] [GAME-01] [GAME-03] [GAME-06]', async () => {
  const game = await openSlot(await gateway.member('annlee'))
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

test('whoever plays with a bonus reads in the game’s window what of the balance it is, as the wallet has it after each round, and the most that one bet may be [DESKTOP-04] [PROMO-09]', async () => {
  const { database, turnover, clock } = gateway.gateway
  const { row, ...person } = await gateway.member('bonusbea', '3000')
  const owner = { memberId: row.id, currency: row.currency }
  await database.orm.transaction((tx) =>
    turnover.purse.grant(tx, {
      ...owner,
      id: randomUUID(),
      amount: 5_000_000_000n,
      required: 50_000_000_000n,
      expiresAt: new Date(clock.now().getTime() + 86_400_000),
      weights: null,
      maxBet: 50_000_000n,
      code: 'PROMOTION',
    }),
  )
  await signOut(page)
  const game = await openSlot(person)
  const figure = (name: string) => game.getByRole('banner').locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')
  await expectPage(figure('Balance')).toHaveText('503,000 ₫')
  await expectPage(figure('Of it bonus')).toHaveText('500,000 ₫')
  await expectPage(figure('Largest bet')).toHaveText('5,000 ₫')
  await game.getByRole('button', { name: 'Spin' }).click()
  await expectPage(game.getByText(/^(No win|Won|.+ back)/).first()).toBeVisible()
  const settled = () => studios.rows("SELECT paid + jackpot AS back FROM rounds WHERE state = 'settled' ORDER BY rowid")
  await expect.poll(() => settled().length, { timeout: 60_000 }).toBe(2)
  // Of the stake of 5,000 the bonus bore 2,000, and of what the spin won two fifths go back to it.
  const back = BigInt(Number(settled()[1]?.['back']))
  const bonus = await findAccount(database.orm, bonusOf(row.id, row.currency))
  expect(bonus?.balance).toBe(4_980_000_000n + (back * 2n) / 5n)
  await expectPage(figure('Of it bonus')).toHaveText(`${new Intl.NumberFormat('en').format(Number(bonus?.balance) / 10_000)} ₫`)
})
