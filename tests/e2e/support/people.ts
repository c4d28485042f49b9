import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { placeSlip } from './placing.ts'
import { DEMO_MEMBER, DEMO_PASSWORD, SUB_AGENT, TOP_AGENT } from '@portico/demo/seed/people'

export const DEMO = { member: DEMO_MEMBER, agent: SUB_AGENT, topAgent: TOP_AGENT, password: DEMO_PASSWORD }

/** An address in English. */
export const english = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=EN`

/** An account name nobody has. */
export const newName = (): string => `e2e${Date.now().toString(36)}${randomInt(1296).toString(36)}`

/** The dialog one logs in or registers by: an operator's popup may open beside it. */
const formDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })

/** Logs in through the dialog of whatever page is shown, by its header; around a game there is none, and its page asks itself. */
export const logIn = async (
  page: Page,
  account: string,
  { password = DEMO.password, from = 'banner' }: { password?: string; from?: 'banner' | 'main' } = {},
): Promise<void> => {
  const place = page.getByRole(from)
  await place
    .getByRole('button', { name: 'Log in' })
    .or(place.getByRole('link', { name: 'Log in' }))
    .click()
  const dialog = formDialog(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens an account from the lobby, and is logged in. Answers its name. */
export const register = async (page: Page): Promise<string> => {
  const name = newName()
  await page.goto(english('/register'))
  const dialog = formDialog(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await dialog.getByLabel(/(Confirm|Repeat).*password/i).fill(DEMO.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog).toBeHidden()
  return name
}

/** Pays demo money in, and sees it credited. */
export const deposit = async (page: Page, amount: string): Promise<void> => {
  await page.goto(english('/member/depositv2'))
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: /^Deposit \d/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'has been credited' })).toBeVisible()
}

/** Signs in on the agents' login page. */
export const enterOffice = async (page: Page, account: string): Promise<void> => {
  await page.goto(english('/agent'))
  await page.getByRole('textbox', { name: 'Username' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Opens an address and waits until its event stream has said hello, so that nothing told from now on is missed. */
export const openWithEvents = async (page: Page, address: string): Promise<void> => {
  // From here on a socket is one of this page: that of the page before may have been about to open.
  await page.goto(address, { waitUntil: 'commit' })
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived')
  await page.waitForLoadState()
}

/** The balance in the header, or in the bar of a game, around which there is no header. */
export const balanceOf = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('group', { name: 'Bar of the game' }))
    .getByRole('group', { name: 'Balance' })

/** Seconds until betting closes on the lottery that is shown; 0 while it is closed. */
export const secondsLeft = async (page: Page): Promise<number> => {
  const [seconds = 0, minutes = 0] = ((await page.getByRole('timer').first().textContent()) ?? '').split(':').reverse().map(Number)
  return minutes * 60 + seconds || 0
}

/**
 * Bets on all ten digits of one place of the lottery that is shown: ten notes, one of which wins whatever is drawn.
 * Whoever comes late in an issue waits for the next one, so that the receipt can be read before the draw. Returns the slip with its receipt.
 */
export const placeTenNotes = (page: Page) => placePlace(page, 'All', '20,000')

/** Bets on digits of the first place, chosen by one of the row's buttons, in whichever issue has time left. */
export const placePlace = async (page: Page, choice: 'All' | 'Big', stake: string) => {
  await expect.poll(() => secondsLeft(page), { timeout: 90_000 }).toBeGreaterThan(20)
  await page.getByRole('tab', { name: 'Fixed place' }).click()
  await page.getByRole('button', { name: `Ten-thousands: ${choice}` }).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText(stake).first()).toBeVisible()

  await placeSlip(page, slip, slip.getByRole('status').filter({ hasText: 'placed' }))
  return slip
}
