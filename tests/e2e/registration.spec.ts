import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { logInSecondAtDemo, operator, secondOperator } from './support/operator.ts'
import { newestCodeTo } from './support/outbox.ts'
import { balanceOf, DEMO, english, newName } from './support/people.ts'
import { expect, test } from './support/test.ts'

const openForm = async (page: Page) => {
  await page.goto(english('/register'))
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Register' }) })
  await expect(dialog.getByRole('checkbox')).toBeVisible()
  return dialog
}

/** One person proposes the draft, another approves it. */
const publish = async () => {
  const [id = ''] = (await operator('registration', 'propose')).split(' ')
  await secondOperator('registration', 'approve', id)
}

test('by mobile number and code, on wide pages and on telephones [REGISTER-01] [REGISTER-02] [REGISTER-05]', async ({ page }) => {
  const dialog = await openForm(page)
  const number = `912${randomInt(100_000, 999_999)}`
  await dialog.getByRole('tab', { name: 'With mobile number' }).click()
  await dialog.getByLabel('Mobile number', { exact: true }).fill('12')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByText('6 to 16 digits.')).toBeVisible()
  await dialog.getByLabel('Mobile number', { exact: true }).fill(`0${number}`)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  const field = dialog.getByLabel('Code from the text')
  await expect(field).toBeFocused()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByLabel('Confirm password').fill(DEMO.password)
  await dialog.getByRole('checkbox').check()
  await field.fill('000000')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByText('That code is not right.')).toBeVisible()
  await field.fill(await newestCodeTo(page, `+84${number}`))
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(balanceOf(page)).toBeVisible()
})

test('a field that the operator publishes comes into the open form, and what was typed stays [REGISTER-02] [REGISTER-07]', async ({
  page,
}) => {
  await logInSecondAtDemo()
  const name = newName()
  const dialog = await openForm(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByText('Contact details (optional)').click()
  await expect(dialog.getByLabel('Skype (optional)')).toHaveCount(0)
  await operator('registration', 'field', 'skype', 'optional')
  await operator('registration', 'set', '--zalo-bonus', '131K')
  await publish()
  try {
    await expect(dialog.getByLabel('Skype (optional)')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(name)
    await expect(dialog.getByText('A bonus of up to 131K')).toBeVisible()
    await dialog.getByLabel('Skype (optional)').fill('two words')
    await dialog.getByLabel('Confirm password').fill(DEMO.password)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(dialog.getByText('6 to 40 letters, digits or signs.')).toBeVisible()
    await dialog.getByLabel('Skype (optional)').fill('live:lan.88')
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(dialog).toBeHidden()
    await expect(balanceOf(page)).toBeVisible()
  } finally {
    await operator('registration', 'field', 'skype', 'hidden')
    await operator('registration', 'set', '--zalo-bonus', '')
    await publish()
  }
})
