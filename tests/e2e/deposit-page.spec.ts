import type { Page } from '@playwright/test'
import { balanceOf, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

/** Presses a button on the page where the sandbox's payer decides. */
const decide = async (page: Page, action: string): Promise<void> => {
  const [away] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Open the payment page' }).click(),
  ])
  // Closed before the page has answered, the press would reach nobody.
  await Promise.all([
    away.waitForResponse((answer) => answer.request().method() === 'GET' && answer.ok()),
    away.getByRole('button', { name: action }).click(),
  ])
  await away.close()
  await page.bringToFront()
}

const begin = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto(english('/member/depositv2'))
  await main.getByRole('radio', { name: 'QR bank transfer' }).check()
  await main.getByRole('textbox', { name: 'Amount' }).fill('200000')
  await main.getByRole('button', { name: 'Deposit 200,000 ₫' }).click()
  await expect(main.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
}

test('a method that is closed for now is shown with its reason and cannot be chosen [WALLET-02]', async ({ page }) => {
  await register(page)
  await page.goto(english('/member/depositv2'))
  const closed = page.getByRole('radio', { name: 'Diều Pay' })
  await expect(closed).toBeDisabled()
  await expect(closed).toHaveAccessibleDescription(/Closed for now.*Fee 1%/)
  await expect(page.getByRole('radio', { name: 'Sandbox' })).toBeChecked()
})

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `a payment is found again after the tab was closed, and credited when the provider says so: ${form} [WALLET-02]`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await register(page)
      await begin(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('img', { name: 'QR code of this payment' })).toBeVisible()
      await page.reload()
      await expect(heading(page, 'Waiting for your payment')).toBeVisible()
      await main.getByRole('button', { name: 'I’ve paid' }).click()
      await expect(main.getByText('Not seen yet.')).toBeVisible()
      await decide(page, 'Pay it')
      await expect(heading(page, 'In your balance')).toBeVisible()
      await main.getByRole('button', { name: 'Another deposit' }).click()
      await expect(main.getByRole('button', { name: /QR bank transfer Credited 200,000/ })).toBeVisible()
    },
  )

test('another amount is in review with both sums, a refusal is told, and a payment told of twice is credited once [WALLET-02]', async ({
  page,
}) => {
  await register(page)
  await begin(page)
  await decide(page, 'Pay a tenth less')
  await expect(heading(page, 'A different amount arrived')).toBeVisible()
  await expect(page.getByRole('main').getByText('180,000 ₫')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Another deposit' }).click()
  await begin(page)
  await decide(page, 'Decline')
  await expect(heading(page, 'Your bank declined it')).toBeVisible()
  await begin(page)
  await decide(page, 'Pay, and say so twice')
  await expect(heading(page, 'In your balance')).toBeVisible()
  await expect(balanceOf(page)).toContainText('200,000.00')
})

test('on a phone the button of the deposit is under the thumb from the first look on, and no bar lies below it [WALLET-02]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page)
  await page.goto(english('/member/depositv2'))
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: /^Deposit( |$)/ })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Me', exact: true })).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
  // How much comes before how, and stays whatever way is chosen.
  const amount = main.getByRole('textbox', { name: 'Amount' })
  await amount.fill('200000')
  await amount.press('Tab')
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  await expect(main.getByRole('radio', { name: 'Sandbox' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(main.getByRole('radio', { name: 'QR bank transfer' })).toBeFocused()
  await expect(main.getByRole('radio', { name: 'QR bank transfer' })).toBeChecked()
  await expect(amount).toHaveValue('200,000')
  // What is reached by the keyboard does not stand behind what is pinned.
  const quick = main.getByRole('group', { name: 'Quick amounts' }).getByRole('button').last()
  await quick.focus()
  const top = (await button.boundingBox())?.y ?? 0
  const box = await quick.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  await button.click()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await expect(main.getByRole('button', { name: 'I’ve paid' })).toBeInViewport({ ratio: 1 })
})
