import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { onPhone } from './support/on-phone.ts'
import { balanceOf, deposit, english, register } from './support/people.ts'
import { placeSlip } from './support/placing.ts'
import { expect, test } from './support/test.ts'
import { addAccount, SECOND, setSecondPassword } from './support/withdrawing.ts'

const main = (page: Page) => page.getByRole('main')

/** A number of one place, at a hundred and twenty thousand. */
const choose = async (page: Page) => {
  await page.goto(english('/lottery?gameCode=SSC5'))
  await page.getByRole('tab', { name: 'Fixed place' }).click()
  await page.getByRole('button', { name: 'Ten-thousands 7' }).click()
}

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `a bonus is claimed, pays what the cash does not, says what it counts, and is given up with a withdrawal: ${form} [PROMO-09] [WALLET-03]`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await register(page)
      await deposit(page, '100000')

      await page.goto(english('/promotions'))
      const offer = main(page).getByRole('listitem').filter({ hasText: 'Welcome bonus' })
      await offer.getByRole('button', { name: /^Claim 500,000/ }).click()
      await expect(offer).toContainText('Claimed')
      await page.goto(english('/member/bonusDetails'))
      const purse = main(page).getByRole('region', { name: 'Your bonus' })
      await expect(purse).toContainText('500,000 ₫')
      await expect(purse).toContainText('0 ₫ of 5,000,000 ₫ bet')
      expect(await findingsInThemes(page)).toEqual([])

      await choose(page)
      const slip = page.getByRole(form === 'narrow' ? 'dialog' : 'region', { name: 'Bet slip' })
      if (form === 'narrow') await page.getByRole('button', { name: 'Bet slip' }).click()
      await slip.getByRole('textbox', { name: 'Multiple' }).fill('60')
      await expect(slip.getByText('20,000 ₫ of this comes from your bonus.')).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await placeSlip(page, slip, slip.getByRole('status').filter({ hasText: 'placed' }))
      await expect(balanceOf(page)).toContainText('0.00')

      await page.goto(english('/member/bonusDetails'))
      await expect(purse).toContainText('480,000 ₫')
      await expect(purse).toContainText('20,000 ₫ of it from the bonus')
      await expect(purse).toContainText('Not settled yet')

      await deposit(page, '200000')
      await page.goto(english('/member/withdraw'))
      await addAccount(page)
      await setSecondPassword(page)
      await main(page).getByRole('textbox', { name: 'Amount' }).fill('100000')
      await main(page).getByLabel('Withdraw password', { exact: true }).fill(SECOND)
      const withdraw = main(page).getByRole('button', { name: 'Withdraw 100,000 ₫' })
      await withdraw.click()
      await expect(main(page).getByText('A withdrawal now would lose your bonus. Confirm that first.')).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await main(page)
        .getByRole('checkbox', { name: /^Give up 480,000/ })
        .check()
      await withdraw.click()
      await expect(main(page).getByRole('article').getByRole('heading', { level: 1 })).toContainText('Waiting')

      await page.goto(english('/member/bonusDetails'))
      await expect(main(page).getByRole('heading', { name: 'Bonus details' })).toBeVisible()
      await expect(purse).toBeHidden()
    },
  )
