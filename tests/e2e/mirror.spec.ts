import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { withAuthenticator } from './support/passkeys.ts'
import { balanceOf, english, register } from './support/people.ts'
import { expect } from './support/test.ts'
import { HOME, MIRROR, test } from './support/two-domains.ts'

test('a mirror goes to the sign-in origin for a passkey and comes back by a code, which lets in nobody else [LOGIN-08] [LOGIN-13]', async ({
  page,
  browser,
}) => {
  const owner = await withAuthenticator(page)
  await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())

  await page.goto(`https://${MIRROR}${english('/login')}`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Log in with a passkey' })).toBeVisible()
  expect(new URL(page.url()).host).toBe(HOME)
  await expect(page.getByRole('main')).toContainText(MIRROR)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findingsInThemes(page)).toEqual([])

  // The mirror answers with an empty page for once, so that the code is still good when a stranger has it.
  await page.context().route(`https://${MIRROR}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await owner.presence(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`https://${MIRROR}/#exchange=*`)
  const address = page.url().replace('/#', '/?lang=EN#')

  const elsewhere = await browser.newContext({ locale: 'en' })
  const stranger = await elsewhere.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('alert')).toContainText('began in another browser')
  expect(stranger.url()).not.toContain('exchange')
  await elsewhere.close()

  await page.context().unroute(`https://${MIRROR}/`)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Only what follows the # would not be loaded anew.
  await page.goto('about:blank')
  await page.goto(address)
  await expect(balanceOf(page)).toBeVisible()
  expect(page.url()).not.toContain('exchange')

  // The code is spent, and there is no session where it came from.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('began in another browser')
  await page.goto(english('/'))
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Log in' }).or(banner.getByRole('link', { name: 'Log in' }))).toBeVisible()
})

for (const [provider, name, suggestion] of [
  ['Google', 'Mai Pham', 'maipham'],
  ['Facebook', 'Tuan Le', 'tuanle'],
] as const) {
  test(`an account at ${provider} is asked for by the sign-in origin, and lets in at the mirror that began it [LOGIN-02] [LOGIN-08]`, async ({
    page,
    accounts,
  }) => {
    accounts.is(`person-${suggestion}`, { email: `${suggestion}@mail.example`, email_verified: true, name })
    const hosts: string[] = []
    page.on('request', (request) => {
      const { host } = new URL(request.url())
      if (request.isNavigationRequest() && hosts.at(-1) !== host) hosts.push(host)
    })
    const way = [MIRROR, HOME, new URL(accounts.issuer).host, HOME, MIRROR]
    const begin = async () => {
      hosts.length = 0
      await page.goto(`https://${MIRROR}${english('/login')}`)
      await page
        .getByRole('dialog', { name: 'Welcome back' })
        .getByRole('button', { name: `Continue with ${provider}` })
        .click()
    }

    await begin()
    const form = page.getByRole('dialog', { name: 'Create an account' })
    await expect(form.getByLabel('Username')).toHaveValue(suggestion)
    expect(hosts).toEqual(way)
    expect(page.url()).not.toContain('exchange')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Create an account' }).click()
    await expect(form).toBeHidden()
    await expect(balanceOf(page)).toBeVisible()

    // Whose account it is by now is let in at once, at the mirror and nowhere else.
    await page.evaluate(() => sessionStorage.clear())
    await begin()
    await expect(balanceOf(page)).toBeVisible()
    expect(hosts).toEqual(way)
    expect(page.url()).not.toContain('exchange')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(english('/'))
    await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()

    // An answer that the provider did not sign is told at the mirror.
    accounts.breaks({ signature: 'FOREIGN' })
    await begin()
    await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByRole('alert')).not.toBeEmpty()
    expect(hosts).toEqual(way)
    accounts.breaks({})
  })
}
