import { loginByPasskey, signInPasskey } from '@portico/contract/session/passkey-calls'
import { socialProviders } from '@portico/contract/session/social-calls'
import { withAuthenticator } from './support/passkeys.ts'
import { balanceOf, DEMO, english, newName, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Passkeys belong to names, and an address of digits is none.
test.use({ baseURL: `http://localhost:${process.env.PORTICO_E2E_PORT}` })

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

test('on a telephone a name and a password log in, at the site and at the agents’ door [LOGIN-01] [LOGIN-16]', async ({ page }) => {
  await page.setViewportSize(NARROW)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${socialProviders.path}`, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(DEMO.member)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  const press = dialog.getByRole('button', { name: 'Log in', exact: true })
  // What comes late moves nothing away from under a finger.
  await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  const before = await press.boundingBox()
  answer()
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(await press.boundingBox()).toEqual(before)
  await press.click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(NARROW)
  await page.goto(english('/agent'))
  await page.getByRole('textbox', { name: 'Username' }).fill(DEMO.agent)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/agentHome/)
})

for (const viewport of [WIDE, NARROW]) {
  test(`whoever registers may go on to a deposit limit, ${viewport.width} wide [REGISTER-05]`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(english('/register'))
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })
    await dialog.getByRole('textbox', { name: 'Username' }).fill(newName())
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await dialog.getByLabel('Confirm password').fill(DEMO.password)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('switch', { name: 'Set a deposit limit next' }).check()
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/limits/i)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('on a telephone a passkey logs in by its button [LOGIN-13]', async ({ page }) => {
  const owner = await withAuthenticator(page)
  await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()
  // Nobody chooses it in the field.
  await owner.presence(false)
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(NARROW)
  const asking = page.waitForResponse((response) => response.url().endsWith(signInPasskey.path))
  await page.goto(english('/login'))
  const button = page.getByRole('button', { name: 'Use a passkey' })
  await expect(button).toBeVisible()
  // The field's own question is open: who comes from then on is not noticed there.
  await asking
  await owner.presence(true)
  await button.click()
  await expect(button).toBeHidden()
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()
})

test('on a telephone a passkey logs in where the name is typed [LOGIN-13]', async ({ page }) => {
  await withAuthenticator(page)
  await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(NARROW)
  // The virtual authenticator chooses it as soon as the field asks: nothing is pressed.
  const entering = page.waitForResponse((response) => response.url().endsWith(loginByPasskey.path))
  await page.goto(english('/login'))
  expect((await entering).ok()).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()
})
