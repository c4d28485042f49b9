import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { balanceOf, DEMO, english, register } from './support/people.ts'
import { expect } from './support/test.ts'
import { HOME, MIRROR, test } from './support/two-domains.ts'

const WIDE = { width: 1440, height: 900 }
const at = (host: string, path: string): string => `https://${host}${english(path)}`

/** The hosts that the page has been to, one after the other. */
const hostsOf = (page: Page): string[] => {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { host } = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && hosts.at(-1) !== host) hosts.push(host)
  })
  return hosts
}

/** Signs out at the mirror, and may come back by one press. */
const signOut = async (page: Page): Promise<void> => {
  await page.goto(at(MIRROR, '/'))
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign out' }) })
  await dialog.getByRole('checkbox', { name: /by one press/ }).check()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeHidden()
}

test('a device that is told to remember at a mirror is remembered at the sign-in origin, and one press there leads back in [LOGIN-12] [LOGIN-13]', async ({
  page,
}) => {
  const hosts = hostsOf(page)
  const name = await register(page)
  await page.evaluate(() => sessionStorage.clear())

  // Remembering is a trip of its own, on which nobody has to press anything.
  await page.goto(at(MIRROR, '/login'))
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await form.getByRole('checkbox').check()
  hosts.length = 0
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This device is remembered for one day.')).toBeVisible()
  expect(hosts).toEqual([HOME, MIRROR])
  expect(page.url()).not.toContain('exchange')
  await expect(balanceOf(page)).toBeVisible()

  // The mirror has no list of its own.
  await signOut(page)
  await page.goto(at(MIRROR, '/login'))
  const offer = page.getByRole('dialog', { name: 'Choose an account' })
  await expect(offer.getByText('kept at our main address')).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  hosts.length = 0
  await offer.getByRole('button', { name: 'Show my accounts' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  expect(new URL(page.url()).host).toBe(HOME)
  expect(page.url()).not.toContain('ticket')
  await expect(main).toContainText(MIRROR)
  await expect(main).not.toContainText(name)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findingsInThemes(page)).toEqual([])
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: /Last here/ }).click()
  await expect(balanceOf(page)).toBeVisible()
  expect(hosts).toEqual([HOME, MIRROR])
  expect(page.url()).not.toContain('exchange')

  // Whoever takes nobody from the list is not sent there again.
  await signOut(page)
  await page.goto(at(MIRROR, '/login'))
  await offer.getByRole('button', { name: 'Show my accounts' }).click()
  await page.getByRole('button', { name: 'Another account' }).click()
  await expect(form).toBeVisible()
  expect(new URL(page.url()).host).toBe(MIRROR)

  // Nobody is left on the list once they have signed out without staying there.
  await page.goto(at(HOME, '/login'))
  await page
    .getByRole('dialog', { name: 'Choose an account' })
    .getByRole('button', { name: /Last here/ })
    .click()
  await expect(balanceOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign out' }) })
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(at(HOME, '/login'))
  await expect(form).toBeVisible()
})
