import { REQUESTS } from '@portico/contract/desktop/channels'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findings } from '../e2e/support/axe.ts'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf } from '../e2e/support/people.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, crashMain, mainPage, signIn, signOut } from './support/client.ts'
import { ask, openGame, vendorSites } from './support/game.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'
import { HOSTS, launch } from './support/launch.ts'

let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page

beforeAll(async () => {
  gateway = await startGateway()
  computer = await clientOn(await builtClient(), HOSTS)
  for (const [origin, site] of vendorSites(() => {})) computer.sites.set(origin, site)
})
afterAll(async () => {
  await computer?.close()
  await gateway?.close()
})
beforeEach(async () => {
  client = await computer.start([gateway.url])
  page = await mainPage(client)
})
afterEach(() => client?.quit())

const mainId = (): number => client.windows()[0]!.id
const opened = (): unknown[] => client.deeds.filter(({ what }) => what === 'shell.openExternal').map(({ detail }) => detail)

describe('the windows of the client [DESKTOP-05]', () => {
  test('a page that crashes is loaded again three times, and then an accessible page says so', async () => {
    for (let time = 0; time < 3; time++) {
      await crashMain(client)
      await expectPage(client.page(mainId()).getByRole('banner')).toBeVisible({ timeout: 120_000 })
    }
    await crashMain(client)
    const last = client.page(mainId())
    await expectPage(last.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPage(last.getByRole('link')).toBeVisible()
    expect(await findings(last)).toEqual([])
    await last.getByRole('link').press('Enter')
    await expectPage(last.getByRole('banner')).toBeVisible({ timeout: 120_000 })
  })

  test('links lead out to the system, and our page stays', async () => {
    await page.evaluate(`window.open('https://help.example/popup'); null`)
    await expect.poll(opened).toEqual(['https://help.example/popup'])
    await page.evaluate(`location.href = 'https://help.example/left'; null`)
    await expect.poll(opened).toEqual(['https://help.example/popup', 'https://help.example/left'])
    for (const url of ['http://help.example/', 'https://a:b@help.example/'])
      await page.evaluate(`window.open(${JSON.stringify(url)}); null`)
    for (const url of ['http://help.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'ms-settings:', 'portico://login'])
      expect(await ask(page, 'shell.openExternal', url), url).toMatchObject({ ok: false })
    expect(await ask(page, 'shell.openExternal', 'mailto:help@help.example')).toEqual({ ok: true, value: null })
    expect(opened().length).toBe(3)
    expect(client.windows().length).toBe(1)
    await expectPage(page.getByRole('banner')).toBeVisible()
  })

  test('our pages get no permission but full screen', async () => {
    const state = client.sessions.stateOf('')
    const check = (name: string, from = 'app://portico') =>
      state.setPermissionCheckHandler!(null, name as never, from, { isMainFrame: true })
    expect(check('fullscreen')).toBe(true)
    expect(check('fullscreen', 'https://elsewhere.example')).toBe(false)
    for (const name of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'pointerLock'])
      expect(check(name), name).toBe(false)
    expect(await page.evaluate(`navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state)`)).toBe('denied')
    expect(await page.evaluate(`navigator.permissions.query({ name: 'notifications' }).then(({ state }) => state)`)).toBe('denied')
  })

  test('every channel refuses frames that are not the top frame of our page', async () => {
    const frames = [
      { url: 'https://elsewhere.example/', parent: null },
      { url: 'app://portico/', parent: {} },
      { url: 'about:blank', parent: null },
      null,
    ]
    expect(client.channels()).toEqual(Object.keys(REQUESTS))
    for (const channel of client.channels())
      for (const frame of frames) expect(await client.invoke(mainId(), channel, [], frame)).toEqual({ ok: false, code: 'REFUSED' })
  })

  test('a game has no way to ask main anything', async () => {
    const game = await openGame(client, page, launch('chicken'))
    for (const channel of client.channels())
      expect(await client.invoke(game.id, channel, [], { url: 'app://portico/', parent: null })).toEqual({ ok: false, code: 'REFUSED' })
  })

  test('a link of ours shows its page in the window that is there, and nothing else', async () => {
    const event = { preventDefault: () => undefined }
    const second = (link: string) => client.electron.app.emit('second-instance', event, ['portico', link], '/', { link })
    second('portico-development://promotions')
    await expectPage(page).toHaveURL(/\/promotions/)
    second('portico-development://../../etc/passwd')
    second('portico-development://promotions?next=https://elsewhere.example')
    second('https://elsewhere.example/')
    await expectPage(page).toHaveURL(/\/promotions$/)
    expect(client.windows().length).toBe(1)
  })
})

test('a link that starts the client leads to its page [DESKTOP-07]', async () => {
  await client.quit()
  client = await computer.start([gateway.url], ['portico-development://promotions'])
  page = await mainPage(client)
  await expectPage(page).toHaveURL(/\/promotions$/)
})

describe('signing out [DESKTOP-04]', () => {
  test('closes every window of the session but the one that asks', async () => {
    await signIn(page, await gateway.member('annlee'))
    await openGame(client, page, launch('chicken'))
    expect(await ask(page, 'windows.openOffice', '/agentHome')).toEqual({ ok: true, value: null })
    expect(await ask(page, 'windows.openOffice', '/member/depositv2')).toEqual({ ok: false, code: 'NOT_ALLOWED' })
    expect(client.windows().length).toBe(3)
    await expectPage(balanceOf(page)).toContainText('1,000,000.00')

    const office = client.windows().at(-1)!
    await expect.poll(() => office.window.isFocused(), { timeout: 120_000 }).toBe(true)
    // As the click that follows does.
    client.windows()[0]!.window.focus()
    await signOut(page)
    await expect.poll(() => client.windows().map(({ id }) => id)).toEqual([mainId()])
  })

  test('works from the tray as well', async () => {
    await signIn(page, await gateway.member('bobtran'))
    await openGame(client, page, launch('chicken'))
    const tray = client.native.trays.at(-1)!
    tray.menu!.items.find(({ id }) => id === 'signOut')!.click!(undefined as never, undefined as never, undefined as never)
    await expectPage(page.getByRole('banner').getByText('Log in')).toBeVisible()
    await expect.poll(() => client.windows().length).toBe(1)
  })
})
