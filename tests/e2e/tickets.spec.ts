import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRoot } from '../../scripts/lib/root.ts'
import { findingsInThemes } from './support/axe.ts'
import { onPhone } from './support/on-phone.ts'
import { logInSecondAtDemo, operator, secondOperator } from './support/operator.ts'
import { balanceOf, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A pool of three numbers that all hold 30,000, published by two people, with two tickets for an account. */
const offerEgg = async (title: string, account: string, file: string): Promise<void> => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const prizes = [{ kind: 'CASH', amount: '30000', points: 0, count: 3 }]
  const definition = { kind: 'EGG', title: { EN: title }, startsAt: day(-1), endsAt: day(9), prizes, turnover: 0, days: 7, rules: [] }
  writeFileSync(file, JSON.stringify(definition))
  const proposal = await operator('tickets', 'propose', file)
  const [id = ''] = proposal.split(' ')
  const [, hash = ''] = /sha256 ([\da-f]{64})/.exec(proposal) ?? []
  await logInSecondAtDemo()
  await secondOperator('tickets', 'publish', id, '--hash', hash)
  await operator('tickets', 'grant', id, account, '--each', '2', '--reference', 'welcome')
}

const main = (page: Page) => page.getByRole('main')

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `an egg is opened, a reload in the middle shows the same prize, and its bundle is checked: ${form} [PROMO-05]`,
    onPhone(viewport),
    async ({ page }, info) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const account = await register(page)
      const title = `Egg of ${account}`
      await offerEgg(title, account, info.outputPath('egg.json'))
      await page.goto(english('/member/rewardCenter'))
      const card = main(page).getByRole('list', { name: 'Prize pools' }).getByRole('listitem').filter({ hasText: title })
      await expect(card).toContainText('2 tickets')
      await expect(card.getByRole('row', { name: /30,000/ })).toContainText('3 of 3')
      expect(await findingsInThemes(page)).toEqual([])

      // What it holds is decided before anything moves: whoever is cut off in the middle finds it again, and nothing is opened twice.
      const screen = page.getByRole('dialog')
      await card.getByRole('button', { name: 'Crack the egg, 1 ticket' }).click()
      await expect(page).toHaveURL(/ticket=/)
      await expect(screen).toBeVisible()
      await page.reload()
      await expect(screen.getByRole('heading', { name: /\+30,000/ })).toBeVisible()
      await expect(screen).toContainText(/Balance 0\s₫ → 30,000\s₫/)
      expect(await findingsInThemes(page)).toEqual([])
      await screen.getByRole('button', { name: 'Done' }).click()
      await expect(screen).toBeHidden()
      await expect(card).toContainText('1 ticket')
      await expect(card.getByRole('row', { name: /30,000/ })).toContainText('2 of 3')
      if (viewport.width > 768) await expect(balanceOf(page)).toContainText('30,000')

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await card.getByRole('button', { name: 'Crack the egg, 1 ticket' }).click()
      await expect(screen.getByRole('heading', { name: /\+30,000/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toContainText('You have no ticket for this pool.')
      await expect(main(page).getByRole('region', { name: 'My prizes' }).getByRole('listitem')).toHaveCount(2)

      await card.getByRole('button', { name: 'Check a draw' }).click()
      await expect(screen.getByText('2 of your 2 numbers held their prizes before the first ticket was opened.')).toBeVisible()
      const saving = page.waitForEvent('download')
      await screen.getByRole('button', { name: 'Save the file' }).click()
      const file = info.outputPath('bundle.json')
      await (await saving).saveAs(file)
      expect(execFileSync(process.execPath, [inRoot('scripts/tickets/verify-tickets.ts'), file], { encoding: 'utf8' })).toContain(
        'All of it agrees.',
      )
    },
  )
