import type { Page } from '@playwright/test'
import { operator } from './support/operator.ts'
import { balanceOf, DEMO, deposit, english, logIn, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

const SECOND = 'second 246810'

/** Whether an element is written in the red of the theme. */
const isRed = (element: Element): boolean => {
  const probe = element.ownerDocument.createElement('i')
  probe.style.color = 'var(--negative)'
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return getComputedStyle(element).color === color && red > green && red > blue
}

const main = (page: Page) => page.getByRole('main')

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `the member center shows what waits, and leads to every section: ${form} [MEMBER-01] [MEMBER-03] [MEMBER-05]`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const name = await register(page)
      await page.goto(english('/member'))
      await expect(main(page).getByRole('heading', { name, level: 1 })).toBeVisible()

      const waiting = main(page).getByRole('region', { name: 'Waiting for you' })
      await expect(waiting.getByText('Set a withdraw password')).toBeVisible()

      // Another tab begins a deposit; this one hears of it.
      const other = await page.context().newPage()
      await other.goto(english('/'))
      await logIn(other, name)
      await other.goto(english('/member/depositv2'))
      await other.getByRole('main').getByRole('radio', { name: 'QR bank transfer' }).check()
      await other.getByRole('main').getByRole('textbox', { name: 'Amount' }).fill('200000')
      await other.getByRole('main').getByRole('button', { name: 'Deposit 200,000 ₫' }).click()
      await expect(other.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
      await expect(waiting.getByText('Pay in 200,000 ₫')).toBeVisible()
      await expect(main(page).getByRole('region', { name: 'Money' }).getByText('1 waits for you')).toBeVisible()
      await other.close()

      // The three sections that count in red: what can be claimed from the first day on, and a message that comes while the page is open.
      const counted = (section: string) => main(page).getByRole('link', { name: new RegExp(`^${section}.*\\d+ waits? for you$`) })
      await expect(counted('Reward centre')).toBeVisible()
      await expect(counted('Missions')).toBeVisible()
      await operator('letters', 'send', '--account', name, '--title-en', 'A word to you', '--body-en', 'Welcome.')
      await expect(counted('Messages')).toBeVisible()
      for (const section of ['Reward centre', 'Missions', 'Messages'])
        expect(await counted(section).getByText(/^\d+$/).evaluate(isRed)).toBe(true)

      await main(page)
        .getByRole('link', { name: /^Profile/ })
        .click()
      await main(page).getByRole('textbox', { name: 'Nickname' }).fill('<b>')
      await main(page).getByRole('textbox', { name: 'Occupation' }).fill('Accountant')
      await main(page).getByRole('button', { name: 'Save the profile' }).click()
      await expect(main(page).getByText('Some of these characters are not allowed here.')).toBeVisible()
      await expect(main(page).getByRole('textbox', { name: 'Occupation' })).toHaveValue('Accountant')
      await main(page).getByRole('textbox', { name: 'Nickname' }).fill('Linh Nguyen')
      await main(page).getByRole('button', { name: 'Save the profile' }).click()
      await expect(page.getByText('Your profile is saved')).toBeVisible()
      await page.reload()
      await expect(main(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Linh Nguyen')

      await page.goto(english('/member/referral'))
      await expect(main(page).getByRole('img', { name: 'QR code of your link' })).toBeVisible()
      await expect(main(page).getByText(/\/register\?referralCode=[A-Z2-9]{8}$/)).toBeVisible()
      await page.goto(english('/member/vip'))
      await expect(main(page).getByText('No level yet')).toBeVisible()
      await expect(main(page).getByRole('heading', { name: 'Gold' })).toBeVisible()
    },
  )

test('money goes to a vendor’s wallet and back, and to the agent, after a confirmation [WALLET-05] [WALLET-06]', async ({ page }) => {
  await register(page)
  await deposit(page, '500000')
  await page.goto(english('/member/transferFund'))
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('100000')
  await main(page).getByRole('button', { name: 'Transfer 100,000 ₫' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('400,000 ₫')).toBeVisible()
  await sheet.getByRole('button', { name: 'Send 100,000 ₫' }).click()
  await expect(sheet).toBeHidden()
  await expect(balanceOf(page)).toContainText('400,000.00')
  await expect(main(page).getByText('-100,000').or(main(page).getByText('−100,000'))).toBeVisible()

  await page.goto(english('/member/transferUpline'))
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('50000')
  await main(page).getByRole('button', { name: 'Transfer 50,000 ₫' }).click()
  // Nothing leaves for somebody else without a withdraw password.
  await expect(sheet.getByRole('button', { name: 'Send 50,000 ₫' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Set a withdraw password' }).click()
  await sheet.getByLabel('Account password').fill(DEMO.password)
  await sheet.getByLabel('New withdraw password').fill(SECOND)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByLabel('Withdraw password', { exact: true }).fill('wrong one')
  await sheet.getByRole('button', { name: 'Send 50,000 ₫' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await sheet.getByLabel('Withdraw password', { exact: true }).fill(SECOND)
  await sheet.getByRole('button', { name: 'Send 50,000 ₫' }).click()
  await expect(sheet).toBeHidden()
  await expect(balanceOf(page)).toContainText('350,000.00')
})
