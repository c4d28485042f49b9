import { findingsInThemes } from './support/axe.ts'
import { withAuthenticator } from './support/passkeys.ts'
import { DEMO, english, register } from './support/people.ts'
import { expect } from './support/test.ts'
import { HOME, MIRROR, test } from './support/two-domains.ts'

const at = (host: string, path: string): string => `https://${host}${english(path)}`

test('who has no passkey goes back from the sign-in origin to the form of the mirror, and on to where they were headed [LOGIN-08] [LOGIN-13]', async ({
  page,
}) => {
  await withAuthenticator(page)
  const name = await register(page)
  await page.evaluate(() => sessionStorage.clear())

  await page.goto(at(MIRROR, '/member/depositv2'))
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByRole('button', { name: 'Use a passkey' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Log in with a passkey' })).toBeVisible()
  expect(new URL(page.url()).host).toBe(HOME)
  await expect(main.getByText('No passkey? Go back and choose another way.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findingsInThemes(page)).toEqual([])

  // There is none to be shown: asking comes to nothing, and the way back stays.
  await main.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(main.getByRole('button', { name: 'Use a passkey' })).toBeEnabled()
  await main.getByRole('button', { name: `Back to ${MIRROR}` }).click()
  await expect(form.getByRole('alert')).toContainText('You stopped before it was done. Nothing has changed.')
  expect(new URL(page.url()).host).toBe(MIRROR)
  expect(page.url()).not.toContain('exchange')

  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/member\/depositv2/)
})
