import { signInPasskey } from '@portico/contract/session/passkey-calls'
import { withAuthenticator } from './support/passkeys.ts'
import { balanceOf, DEMO, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Passkeys belong to names, and an address of digits is none.
test.use({ baseURL: `http://localhost:${process.env.PORTICO_E2E_PORT}` })

test('pressed at once, given up and pressed again: no fault is shown, and it logs in [LOGIN-13]', async ({ page }) => {
  const owner = await withAuthenticator(page)
  await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()

  // The field's own question stays open: nobody chooses a passkey there.
  await owner.presence(false)
  await owner.verified(false)
  const questions: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(signInPasskey.path)) questions.push(request.method())
  })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(english('/login'))
  const button = page.getByRole('button', { name: 'Use a passkey' })
  // Its owner is there and does not show who they are, which is how giving up ends, too. Who comes once a question is open is not noticed.
  await owner.presence(true)
  await button.click()
  for (let time = 0; time < 2; time += 1) {
    await expect(button).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await button.click()
  }
  await expect(button).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  // The field's question opens once more: its owner is not to answer it there.
  await owner.presence(false)
  // Once when the page came, and twice for each press: by the button, and again in the field. Nothing goes round and round.
  await expect.poll(() => questions.length).toBe(7)
  await owner.verified(true)
  await owner.presence(true)
  await button.click()
  await expect(balanceOf(page)).toBeVisible()
})

test('given up, a password is typed instead: no fault is shown, nothing asks again, and it logs in [LOGIN-13]', async ({ page }) => {
  const owner = await withAuthenticator(page)
  const name = await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()
  await owner.presence(false)
  await owner.verified(false)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(english('/login'))
  const button = page.getByRole('button', { name: 'Use a passkey' })
  await owner.presence(true)
  await button.click()
  await expect(button).toBeEnabled()
  await owner.presence(false)
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByRole('textbox', { name: 'Username' }).fill(name)
  await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  // Whoever has a passkey is asked for it after the password; the device that made it is known, and trusted by nobody yet.
  await expect(page.getByRole('dialog', { name: 'Is this you?' })).toBeVisible()
})
