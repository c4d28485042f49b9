import { readConfig } from '@portico/gateway/config'
import { identityProvider, type IdentityProvider } from '@portico/gateway/testing/identity-provider'
import { CALLBACK, SIGN_IN_ORIGIN, socialBrowser } from '@portico/gateway/testing/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import { builtClient, clientOn, mainPage, signIn, signOut, visit } from './support/client.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let provider: IdentityProvider
let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
const browser = socialBrowser(
  () => gateway.gateway,
  () => provider,
)

beforeAll(async () => {
  provider = await identityProvider([CALLBACK])
  const { brand } = readConfig({ BRAND: 'aurora' })
  gateway = await startGateway({
    config: { signInOrigin: SIGN_IN_ORIGIN, brand: { ...brand, modules: { ...brand.modules, socialLogin: true } } },
    integrations: { social: [provider.as('google')] },
  })
  computer = await clientOn(await builtClient())
})
afterAll(async () => {
  await computer?.close()
  await gateway?.close()
  await provider?.close()
})

test('an account at a provider is linked and logs in from the client, over the system’s browser and a link back [LOGIN-02] [LOGIN-08]', async () => {
  const client = await computer.start([gateway.url])
  const back = (link: string) =>
    client.electron.app.emit('second-instance', { preventDefault: () => undefined }, ['portico', link], '/', { link })
  /** What the system's browser does with the address that it was opened with last. Answers the link back. */
  const goThrough = async (count: number): Promise<string> => {
    const links = () => client.deeds.filter(({ what }) => what === 'shell.openExternal').map(({ detail }) => String(detail))
    await expect.poll(() => links().length).toBe(count)
    const { returned, cookies } = await browser.away(links().at(-1)!)
    const { body } = await browser.stop(returned, cookies)
    return /url=aurora:\/\/(login\?exchange=[\w-]{43})"/.exec(body)?.[1] ?? ''
  }
  const page = await mainPage(client)
  provider.is('g-ann', {})

  await signIn(page, await gateway.member('annlee'))
  await visit(page, '/member/securityCenter')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await expectPage(page.getByText('Go on at Google in your browser.')).toBeVisible()
  back(`portico-development://${await goThrough(1)}`)
  await expectPage(page.getByText('The account is linked.')).toBeVisible()

  await visit(page, '/')
  await signOut(page)
  await page.getByRole('banner').getByText('Log in').first().click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expectPage(page.getByText('Go on at Google in your browser.')).toBeVisible()
  const link = `portico-development://${await goThrough(2)}`
  back(link)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  // The same link once more opens nothing and ends nothing.
  back(link)
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  expect(await client.quit()).toBe(0)
})
