import { signInPasskey } from '@portico/contract/session/passkey-calls'
import type { Page } from '@playwright/test'
import { balanceOf, english, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Passkeys belong to names, and an address of digits is none.
test.use({ baseURL: `http://localhost:${process.env.PORTICO_E2E_PORT}` })

/** An authenticator in the browser, whose owner shows who they are or does not. */
const authenticatorIn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    isThere: (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    showsThemselves: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('pressed at once, given up and pressed again: no fault is shown, and it logs in', async ({ page }) => {
  const owner = await authenticatorIn(page)
  await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()

  // The field's own question stays open: nobody chooses a passkey there.
  await owner.isThere(false)
  await owner.showsThemselves(false)
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(signInPasskey.path)) questions.push(request.method())
  })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(english('/login'))
  const button = page.getByRole('button', { name: 'Use a passkey' })
  // Its owner is there and does not show who they are, which is how giving up ends, too. Who comes once a question is open is not noticed.
  await owner.isThere(true)
  await button.click()
  for (let time = 0; time < 2; time += 1) {
    await expect(button).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await button.click()
  }
  await expect(button).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  // Once when the page came, and twice for each press: by the button, and again in the field. Nothing goes round and round.
  expect(questions.length).toBeLessThanOrEqual(7)
  await owner.showsThemselves(true)
  await button.click()
  await expect(balanceOf(page)).toBeVisible()
})
