import { afterEach, beforeEach, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, signIn } from './support/client.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client

beforeEach(async () => {
  gateway = await startGateway()
  computer = await clientOn(await builtClient())
  client = await computer.start([gateway.url])
})
afterEach(async () => {
  await client?.quit()
  await computer?.close()
  await gateway?.close()
})

test('the header keeps one row above its search in a narrow window, for guests and members [CHROME-01] [CHROME-02]', async () => {
  const page = await mainPage(client)
  const banner = page.getByRole('banner')
  const rows = () =>
    banner.evaluate((head) => {
      const boxes = [...head.children].map((child) => child.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
      const search = Math.max(...boxes.map(({ top }) => top))
      // All that stands above the search overlaps the tallest of them.
      const above = boxes.filter(({ top }) => top < search)
      return above.every((box) => above.every((other) => box.top < other.bottom && other.top < box.bottom))
    })
  const oneRow = async () => {
    for (const width of [479, 420, 390, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectPage.poll(rows).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await expectPage(banner.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await oneRow()
  await signIn(page, await gateway.member('annlee'))
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  await oneRow()
})
