import type { Page } from '@playwright/test'
import { balanceOf, DEMO, deposit, english, logIn, register } from './support/people.ts'
import { test } from './support/sandbox-test.ts'
import { expect } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'
import { addAccount, SECOND, setSecondPassword } from './support/withdrawing.ts'
import { WHITE_PIXEL } from './support/white-pixel.ts'

const amountOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Amount' })
const story = (page: Page) => page.getByRole('main').getByRole('article')
const stands = (page: Page, words: string) => expect(story(page).getByRole('heading', { level: 1 })).toContainText(words)

const refusesWrongAmounts = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel('Withdraw password', { exact: true }).fill(SECOND)
  for (const [amount, words] of [
    ['90,000,000', 'From 100,000 ₫ to 30,000,000 ₫.'],
    ['99999', 'From 100,000 ₫ to 30,000,000 ₫.'],
    ['250000.55', 'Whole amounts only'],
    ['-250000', 'Whole amounts only'],
  ] as const) {
    await amountOf(page).fill(amount)
    await main.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(main.getByText(words)).toBeVisible()
    await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true')
  }
}

/** The sandbox's page, where its bank pays. */
const payOut = async (page: Page): Promise<void> => {
  const bank = await page.context().newPage()
  await bank.goto('/dev/pay/SANDBOX/payouts')
  // Closed before the page has answered, the press would reach nobody.
  await Promise.all([
    bank.waitForResponse((answer) => answer.request().method() === 'GET' && answer.ok()),
    bank.getByRole('button', { name: 'Pay it out' }).first().click(),
  ])
  await bank.close()
}

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `money goes from a deposit out to a bank, a part is missing, and the dispute brings it back: ${form} [WALLET-03] [WALLET-04]`,
    onPhone(viewport),
    async ({ page, house, request }) => {
      await page.setViewportSize(viewport)
      // Another than who comes last: a code of an app counts once in its half minute, also for the next test.
      await house.enter('minh')
      const main = page.getByRole('main')
      const account = await register(page)
      await deposit(page, '30000000')
      await page.goto(english('/member/withdraw'))
      await addAccount(page)
      await setSecondPassword(page)
      await refusesWrongAmounts(page)
      await expect(balanceOf(page)).toContainText('30,000,000.00')

      // Who it is was shown more than five minutes ago by now.
      await house.pass(0, 6)
      await page.reload()
      await main.getByLabel('Withdraw password', { exact: true }).fill(SECOND)
      await amountOf(page).fill('25000000')
      await main.getByRole('button', { name: 'Withdraw 25,000,000 ₫' }).click()
      const proof = page.getByRole('dialog', { name: 'Is it you?' })
      await proof.getByLabel('Password', { exact: true }).fill(DEMO.password)
      await proof.getByRole('button', { name: 'Go on' }).click()
      await stands(page, 'Waiting')
      await expect(story(page).getByText('Not before then: the account or your withdrawal password is new.')).toBeVisible()
      await expect(story(page).getByText(/Times in GMT[+-]\d/)).toBeVisible()
      await expect(balanceOf(page)).toContainText('5,000,000.00')
      const address = page.url()
      const reference =
        (await story(page)
          .getByText(/^W-[\dA-Z-]+$/)
          .textContent()) ?? ''

      await house.pass(24)
      await house.enter('thu')
      await expect.poll(() => house.operator('withdrawals', 'list')).toContain(reference)
      await page.goto(english('/'))
      await logIn(page, account)
      await page.goto(address)
      await stands(page, 'Being checked')
      await house.operator('withdrawals', 'approve', reference, '--note', 'seen')
      await house.enter('lan')
      await house.operator('withdrawals', 'approve', reference, '--note', 'seen')
      await expect(page.getByText('25,000,000 ₫ is on its way to you')).toBeVisible()
      await stands(page, 'On its way')
      await payOut(page)
      await stands(page, 'Did it arrive?')

      await story(page).getByRole('radio', { name: 'Only part of it' }).check()
      await story(page).getByRole('textbox', { name: 'Received' }).fill('20000000')
      await expect(story(page).getByText('Add a picture of what your bank shows.')).toBeVisible()
      await story(page).getByLabel('Add a picture').setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: WHITE_PIXEL })
      await story(page).getByRole('button', { name: 'Report 5,000,000 ₫ missing' }).click()
      await stands(page, 'In dispute')

      // Both sides see the same picture.
      await expect(story(page).getByRole('img', { name: 'Proof 1' })).toBeVisible()
      const file = await house.operator('withdrawals', 'show', reference)
      const [, picture = ''] = /picture (\S+) until/.exec(file) ?? []
      expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
      await house.operator('withdrawals', 'reply', reference, '--text', 'The bank is looking for it.')
      await expect(story(page).getByText('The bank is looking for it.')).toBeVisible()
      await house.operator('withdrawals', 'credit', reference, '--note', 'Not found at the bank.')
      await stands(page, 'Resolved')
      await expect(balanceOf(page)).toContainText('10,000,000.00')
      await expect(story(page).locator('dl')).toContainText('Received20,000,000 ₫Being looked for0 ₫Not received5,000,000 ₫')
      expect(await house.operator('books')).toContain('The books balance.')
    },
  )
