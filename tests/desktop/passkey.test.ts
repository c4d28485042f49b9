import { answerHandover } from '@portico/contract/session/handover-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedBrowser, launchArgs } from '../../scripts/lib/browser.ts'
import { ensureSite, siteFolder } from '../../scripts/lib/site.ts'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { withAuthenticator } from '../e2e/support/passkeys.ts'
import { balanceOf, english } from '../e2e/support/people.ts'
import { builtClient, clientOn, mainPage, signIn, signOut, visit } from './support/client.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

const SIGN_IN_ORIGIN = 'https://aurora.example'

let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
let system: Browser

beforeAll(async () => {
  await ensureSite()
  gateway = await startGateway({ config: { siteDir: siteFolder(), signInOrigin: SIGN_IN_ORIGIN, proxies: 1 } })
  computer = await clientOn(await builtClient())
  const executablePath = installedBrowser()
  system = await chromium.launch({ args: [...launchArgs], ...(executablePath && { executablePath }) })
})
afterAll(async () => {
  // A request that is still answered when its page goes would fail the whole file.
  await Promise.all((system?.contexts() ?? []).map((context) => context.unrouteAll({ behavior: 'ignoreErrors' })))
  await system?.close()
  await computer?.close()
  await gateway?.close()
})

/** The person's own browser, in which the sign-in origin is this gateway, as behind a proxy that speaks for its name. */
const systemBrowser = async (): Promise<Page> => {
  const context = await system.newContext()
  await context.route(`${SIGN_IN_ORIGIN}/**`, async (route, request) => {
    const { pathname, search, host } = new URL(request.url())
    const { headers, statusCode, rawPayload } = await gateway.gateway.app.inject({
      method: request.method() === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...(await request.allHeaders()), host, 'x-forwarded-proto': 'https' },
      ...(request.postData() === null ? {} : { payload: request.postData()! }),
    })
    const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, [value].flat().join('\n')])
    await route.fulfill({ status: statusCode, headers: Object.fromEntries(fields), body: rawPayload })
  })
  const page = await context.newPage()
  await withAuthenticator(page)
  return page
}

/** What the client had the system open last, in the person's own browser. */
const follow = async (browser: Page, client: Awaited<ReturnType<typeof computer.start>>, count: number): Promise<void> => {
  const links = () => client.deeds.filter(({ what }) => what === 'shell.openExternal').map(({ detail }) => String(detail))
  await expect.poll(() => links().length).toBe(count)
  const url = new URL(links().at(-1)!)
  expect([url.origin, url.pathname]).toEqual([SIGN_IN_ORIGIN, '/passkey'])
  await browser.goto('about:blank')
  await browser.goto(`${url.origin}${english(url.pathname)}${url.hash}`)
}

/** Presses the page's button. Answers the link back, under the scheme of a development build: the page names the brand's. */
const press = async (browser: Page, name: string): Promise<string> => {
  const answer = browser.waitForResponse((response) => response.url().endsWith(answerHandover.path))
  await browser.getByRole('button', { name }).click()
  const { value } = (await (await answer).json()) as { value: { url: string } }
  await expectPage(browser.getByRole('heading', { name: 'Done here' })).toBeVisible()
  return value.url.replace(/^aurora:/, 'portico-development:')
}

test('a passkey is added and logs in from the client, over the system’s browser and a link back [LOGIN-08] [LOGIN-13]', async () => {
  const client = await computer.start([gateway.url])
  const back = (link: string) =>
    client.electron.app.emit('second-instance', { preventDefault: () => undefined }, ['portico', link], '/', { link })
  const page = await mainPage(client)
  const browser = await systemBrowser()

  await signIn(page, await gateway.member('annlee'))
  await visit(page, '/member/securityCenter')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await follow(browser, client, 1)
  await expectPage(browser.getByRole('heading', { name: 'Add a passkey' })).toBeVisible()
  back(await press(browser, 'Add a passkey'))
  await expectPage(page.getByText('The passkey is added.')).toBeVisible()

  await visit(page, '/')
  await signOut(page)
  await page.getByRole('banner').getByText('Log in').first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await follow(browser, client, 2)
  // Whoever has none there goes back to the client's form, which says so, and may try again.
  back(await press(browser, 'Back to the app'))
  await expectPage(page.getByText('You stopped before it was done. Nothing has changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await follow(browser, client, 3)
  const link = await press(browser, 'Use a passkey')
  // The person's own browser is signed in nowhere by it.
  expect((await browser.context().cookies()).map(({ name }) => name)).not.toContain(REMEMBER_COOKIE)
  back(link)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  // The same link once more opens nothing and ends nothing.
  back(link)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  await signOut(page)
  expect(await client.quit()).toBe(0)
})

test('an agent’s passkey logs in from a window of the office, which it comes back to [LOGIN-08] [LOGIN-13]', async () => {
  const client = await computer.start([gateway.url])
  const back = (link: string) =>
    client.electron.app.emit('second-instance', { preventDefault: () => undefined }, ['portico', link], '/', { link })
  const page = await mainPage(client)
  const browser = await systemBrowser()
  const quynh = await gateway.member('quynh')

  await signIn(page, quynh)
  await visit(page, '/member/securityCenter')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await follow(browser, client, 1)
  back(await press(browser, 'Add a passkey'))
  await expectPage(page.getByText('The passkey is added.')).toBeVisible()
  // The player's window left for a passkey as well, and did not come back: what the office began is none of its business.
  await visit(page, '/')
  await signOut(page)
  await page.getByRole('banner').getByText('Log in').first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await follow(browser, client, 2)
  await gateway.promote(quynh)

  back('portico-development://agentHome')
  await expect.poll(() => client.windows().length).toBe(2)
  const { id } = client.windows().at(-1)!
  await expect.poll(() => client.hasPage(id)).toBe(true)
  const office = client.page(id)
  await office.getByRole('button', { name: 'Use a passkey' }).click()
  await follow(browser, client, 3)
  await expectPage(office.getByText('Go on in your browser.')).toBeVisible()
  const link = await press(browser, 'Use a passkey')
  expect(new URL(link).host).toBe('agent')
  back(link)
  await expectPage(office).toHaveURL(/\/agentHome/)
  await expectPage(office.getByRole('button', { name: 'Open this page in another window' })).toBeVisible()
  expect(
    client
      .windows()
      .find((window) => window.id === id)
      ?.window.isFocused(),
  ).toBe(true)
  expect(await client.quit()).toBe(0)
})
