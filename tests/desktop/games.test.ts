import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_WINDOW_PROPERTIES } from '../../main/games/properties.ts'
import { DENIED } from '../../main/windows/permissions.ts'
import { expect as expectPage } from '../e2e/support/expect.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage } from './support/client.ts'
import { ask, openGame, type OpenedGame, vendorSites } from './support/game.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'
import { ALLOWED, ELSEWHERE, HOSTS, INWARD, launch } from './support/launch.ts'

let gateway: RealGateway
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let shell: Page
let game: OpenedGame
const visits: string[] = []

beforeAll(async () => {
  gateway = await startGateway()
  computer = await clientOn(await builtClient(), HOSTS)
  for (const [origin, site] of vendorSites((url) => void visits.push(url))) computer.sites.set(origin, site)
  client = await computer.start([gateway.url])
  shell = await mainPage(client)
  game = await openGame(client, shell, launch('chicken'))
})
afterAll(async () => {
  await client?.quit()
  await computer?.close()
  await gateway?.close()
})

const preferences = () => game.options.webPreferences ?? {}
const run = <T>(code: string): Promise<T> => game.page.evaluate(code)
/** What a fetch of the game's page came to. */
const fetched = (url: string): Promise<string> =>
  run(`fetch(${JSON.stringify(url)}, { mode: 'no-cors' }).then(() => 'answered', () => 'blocked')`)
const title = () => game.window.getTitle()

type GameWindowProperty = (typeof GAME_WINDOW_PROPERTIES)[number]['name']

