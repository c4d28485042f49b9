import { balanceOf, deposit, english, placePlace, register } from './support/people.ts'
import { SET_UP } from './support/own-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './support/sandbox-gateway.ts'
import { expect, test as base } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

/** Where deposits are bet once before they may go out again; at the shared gateway nothing has to be. */
const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const house = await sandboxGateway({ WITHDRAW_TURNOVER: '1' })
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})

const WIDE = { width: 1440, height: 900 }

for (const [form, viewport] of [
  ['wide', WIDE],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `a deposit that has to be bet says how far it has been, and what can go out: ${form} [WALLET-03]`,
    onPhone(viewport),
    async ({ page, house }) => {
      await page.setViewportSize(viewport)
      await house.enter('minh')
      const main = page.getByRole('main')
      const bar = main.getByRole('progressbar', { name: /^Deposit of 100,000/ })
      await register(page)
      await deposit(page, '100000')
      await page.goto(english('/member/withdraw'))
      await expect(bar).toHaveAttribute('aria-valuenow', '0')
      await expect(main.getByText(/^0\s₫ of 100,000\s₫ bet/)).toBeVisible()

      // Placing a bet at each width is another test's.
      await page.setViewportSize(WIDE)
      await page.goto(english('/lottery?gameCode=SSC1'))
      await placePlace(page, 'Big', '10,000')
      await expect(balanceOf(page)).toContainText('90,000')
      // Its issue is drawn and settled.
      await house.pass(0, 2)

      await page.setViewportSize(viewport)
      // What was lost counts, or what was won besides the stake.
      await expect(async () => {
        await page.goto(english('/member/withdraw'))
        await expect(main.getByText(/^(9,500|10,000)\s₫ of 100,000\s₫ bet/)).toBeVisible({ timeout: 5000 })
      }).toPass()
      // What the deposit was is under turnover still; what was won besides is not.
      const hasWon = await main.getByText(/^9,500\s₫ of 100,000\s₫ bet/).isVisible()
      await expect(main.getByText(hasWon ? /^You can withdraw 9,500\s₫ now/ : /^Nothing can go out yet/)).toBeVisible()
    },
  )
