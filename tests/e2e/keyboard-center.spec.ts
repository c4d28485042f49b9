import { keyboardOf } from './support/keyboard.ts'
import { logInByKeys } from './support/log-in-by-keys.ts'
import { onPhone } from './support/on-phone.ts'
import { deposit, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `profile, friends, levels and statements are walked by the keyboard alone: ${form} [WALLET-07] [MEMBER-03] [MEMBER-05]`,
    onPhone(viewport),
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize(viewport)
      const elsewhere = await browser.newPage({ baseURL: baseURL! })
      const account = await register(elsewhere)
      await deposit(elsewhere, '500000')
      await elsewhere.close()
      const { to, type, press } = keyboardOf(page)
      const main = page.getByRole('main')
      await logInByKeys(page, account)

      await page.goto(english('/member'))
      await to(main.getByRole('link', { name: /^Profile/ }))
      await press('Enter')
      const nickname = main.getByRole('textbox', { name: 'Nickname' })
      await to(nickname)
      await press('ControlOrMeta+A')
      await type('<b>')
      await press('Enter')
      await expect(main.getByText('Some of these characters are not allowed here.')).toBeVisible()
      await expect(nickname).toBeFocused()
      await press('ControlOrMeta+A')
      await type('Linh Nguyen')
      await to(main.getByRole('button', { name: 'Save the profile' }))
      await press('Enter')
      await expect(page.getByText('Your profile is saved')).toBeVisible()

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(english('/member/referral'))
      await to(main.getByRole('button', { name: 'Copy the referral code' }))
      await to(main.getByRole('button', { name: 'Copy the link' }))
      await press('Enter')
      await expect(page.getByText('Copied', { exact: true })).toBeVisible()
      await page.goto(english('/member/vip'))
      await expect(main.getByRole('heading', { name: 'Gold' })).toBeVisible()
      await to(page.getByRole('contentinfo').getByRole('link').first())

      await page.goto(english('/member/transactionHistory'))
      const days = main.getByRole('button', { name: /^Days/ })
      await to(days)
      await press('Enter')
      await press('Escape')
      await expect(days).toBeFocused()
      await press('Enter')
      await to(page.getByRole('button', { name: 'Last 30 days' }))
      await press('Enter')
      const bets = main.getByRole('button', { name: 'Bets', exact: true })
      await to(bets)
      await press('Enter')
      await expect(main.getByText('No movements in these days')).toBeVisible()
      await to(main.getByRole('button', { name: 'Deposits', exact: true }))
      await press('Enter')
      await to(main.getByRole('button', { name: 'Statement, PDF' }))
      const [pdf] = await Promise.all([page.waitForEvent('download'), press('Enter')])
      expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
      const row = main.getByRole('group', { name: 'Account record' }).getByRole('button', { name: /Sandbox/ })
      await to(row)
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Request' })).toBeVisible()

      for (const record of ['personalProfit', 'manualRebate', 'bonusDetails']) {
        await page.goto(english(`/member/${record}`))
        await to(main.getByRole('button', { name: /^Days/ }))
        await press('Enter')
        await to(page.getByRole('button', { name: 'Last 7 days' }))
        await press('Enter')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )
