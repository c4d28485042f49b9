import type { Page } from '@playwright/test'
import { shownBy } from '@portico/gateway/testing/authenticator'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { type OwnGateway, ownGateway, SET_UP } from './support/own-gateway.ts'
import { withAuthenticator } from './support/passkeys.ts'
import { english } from './support/people.ts'
import { expect, test as base } from './support/test.ts'

/** A gateway whose agents must have a second factor, which would be in everybody's way at the shared one. */
const test = base.extend<Record<never, never>, { house: OwnGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const house = await ownGateway()
      await house.operator('security', 'agents', 'on')
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  // Passkeys belong to names, and an address of digits is none.
  baseURL: async ({ house }, give) => give(house.origin.replace('127.0.0.1', 'localhost')),
})

/** What is walked at one width with every change is walked at the other with the long passes. */
const WIDE = { form: 'wide', viewport: { width: 1440, height: 900 } } as const
const NARROW = { form: 'narrow', viewport: { width: 390, height: 844 } } as const
const DEEP = { tag: '@deep' } as const

/** Answers the first password. */
const newAgent = async ({ operator }: OwnGateway, account: string): Promise<string> =>
  /Password of \w+: (\S+)/.exec(await operator('account', 'add-agent', account))![1]!

/** A first login at the agents' door, as far as a password of one's own. */
const logInFirst = async (page: Page, account: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Username' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const change = page.getByRole('dialog', { name: 'Choose a new password' })
  await change.getByLabel('New password').fill('three quiet herons')
  await change.getByLabel('Repeat the password').fill('three quiet herons')
  await change.getByRole('button', { name: 'Save and continue' }).click()
}

const enrolStep = (page: Page) => page.getByRole('dialog', { name: 'Protect your account' })

/** That nothing sticks out of the screen to the side. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const { form, viewport, ...details } of [WIDE, { ...NARROW, ...DEEP }])
  test(
    `an agent whose brand wants it adds a passkey before the office opens, and the door helps with a lost password: ${form}`,
    details,
    async ({ page, house }) => {
      await page.setViewportSize(viewport)
      await withAuthenticator(page)
      const account = `key${form}`
      const password = await newAgent(house, account)
      await page.goto(english('/agent'))
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await logInFirst(page, account, password)
      await expect(enrolStep(page).locator('code')).toBeVisible()
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await enrolStep(page).getByRole('button', { name: 'Add a passkey' }).click()
      await expect(enrolStep(page)).toBeHidden()
      await expect(page).toHaveURL(/agentHome/)
    },
  )

for (const { form, viewport, ...details } of [NARROW, { ...WIDE, ...DEEP }])
  test(`an agent whose brand wants it sets up an app before the office opens: ${form}`, details, async ({ page, house }) => {
    await page.setViewportSize(viewport)
    const account = `app${form}`
    const password = await newAgent(house, account)
    await page.goto(english('/agent'))
    await logInFirst(page, account, password)
    const enrol = enrolStep(page)
    const secret = (await enrol.locator('code').textContent())!.replaceAll(' ', '')
    expect(await fits(page)).toBe(true)
    expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
    await enrol.getByLabel('Code from the app').fill('12')
    await enrol.getByRole('button', { name: 'Turn on' }).click()
    await expect(enrol.getByText('Enter the 6 digits that the app shows.')).toBeVisible()
    await enrol.getByLabel('Code from the app').fill(shownBy({ clock: { now: () => new Date() } }, secret))
    await enrol.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    expect(await fits(page)).toBe(true)
    await codes.getByRole('button', { name: 'I have saved them' }).click()
    await expect(codes).toBeHidden()
    await expect(page).toHaveURL(/agentHome/)
  })
