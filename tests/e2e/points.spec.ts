import { PAYING_MEMBER } from '@portico/demo/seed/people'
import { wholeIn } from './support/amounts.ts'
import { onPhone } from './support/on-phone.ts'
import { operator } from './support/operator.ts'
import { balanceOf, english, logIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'Portico246810'

test('a member converts points, redeems a thing, and sees it approved [PROMO-06] [PROMO-07] [PROMO-08]', { tag: '@client' }, async ({
  page,
}) => {
  await page.goto(english('/'))
  await logIn(page, PAYING_MEMBER)
  await expect(balanceOf(page)).toBeVisible()
  await page.goto(english('/pointMall'))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const yours = main.getByRole('region', { name: 'Your points' })
  const before = wholeIn(await yours.locator('strong').innerText())

  // Wrong amounts say what is wrong, and nothing is asked.
  const points = main.getByRole('textbox', { name: 'Points to convert' })
  await points.fill('150')
  await main.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(main.getByText('Enter a multiple of 100')).toBeVisible()
  await points.fill('100')
  await main.getByRole('button', { name: 'Convert 100 points' }).click()
  await dialog.getByLabel('Withdraw password', { exact: true }).fill('wrong 1234')
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Withdraw password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  await expect(dialog).toBeHidden()
  await expect(yours.locator('strong')).toHaveText((before - 100).toLocaleString('en'))

  await main.getByRole('button', { name: 'Redeem 20 free spins, Night Lotus' }).click()
  await dialog.getByLabel('Withdraw password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Redeem for 200 points' }).click()
  const placed = page.getByRole('status').filter({ hasText: /Order RD-\d{8}-\w+ is placed/ })
  const [number = ''] = /RD-\d{8}-\w+/.exec(await placed.innerText()) ?? []
  await expect(yours.locator('strong')).toHaveText((before - 300).toLocaleString('en'))

  const record = main.getByRole('region', { name: 'Points record' })
  await record.getByText('Orders', { exact: true }).click()
  const row = record.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('Processing')
  await operator('points', 'approve', number, '--tracking', 'LOTUS-1')
  await expect(row).toContainText('Approved')
  await expect(row).toContainText('LOTUS-1')
})

test(
  'who has too few points is told how many are missing, on a phone too [PROMO-06]',
  onPhone({ width: 390, height: 844 }),
  async ({ page }) => {
    await page.goto(english('/'))
    await logIn(page, PAYING_MEMBER)
    await page.goto(english('/pointMall'))
    const coin = page.getByRole('article', { name: 'Gold coin, 0.1 tael' })
    await expect(coin).toContainText(/[\d,]+ points to go/)
    await expect(coin.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'Umbrella' })).toContainText('Out of stock')
    await page.getByRole('button', { name: 'Previous 7 days' }).click()
    await expect(page.getByRole('button', { name: 'Next 7 days' })).toBeEnabled()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)
