import type { Page } from '@playwright/test'
import { findingsInThemes } from './support/axe.ts'
import { onPhone } from './support/on-phone.ts'
import { operator } from './support/operator.ts'
import { english, openWithEvents, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { WHITE_PIXEL } from './support/white-pixel.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name })

for (const [form, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(
    `[MEMBER-06] [CALL-09] a question with a picture is answered, read, solved and reopened, and every step shows by itself: ${form}`,
    onPhone(viewport),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const account = await register(page)
      await openWithEvents(page, english('/member/messageV2?tab=write'))
      const write = main(page).getByRole('form', { name: 'Write to us' })
      await write.getByRole('button', { name: 'Send to support' }).click()
      await expect(write.getByText('Choose what it is about.')).toBeVisible()
      await write.getByRole('radio', { name: 'Deposit' }).check()
      await write.getByLabel('Tell us what happened').fill('Nine words are one too few for a case.')
      await write.getByRole('button', { name: 'Send to support' }).click()
      await expect(write.getByText('Write at least 10 words.')).toBeVisible()
      await write.getByLabel('Tell us what happened').fill('I sent money at 09:12. It is not there.')
      await write.getByLabel('Add a picture').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: WHITE_PIXEL })
      await expect(write.getByRole('img', { name: 'Picture 1' })).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])
      await write.getByRole('button', { name: 'Send to support' }).click()

      const thread = main(page).getByRole('list', { name: 'What was written' })
      await expect(thread.getByText('It is not there.')).toBeVisible()
      await expect(thread.getByRole('img', { name: 'Picture 1' })).toBeVisible()
      const number = new URL(page.url()).searchParams.get('case') ?? ''
      expect(await operator('cases', 'open', number)).toContain(`of ${account} about DEPOSIT`)

      // The answer comes to the inbox, and its count to the tab.
      await tab(page, 'Inbox').click()
      await operator('cases', 'answer', number, '--version', '1', '--text', 'It is there since 10:05.', '--solve')
      await expect(tab(page, '1 unread message')).toBeVisible()
      await main(page)
        .getByRole('button', { name: `We answered your case ${number}` })
        .click()
      await expect(tab(page, 'unread')).toHaveCount(0)
      expect(await findingsInThemes(page)).toEqual([])
      await main(page).getByRole('link', { name: 'See the case' }).click()
      await expect(thread.getByText('It is there since 10:05.')).toBeVisible()
      await main(page).getByLabel('Write on, which opens the case again').fill('But must it be played once?')
      await main(page).getByRole('button', { name: 'Send and reopen' }).click()
      await expect(thread.getByText('You: opened again')).toBeVisible()
      await expect(main(page).getByText(/We answer by/)).toBeVisible()
      expect(await findingsInThemes(page)).toEqual([])

      // A message to everybody is deleted here by one alone.
      await operator('letters', 'send', '--account', account, '--offer', '--title-en', 'Moon Gate week', '--body-en', 'New games.')
      await tab(page, 'Inbox').click()
      await main(page).getByRole('button', { name: 'Moon Gate week' }).click()
      await main(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Moon Gate week' })).toHaveCount(0)
    },
  )
