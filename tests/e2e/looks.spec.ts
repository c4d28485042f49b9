import { DEMO, english, enterOffice, logIn } from './support/people.ts'
import { gameFrame } from './support/games.ts'
import { expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const MIDDLE = { width: 1024, height: 768 }

test('the agents’ table keeps the account in sight on a middle screen, fades where it goes on, and comes to net by scrolling', async ({
  page,
}) => {
  await page.setViewportSize(MIDDLE)
  await enterOffice(page, DEMO.topAgent)
  const table = page.getByRole('table', { name: /Downlines/ })
  const scroller = page.getByRole('group').filter({ has: table }).last()
  const account = table.getByRole('columnheader', { name: /Account/ })
  const net = table.getByRole('columnheader', { name: /Net/ })
  await expect(account).toBeVisible()
  expect(await scroller.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  expect(await scroller.evaluate((box) => getComputedStyle(box).maskImage)).toContain('gradient')

  const before = (await account.boundingBox())!
  await net.scrollIntoViewIfNeeded()
  await expect(net).toBeInViewport({ ratio: 0.9 })
  await scroller.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(table.getByRole('columnheader', { name: 'State' })).toBeInViewport({ ratio: 0.9 })
  expect((await account.boundingBox())!.x).toBeCloseTo(before.x, 0)
})

test('a menu folded to its icons says at once what each is, to the pointer and to the keyboard', async ({ page }) => {
  await page.setViewportSize(MIDDLE)
  await page.goto(english('/'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const row = menu.getByRole('link', { name: 'Deposit' })
  const name = row.getByText('Deposit', { exact: true })
  const isVisible = () => name.evaluate((text) => getComputedStyle(text).clipPath === 'none')
  await expect(row).toBeVisible()
  expect(await isVisible()).toBe(false)

  await row.hover()
  expect(await isVisible()).toBe(true)
  const [icon, words] = [(await row.boundingBox())!, (await name.boundingBox())!]
  expect(words.x).toBeGreaterThanOrEqual(icon.x + icon.width)
  await page.mouse.move(600, 400)
  expect(await isVisible()).toBe(false)

  await page.keyboard.press('Tab')
  await row.focus()
  expect(await isVisible()).toBe(true)
})

test('on a phone a game has the whole screen but for one slim bar', async ({ page }) => {
  await page.goto(english('/rng'))
  await logIn(page, DEMO.member)
  await page.setViewportSize(PHONE)
  const tile = page.getByRole('button', { name: /^Play / }).first()
  const name = ((await tile.getAttribute('aria-label')) ?? '').replace(/^Play /, '')
  await tile.click()
  await gameFrame(page, name)
  const frame = (await page.locator('iframe').boundingBox())!
  expect([frame.x, frame.width]).toEqual([0, PHONE.width])
  expect(frame.y).toBeLessThanOrEqual(56)
  expect(frame.y + frame.height).toBe(PHONE.height)
  await expect(page.getByText('Balance', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('the keyboard comes to the content and to the search before the menu', async ({ page }) => {
  await page.goto(english('/'))
  const search = page.getByRole('combobox', { name: /Search/ })
  await expect(search).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the search' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
})
