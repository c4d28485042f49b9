import { onPhone } from './support/on-phone.ts'
import { DEMO, enterOffice } from './support/people.ts'
import { expect, test } from './support/test.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, onPhone(viewport), () => {
    test.use({ viewport })

    test('an agent offers several agents a contract, is told of each, and takes an offer back, by keyboard alone [AGENT-05] [AGENT-09]', async ({
      page,
    }) => {
      await enterOffice(page, DEMO.topAgent)
      await page.getByRole('navigation', { name: 'Agent menu' }).getByRole('link', { name: 'Contracts' }).press('Enter')
      await page.getByRole('link', { name: 'Offer a contract' }).press('Enter')
      await page.getByRole('button', { name: 'minhduc' }).press('Enter')
      await page.getByRole('button', { name: 'quangtrung' }).press('Enter')
      await page.getByRole('textbox', { name: 'From a team bet of' }).fill('100000')
      await page.getByRole('textbox', { name: 'Rate' }).fill('0.9')
      const preview = page.getByRole('complementary', { name: 'What it would be for minhduc' })
      await expect(preview.getByRole('alert')).toContainText('Tier 1: 0.9%, yours is 0.6%.')
      await page.getByRole('textbox', { name: 'Rate' }).fill('0.2')
      await expect(preview.getByRole('alert')).toHaveCount(0)
      await expect(preview).toContainText('minhduc has no contract of this kind now.')
      await page.getByRole('button', { name: 'Offer to 2' }).press('Enter')
      const outcomes = page.getByRole('status').filter({ hasText: '1 of 2 offered' })
      await expect(outcomes).toContainText('still waits for an answer')

      await outcomes.getByRole('link', { name: /^DS-/ }).press('Enter')
      await page.getByRole('button', { name: 'Withdraw the offer' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Not this month.')
      await dialog.getByRole('button', { name: 'Withdraw the offer' }).press('Enter')
      await expect(page.getByText('The offer is withdrawn.')).toBeVisible()
      await expect(page.getByText('Not this month.')).toBeVisible()
    })
  })
}

test('the holder sees what would end before agreeing, and two tabs cannot both answer [AGENT-10] [AGENT-14]', async ({ browser }) => {
  const context = await browser.newContext()
  const [page, other] = [await context.newPage(), await context.newPage()]
  await enterOffice(page, DEMO.agent)
  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  await expect(menu.getByRole('link', { name: /Contracts.*waits for you/ })).toBeVisible()
  await menu.getByRole('link', { name: 'Contracts' }).click()
  await page
    .getByRole('link', { name: /offered to you/ })
    .first()
    .click()
  await page.waitForURL(/contract=/)
  await enterOffice(other, DEMO.agent)
  await other.waitForURL(/agentHome/)
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Decline' })).toBeVisible()

  await expect(page.getByRole('heading', { name: '1 contract below would end' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have seen that 1 contract ends' }).check()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Declined. Nothing changes.')).toBeVisible()
  // The other tab hears of it and offers nothing any more.
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: /waits for you/ })).toHaveCount(0)
  await context.close()
})