/** A check for each property: on the options the window was made with, and on the page that runs in it. */
const CHECKS: Readonly<Record<GameWindowProperty, () => Promise<void>>> = {
  partition: async () => {
    expect(preferences().partition).toMatch(/^(?!persist:)./)
    expect(game.driver.session.isPersistent()).toBe(false)
    await run(`localStorage.setItem('mine', '1')`)
    const other = await openGame(client, shell, launch('duck'))
    expect(other.options.webPreferences?.partition).not.toBe(preferences().partition)
    expect(await other.page.evaluate(`localStorage.setItem('mine', '2'); localStorage.length`)).toBe(1)
    expect(await run(`localStorage.getItem('mine')`)).toBe('1')
    other.window.close()
    await expect.poll(() => client.windows().length).toBe(2)
    const again = await openGame(client, shell, launch('duck'))
    expect(await again.page.evaluate('localStorage.length')).toBe(0)
    again.window.close()
    await expect.poll(() => client.windows().length).toBe(2)
  },
  'no-preload': async () => {
    expect(preferences().preload).toBeUndefined()
    expect(await run(`typeof window.portico`)).toBe('undefined')
  },
  sandbox: async () => {
    expect(preferences().sandbox).toBe(true)
    expect(client.electron.app.commandLine.hasSwitch('enable-sandbox')).toBe(true)
  },
  isolation: async () => expect(preferences().contextIsolation).toBe(true),
  'no-node': async () => {
    const { nodeIntegration, nodeIntegrationInSubFrames, nodeIntegrationInWorker } = preferences()
    expect([nodeIntegration, nodeIntegrationInSubFrames, nodeIntegrationInWorker]).toEqual([false, false, false])
    const seen = 'typeof require + typeof process'
    expect(await run(seen)).toBe('undefinedundefined')
    expect(await game.page.frames()[1]?.evaluate(seen)).toBe('undefinedundefined')
    const worker = `new Promise((resolve) => (new Worker('/worker.js').onmessage = ({ data }) => resolve(data)))`
    expect(await run(worker)).toBe('undefinedundefined')
  },
  'web-security': async () => {
    const { webSecurity, allowRunningInsecureContent, experimentalFeatures } = preferences()
    expect([webSecurity, allowRunningInsecureContent, experimentalFeatures]).toEqual([true, false, false])
    expect(await run(`fetch('${ELSEWHERE}/read').then(() => 'read', () => 'not read')`)).toBe('not read')
  },
  'no-webview': async () => {
    expect(preferences().webviewTag).toBe(false)
    let prevented = false
    game.driver.contents.emit('will-attach-webview', { preventDefault: () => void (prevented = true) }, {}, {})
    expect(prevented).toBe(true)
    // An element without powers: Chromium calls it one thing and its headless shell the other.
    expect(await run(`document.createElement('webview').constructor.name`)).toMatch(/^HTML(Unknown)?Element$/)
  },
  'no-popup': async () => {
    await run(`window.open('${ALLOWED}/popup'); null`)
    await expect.poll(() => computer.seen.popups.at(-1)).toEqual({ url: `${ALLOWED}/popup`, action: 'deny' })
    expect(visits).not.toContain(`${ALLOWED}/popup`)
    expect(client.windows().length).toBe(2)
    expect(client.deeds.filter(({ what }) => what === 'shell.openExternal')).toEqual([])
  },
  'no-download': async () => {
    await run(`location.href = '/file'; null`)
    await expect.poll(() => computer.seen.downloads).toEqual([{ url: expect.stringContaining('/file'), allowed: false }])
  },
  navigation: async () => {
    await run(`location.href = '${ELSEWHERE}/left'; null`)
    await run(`location.href = '/leave'; null`)
    await expect.poll(() => visits.some((url) => url.endsWith('/leave'))).toBe(true)
    await expectPage(game.page.getByRole('heading')).toHaveText('/play')
    expect(visits.filter((url) => /\/(left|landed)$/.test(url))).toEqual([])
    await run(`location.href = '${ALLOWED}/table'; null`)
    await expectPage(game.page.getByRole('heading')).toHaveText('/table')
  },
  permissions: async () => {
    const { setPermissionCheckHandler: check, setPermissionRequestHandler: request } = game.state
    for (const name of Object.keys(DENIED) as Parameters<NonNullable<typeof check>>[1][]) {
      const expected = name === 'fullscreen'
      expect(check!(game.driver.contents, name, ALLOWED, { isMainFrame: true }), name).toBe(expected)
      const answer = new Promise((resolve) =>
        request!(game.driver.contents, name as never, resolve, { requestingUrl: ALLOWED, isMainFrame: true }),
      )
      expect(await answer, name).toBe(expected)
    }
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read']
    const states = await run<string[]>(
      `Promise.all(${JSON.stringify(names)}.map((name) => navigator.permissions.query({ name }).then(({ state }) => state)))`,
    )
    expect(new Set(states)).toEqual(new Set(['denied']))
    const aiming = await openGame(client, shell, launch('aim', { pointerLock: true }))
    expect(aiming.state.setPermissionCheckHandler!(null, 'pointerLock' as never, ALLOWED, { isMainFrame: true })).toBe(true)
    aiming.window.close()
    await expect.poll(() => client.windows().length).toBe(2)
  },
  'no-device': async () => {
    expect(game.state.setDevicePermissionHandler!({ deviceType: 'usb', origin: ALLOWED, device: {} as never })).toBe(false)
    expect(await new Promise((resolve) => game.state.setDisplayMediaRequestHandler!({} as never, resolve))).toBeNull()
    let chosen: unknown = 'none'
    const event = { preventDefault: () => undefined }
    client.electron.app.emit(
      'select-client-certificate',
      event,
      game.driver.contents,
      ALLOWED,
      [{}],
      (certificate?: unknown) => (chosen = certificate),
    )
    expect(chosen).toBeUndefined()
  },
  network: async () => {
    const inner = [
      'https://10.0.0.1/',
      'https://192.168.1.1/',
      'https://[fe80::1]/',
      'https://169.254.169.254/',
      'https://router.lan/',
      `${INWARD}/in`,
    ]
    for (const url of [...inner, 'http://elsewhere.example/plain']) expect(await fetched(url), url).toBe('blocked')
    expect(visits.filter((url) => /inward|plain/.test(url))).toEqual([])
    expect(await fetched(`${ELSEWHERE}/picture`)).toBe('answered')
  },
  title: async () => {
    expect(await game.page.title()).toBe("Vendor's own title")
    expect(title()).toBe(`Game chicken — ${ALLOWED}`)
    await run(`document.title = 'Your bank'; null`)
    expect(title()).toBe(`Game chicken — ${ALLOWED}`)
  },
}

describe('a game window [DESKTOP-04]', () => {
  test.each(GAME_WINDOW_PROPERTIES)('$number: $holds', ({ name }) => CHECKS[name]())

  test('there is one for each game, and eight at most', async () => {
    const count = client.windows().length
    expect(await ask(shell, 'games.open', launch('chicken'))).toEqual({ ok: true, value: null })
    expect(client.windows().length).toBe(count)
    for (let number = 0; number < 7; number++) await openGame(client, shell, launch(`more-${number}`))
    expect(await ask(shell, 'games.open', launch('ninth'))).toEqual({ ok: false, code: 'TOO_MANY' })
    expect(await ask(shell, 'games.open', launch('bad', { url: 'http://game.vendor.example/' }))).toEqual({
      ok: false,
      code: 'NOT_ALLOWED',
    })
  })
})
