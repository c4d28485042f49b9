import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ensureClient } from '../../../scripts/desktop/client.ts'
import { expect } from '../../e2e/support/expect.ts'
import { logIn } from '../../e2e/support/people.ts'
import { closePopups } from '../../e2e/support/popups.ts'
import { toChromium } from '../harness/address.ts'
import { type Client, type Computer, newComputer } from '../harness/client.ts'

/** The folder of the development build, made when it is out of date: a release never talks to this machine. */
export const builtClient = (): Promise<string> => ensureClient({ brand: 'aurora', development: true })

/** A computer on which the client can be started against gateways, the first of them in use. `hosts`: addresses of names. */
export const clientOn = async (folder: string, hosts: Readonly<Record<string, string>> = {}) => {
  const computer: Computer = await newComputer({ appPath: folder, hosts })
  if (!existsSync(join(folder, 'preload.cjs'))) throw new Error(`there is no built client in ${folder}`)
  const start = (gateways: readonly string[], argv: readonly string[] = []): Promise<Client> => {
    Object.assign(process.env, { PORTICO_GATEWAY: gateways.join(','), PORTICO_PROFILE: computer.machine.userData })
    return computer.start({ entry: join(folder, 'main', 'index.js'), argv })
  }
  return { ...computer, start }
}

/** The player's window, once it shows the site, with whatever popups an operator opens above it. */
export const pageWithPopups = async (client: Client): Promise<Page> => {
  await expect.poll(() => client.windows().length).toBeGreaterThan(0)
  const { id } = client.windows()[0]!
  await expect.poll(() => client.hasPage(id)).toBe(true)
  const page = client.page(id)
  await expect(page.getByRole('banner')).toBeVisible()
  return page
}

/** The player's window, once it shows the site; popups are closed as they open. */
export const mainPage = async (client: Client): Promise<Page> => {
  const page = await pageWithPopups(client)
  await closePopups(page)
  return page
}

/** Shows an address of the renderer, in English. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(toChromium(`app://portico${path}${path.includes('?') ? '&' : '?'}lang=EN`))
}

/** Signs in through the dialog, in English. */
export const signIn = async (page: Page, { account, password }: { account: string; password: string }): Promise<void> => {
  await visit(page, '/')
  await logIn(page, account, { password })
}

/** Signs out as a person does, and waits until nobody is signed in. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByText('Log in')).toBeVisible()
}

/** Ends the process of the player's page, and waits until a new one stands in its place. */
export const crashMain = async (client: Client): Promise<void> => {
  const { id } = client.windows()[0]!
  const broken = client.page(id)
  await broken.goto('chrome://crash').catch(() => undefined)
  await expect.poll(() => client.page(id) !== broken, { timeout: 40_000 }).toBe(true)
}
