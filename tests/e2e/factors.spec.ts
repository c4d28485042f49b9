import { createHash, randomBytes } from 'node:crypto'
import { startPasskeyLogin } from '@portico/contract/session/handover-calls'
import { APP_MEMBER, APP_SECRET } from '@portico/demo/seed/people'
import { shownBy } from '@portico/gateway/testing/authenticator'
import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { withAuthenticator } from './support/passkeys.ts'
import { balanceOf, DEMO, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

// Passkeys belong to names, and an address of digits is none.
test.use({ baseURL: `http://localhost:${process.env.PORTICO_E2E_PORT}` })

const clock = { now: () => new Date() }

const logOut = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(english('/login'))
}
const openSecurity = (page: Page) => page.goto(english('/member/securityCenter'))

const loginDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })

test('a passkey is added, renamed, logs in where the name is typed, and is removed [LOGIN-13]', async ({ page }) => {
  await withAuthenticator(page)
  await register(page)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()
  expect(await findingsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Rename / }).click()
  const naming = page.getByRole('dialog', { name: 'Rename the passkey' })
  await naming.getByLabel('Name').fill('My laptop')
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('My laptop')).toBeVisible()

  // Autofill: the virtual authenticator chooses it as soon as the form asks.
  await logOut(page)
  await expect(balanceOf(page)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await openSecurity(page)
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('dialog', { name: 'Remove My laptop?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('My laptop')).toBeHidden()
})

test('a passkey is offered once after a login by password, and may be refused [LOGIN-13]', async ({ page }) => {
  await withAuthenticator(page)
  const enter = async (account: string) => {
    await logOut(page)
    const dialog = loginDialog(page)
    await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(balanceOf(page)).toBeVisible()
  }
  const offer = page.getByRole('dialog', { name: 'Log in without a password next time?' })
  const first = await register(page)
  await expect(offer).toBeHidden()
  await enter(first)
  await expect(offer).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => sessionStorage.clear())
  const second = await register(page)
  await enter(second)
  await offer.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expect(offer).toBeHidden()
  await openSecurity(page)
  await expect(page.getByText('This device only')).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `the page of the sign-in origin asks for a passkey on behalf of the client, at ${width} [LOGIN-08]`,
    onPhone({ width }),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await withAuthenticator(page)
      await register(page)
      await openSecurity(page)
      await page.getByRole('button', { name: 'Add passkey' }).click()
      await expect(page.getByText('This device only')).toBeVisible()
      await page.setViewportSize({ width, height })
      // What the client sends, with a secret of its own.
      const verifier = randomBytes(32).toString('base64url')
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const begun = await page.request.post(startPasskeyLogin.path, { data: { challenge, client: true } })
      const { url } = ((await begun.json()) as { value: { url: string } }).value
      await page.goto('about:blank')
      await page.goto(url.replace('#', `?lang=EN#`))
      await expect(page.getByRole('heading', { name: 'Log in with a passkey' })).toBeVisible()
      await expect(page).not.toHaveURL(/ticket/)
      expect(await findingsInThemes(page)).toEqual([])
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page.getByRole('heading', { name: 'Done here' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Back to the app' })).toBeVisible()
      // A ticket is good once.
      await page.goto('about:blank')
      await page.goto(url.replace('#', `?lang=EN#`))
      await expect(page.getByRole('heading', { name: 'This page is too old' })).toBeVisible()
    },
  )
}

test('an authenticator app is set up, makes recovery codes, and is turned off by one [LOGIN-09]', async ({ page }) => {
  await register(page)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up the authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await dialog.getByLabel('Code from the app').fill('12')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Enter the 6 digits that the app shows.')).toBeVisible()
  await dialog.getByLabel('Code from the app').fill(shownBy({ clock }, secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const code = (await codes.getByRole('listitem').first().textContent())!
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog', { name: 'Turn off the authenticator app?' }).getByRole('button', { name: 'Turn off' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByRole('button', { name: 'Use a recovery code' }).click()
  await proof.getByLabel('Recovery code').fill(code)
  await proof.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: 'Set up the authenticator app' })).toBeVisible()
})

test('an app’s code lets in at a device and network that the account was never seen at [LOGIN-09]', async ({ page }) => {
  await page.goto(english('/login'))
  const dialog = loginDialog(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(APP_MEMBER)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  const step = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(step).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await step.getByRole('button', { name: /^Authenticator app/ }).click()
  await page.getByRole('dialog', { name: 'Enter the code' }).getByLabel('Code').fill(shownBy({ clock }, APP_SECRET))
  await expect(page.getByRole('dialog', { name: 'Enter the code' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(balanceOf(page)).toBeVisible()
})
