import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { onPhone } from './support/on-phone.ts'
import { operator } from './support/operator.ts'
import { DEMO, english, logIn, openWithEvents, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { WHITE_PIXEL } from './support/white-pixel.ts'

const NAME = 'Best win of November'

/** Where the demonstration's member stands: packages/demo/seed/promotions.ts. */
const STATUSES = [
  ['Weekend deposit bonus', 'Open'],
  ['A thank-you for coming', 'Ready to claim'],
  ['Slots boost', 'Joined'],
  ['VIP match', 'Applying'],
  [NAME, 'In review'],
  ['First ticket story', 'Not approved'],
  ['Get the app', 'Claimed'],
  ['Birthday gift', 'Paid to you'],
  ['Deep sea weekend', 'Coming soon'],
  ['Parlay insurance', 'Closed'],
] as const

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

const idOf = async (account: string): Promise<string> =>
  (await operator('promotions', 'applications'))
    .split('\n')
    .find((line) => line.includes(` of ${account} `))
    ?.split(' ')[0] ?? ''

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `an offer is found by its type, applied for with a picture, approved, and in the balance: ${form} [PROMO-01] [PROMO-02] [PROMO-03] [PROMO-04] [PROMO-09]`,
    onPhone(viewport),
    async ({ page, browser }) => {
      await page.setViewportSize(viewport)
      const account = await register(page)
      await openWithEvents(page, english('/promotions'))

      // The line of types is faded only where more of it lies.
      await expect(page.getByRole('group', { name: 'Kind of offer' })).toHaveCSS('--fade-start', '0px')
      // By type and by tag, in the address, and what there is none of says so.
      await expect(card(page, 'A thank-you for coming')).toBeVisible()
      const all = await main(page).getByRole('heading', { level: 2 }).count()
      expect(all).toBeGreaterThan(10)
      await main(page)
        .getByRole('button', { name: /^Ranking/ })
        .click()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([NAME])
      await page.getByRole('combobox', { name: 'Tag' }).selectOption('VIP')
      await expect(main(page).getByText('No offers of this kind now.')).toBeVisible()
      await main(page).getByRole('button', { name: 'All', exact: true }).last().click()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(all)
      expect(await findingsInThemes(page)).toEqual([])

      // A claim is in the balance at once, and once.
      const claim = card(page, 'A thank-you for coming').getByRole('button', { name: /^Claim 20,000/ })
      await claim.click()
      await expect(page.getByText(/20,000\s₫ is in your main balance: 20,000\s₫/)).toBeVisible()
      await expect(card(page, 'A thank-you for coming')).toContainText('Claimed')

      await main(page).getByRole('link', { name: NAME }).click()
      const send = main(page).getByRole('button', { name: 'Send application' })
      await main(page).getByLabel('Comment (optional)').fill('👨‍👩‍👧‍👦'.repeat(141))
      await expect(main(page).getByText('1 character too many.')).toBeVisible()
      await send.click()
      await expect(main(page).getByLabel('Comment (optional)')).toBeFocused()
      await main(page).getByLabel('Comment (optional)').fill('Twelve on one ticket, <b>really</b>!')
      await main(page)
        .getByLabel('Add a picture: Pictures')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
      await expect(main(page).getByText('Only PNG and JPG pictures can be read.')).toBeVisible()
      await main(page).getByLabel('Add a picture: Pictures').setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: WHITE_PIXEL })
      await expect(main(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
      // Away and back: nothing is lost.
      await page.reload()
      await expect(main(page).getByLabel('Comment (optional)')).toHaveValue('Twelve on one ticket, <b>really</b>!')
      await expect(main(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await send.click()
      await expect(main(page).getByText('Applying')).toBeVisible()
      await expect(send).toBeHidden()

      // The desk looks at it, then approves it: the page hears of both.
      const id = await idOf(account)
      expect(await operator('promotions', 'open', id)).toContain('"Twelve on one ticket, <b>really</b>!"')
      await expect(main(page).getByText('In review', { exact: true })).toBeVisible()
      await operator('promotions', 'approve', id)
      await expect(main(page).getByText(/200,000\s₫ paid to you/)).toBeVisible()
      // Both stand in the reward centre, with what has to be bet for them.
      await page.goto(english('/member/rewardCenter?tab=claims'))
      const paid = main(page).getByRole('region', { name: 'Paid to you' })
      await expect(paid.getByRole('listitem').filter({ hasText: NAME })).toContainText('200,000')
      await expect(paid.getByRole('listitem').filter({ hasText: 'A thank-you for coming' })).toContainText('20,000')
      expect(await findingsInThemes(page)).toEqual([])
      await page.goto(english('/member/bonusDetails'))
      await expect(
        main(page)
          .getByText(/200,000/)
          .first(),
      ).toBeVisible()

      // The demonstration's member stands in each of the ten statuses with some offer, and reads all ten on one page.
      const visit = await browser.newContext({ viewport })
      const theirs = await visit.newPage()
      await theirs.goto(english('/promotions'))
      await logIn(theirs, DEMO.member)
      for (const [offer, status] of STATUSES) await expect(card(theirs, offer).getByText(status, { exact: true })).toBeVisible()
      await visit.close()
    },
  )
