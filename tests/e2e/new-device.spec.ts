import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { SET_UP } from './support/own-gateway.ts'
import { withAuthenticator } from './support/passkeys.ts'
import { balanceOf, DEMO, english, register } from './support/people.ts'
import { type SandboxGateway, sandboxGateway } from './support/sandbox-gateway.ts'
import { expect, test as base } from './support/test.ts'

/** A gateway that believes what its proxy says of networks, and whose clock the test moves: an address is sent one code a minute. */
const test = base.extend<Record<never, never>, { house: SandboxGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const house = await sandboxGateway({ TRUST_PROXY: '1' })
      await house.enter('lan')
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  // Passkeys belong to names, and an address of digits is none.
  baseURL: async ({ house }, give) => give(house.origin.replace('127.0.0.1', 'localhost')),
})

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const from = (page: Page, network: string): Promise<void> => page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': network })

/** Another browser in another network, as far as the gateway can know. */
const moveAway = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto('about:blank')
  await page.context().clearCookies()
  await from(page, '203.0.113.9')
}

const typePassword = async (page: Page, account: string): Promise<void> => {
  await page.goto(english('/login'))
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

const codeTo = async ({ operator }: SandboxGateway, number: string): Promise<string> =>
  /\b\d{6}\b/.exec((await operator('messages', '--to', number, '--count', '1')).split('\n').slice(2).join('\n'))?.[0] ?? ''

test('a new device in a new network is asked for a code by SMS, and the same one is not asked again [LOGIN-09] [LOGIN-19]', async ({
  page,
  house,
}) => {
  await from(page, '198.51.100.7')
  const account = await register(page)
  const number = `912${randomInt(100_000, 999_999)}`
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Mobile: Set up' }).click()
  const binding = page.getByRole('dialog', { name: 'Add a mobile number' })
  await binding.getByLabel('Mobile number').fill(`0${number}`)
  await binding.getByRole('button', { name: 'Get code' }).click()
  await expect(binding.getByLabel('Code', { exact: true })).toBeFocused()
  await binding.getByLabel('Code', { exact: true }).fill(await codeTo(house, `+84${number}`))
  await expect(binding).toBeHidden()
  await house.pass(0, 2)

  await moveAway(page)
  await typePassword(page, account)
  const step = page.getByRole('dialog', { name: 'Enter the code' })
  await expect(step).toContainText('You are logging in on a new device')
  // The number in part: who has the password alone does not learn it.
  await expect(step).not.toContainText(number)
  await step.getByRole('button', { name: 'Get code' }).click()
  const field = step.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await field.fill('000000')
  await expect(step.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await page.setViewportSize(NARROW)
  await step.getByRole('checkbox', { name: 'Trust this device for 30 days' }).check()
  await field.fill(await codeTo(house, `+84${number}`))
  await expect(step).toBeHidden()
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await from(page, '192.0.2.33')
  await typePassword(page, account)
  await expect(balanceOf(page)).toBeVisible()
})

test('a new device in a new network may be confirmed by a code to the bound e-mail instead of the number [LOGIN-09]', async ({
  page,
  house,
}) => {
  await from(page, '198.51.100.7')
  const account = await register(page)
  const number = `913${randomInt(100_000, 999_999)}`
  const address = `${account}@mail.example`
  await page.goto(english('/member/securityCenter'))
  for (const [row, title, field, value, to] of [
    ['Mobile', 'Add a mobile number', 'Mobile number', `0${number}`, `+84${number}`],
    ['E-mail', 'Add an e-mail address', 'New e-mail address', address, address],
  ] as const) {
    await page.getByRole('button', { name: `${row}: Set up` }).click()
    const binding = page.getByRole('dialog', { name: title })
    await binding.getByLabel(field).fill(value)
    await binding.getByRole('button', { name: 'Get code' }).click()
    await expect(binding.getByLabel('Code', { exact: true })).toBeFocused()
    await binding.getByLabel('Code', { exact: true }).fill(await codeTo(house, to))
    await expect(binding).toBeHidden()
  }
  await house.pass(0, 2)

  await moveAway(page)
  await typePassword(page, account)
  const question = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(question).toContainText('You are logging in on a new device. Choose how to confirm.')
  // Both in part: who has the password alone learns neither.
  await expect(question).not.toContainText(address)
  await expect(question).not.toContainText(number)
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await page.setViewportSize(NARROW)
  await question.getByRole('button', { name: /E-mail code/ }).click()
  const step = page.getByRole('dialog', { name: 'Enter the code' })
  const field = step.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  await field.fill('000000')
  await expect(step.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await field.fill(await codeTo(house, address))
  await expect(step).toBeHidden()
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()

  // Not trusted: a third network is asked again.
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  await from(page, '192.0.2.33')
  await typePassword(page, account)
  await expect(question).toBeVisible()
})

test('a passkey answers for a new device in a new network, on a telephone [LOGIN-09] [LOGIN-13]', async ({ page }) => {
  const owner = await withAuthenticator(page)
  await from(page, '198.51.100.7')
  const account = await register(page)
  await page.goto(english('/member/securityCenter'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device only')).toBeVisible()

  await moveAway(page)
  // Nobody chooses it where the name is typed: it is to be the second proof.
  await owner.presence(false)
  await page.setViewportSize(NARROW)
  await typePassword(page, account)
  const step = page.getByRole('dialog', { name: 'Is this you?' })
  const button = step.getByRole('button', { name: 'Use a passkey' })
  await expect(button).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
  // Its owner is there and does not show who they are: nobody comes in, and nothing is said to be wrong.
  await owner.verified(false)
  await owner.presence(true)
  await button.click()
  await expect(button).toBeEnabled()
  await expect(step.getByRole('alert')).toHaveCount(0)
  await owner.verified(true)
  await button.click()
  await expect(step).toBeHidden()
  await page.setViewportSize(WIDE)
  await expect(balanceOf(page)).toBeVisible()
})
