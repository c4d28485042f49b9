import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { newestCodeTo } from './support/outbox.ts'
import { english, openWithEvents, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'
import { WHITE_PIXEL } from './support/white-pixel.ts'

const SIDE = { name: 'card.png', mimeType: 'image/png', buffer: WHITE_PIXEL }

const main = (page: Page) => page.getByRole('main')
const step = (page: Page, name: string) => main(page).getByRole('region', { name })

const bindMail = async (page: Page, address: string): Promise<void> => {
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'E-mail: Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' })
  await dialog.getByLabel('New e-mail address').fill(address)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await dialog.getByLabel('Code', { exact: true }).fill(await newestCodeTo(page, address))
  await expect(dialog).toBeHidden()
}

const sayWho = async (page: Page): Promise<void> => {
  await page.goto(english('/member/profile'))
  await main(page).getByRole('textbox', { name: 'Payee name' }).fill('Nguyễn Thị Linh')
  await main(page).getByRole('textbox', { name: 'Birthday' }).fill('28/02/1995')
  await main(page).getByRole('button', { name: 'Save the profile' }).click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()
}

const idOf = async (account: string): Promise<string> =>
  (await operator('documents', 'list'))
    .split('\n')
    .find((line) => line.includes(` of ${account} `))
    ?.split(' ')[0] ?? ''

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `documents are sent, sent back for one side and accepted, and the page hears of it: ${form}`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const account = await register(page)
      await page.goto(english('/member/verification'))
      await expect(step(page, 'Identity').getByText('Not begun')).toBeVisible()
      await bindMail(page, `${account}@mail.example`)
      await sayWho(page)
      await openWithEvents(page, english('/member/verification'))

      const identity = step(page, 'Identity')
      await identity.getByLabel('Document number').fill('12')
      await identity.getByRole('button', { name: 'Send' }).click()
      await expect(identity.getByLabel('Document number')).toHaveAttribute('aria-invalid', 'true')
      await identity.getByLabel('Document number').fill('0791 9500 4417')
      await identity.getByLabel('Valid until').fill('20/05/2031')
      await identity.getByLabel('Add a picture: Front').setInputFiles(SIDE)
      await expect(identity.getByRole('img', { name: 'Front' })).toBeVisible()

      // Away and back: nothing is lost.
      await page.goto(english('/member/profile'))
      await openWithEvents(page, english('/member/verification'))
      await expect(identity.getByLabel('Document number')).toHaveValue('0791 9500 4417')
      await expect(identity.getByRole('img', { name: 'Front' })).toBeVisible()
      await identity.getByLabel('Add a picture: Back').setInputFiles(SIDE)
      await expect(identity.getByRole('img', { name: 'Back' })).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await identity.getByRole('button', { name: 'Send' }).click()
      await expect(identity.getByText('••••4417')).toBeVisible()

      const id = await idOf(account)
      await operator('documents', 'open', id)
      await operator('documents', 'reject', id, '--version', '1', '--reason', 'BACK_UNREADABLE', '--note', 'blurred')
      await expect(page.getByText('Please send your document again')).toBeVisible()
      await expect(identity.getByText('The back cannot be read.')).toBeVisible()
      await expect(identity.getByLabel('Document number')).toBeHidden()
      await identity.getByLabel('Add a picture: Back').setInputFiles(SIDE)
      await identity.getByRole('button', { name: 'Send' }).click()
      await expect(identity.getByText('••••4417')).toBeVisible()

      // Elsewhere on the site it is told, too.
      await openWithEvents(page, english('/member/vip'))
      await operator('documents', 'accept', id, '--version', '3', '--note', 'seen')
      await expect(page.getByText('Your document is accepted')).toBeVisible()
      await page.goto(english('/member/verification'))
      await expect(identity.getByText('Accepted', { exact: true })).toBeVisible()
    },
  )
