import { afterEach, beforeEach, expect, test } from 'vitest'
import type { electronUpdates } from '../../../main/updates/updates.electron.ts'
import type { InstallBlocker } from '../../../main/updates/states.ts'
import { freshUpdateMemory } from '../../../main/updates/memory.ts'
import type { Credentials } from '../../../main/proxy/auth.ts'
import { createProxyAuth } from '../../../main/proxy/auth.ts'
import { createProxy } from '../../../main/proxy/proxy.ts'
import { observable } from '../../../main/ports.ts'
import { testClock } from '../../../main/testing/clock.ts'
import { silentLog } from '../../../main/testing/log.ts'
import { createElectron, newMachine } from '../fake/index.ts'
import { nodeImport } from '../harness/node-import.ts'
import { BRAND, createStage } from './stage.ts'

let stage: ReturnType<typeof createStage>
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.strike())

/** The client's updates as Electron's main would have them, on the fake. */
const underElectron = async () => {
  const fake = createElectron(newMachine({ packaged: true }))
  Reflect.set(globalThis, Symbol.for('portico.electron'), fake)
  await fake.electron.app.whenReady()
  const loaded = (await nodeImport(new URL('../../../main/updates/updates.electron.ts', import.meta.url).href)) as {
    electronUpdates: typeof electronUpdates
  }
  const proxy = createProxy({ first: { mode: 'manual', server: 'http://proxy.test:3128', bypass: '' }, log: silentLog })
  const updates = loaded.electronUpdates({
    clock: testClock(),
    random: () => 0.5,
    log: silentLog,
    memory: { read: () => freshUpdateMemory, write: () => {} },
    installBlocker: observable<InstallBlocker>(null),
    client: {
      ...BRAND,
      id: 'aurora',
      merchantCode: 'aurora',
      name: 'Aurora',
      languages: [],
      ground: { dark: '#000', light: '#fff' },
      version: '1.0.0',
      domains: '',
    },
    development: false,
    proxy,
    proxyAuth: createProxyAuth(),
    quitting: () => {},
  })
  return { fake, proxy, updates }
}

test('the proxy setting reaches the updater before its first request [DESKTOP-02]', async () => {
  stage.machine({ hosts: [] })
  const { fake, proxy, updates } = await underElectron()
  expect(proxy.reached()).toEqual([])
  await updates.check()
  expect(proxy.reached()).toEqual(['updates'])
  expect(fake.sessions.stateOf('electron-updater').proxy).toMatchObject({ proxyRules: expect.stringContaining('proxy.test:3128') })
})

test('an installation of another kind is told where to get the installer [DESKTOP-02]', async () => {
  delete process.env.APPIMAGE
  const { proxy, updates } = await underElectron()
  expect(await updates.check()).toEqual({ kind: 'off', reason: 'OTHER_INSTALL', until: null, manualUrl: BRAND.manualUrl })
  expect(proxy.reached()).toEqual([])
})

test('a proxy that wants a password gets the one the person gave, and asks again when it is wrong [DESKTOP-02]', async () => {
  const auth = createProxyAuth()
  const { updater } = stage.machine({ hosts: [], proxyAuth: auth })
  const ask = () =>
    new Promise<Credentials>((resolve) => {
      const challenge = { isProxy: true, scheme: 'basic', host: 'proxy.test', port: 3128, realm: 'office' }
      updater.emit('login', challenge, (username, password) => resolve({ username, password }))
    })
  const first = ask()
  auth.reply({ username: 'linh', password: 'wrong' })
  expect(await first).toEqual({ username: 'linh', password: 'wrong' })
  const second = ask()
  expect(auth.asking.get()).toEqual({ host: 'proxy.test:3128', realm: 'office' })
  auth.reply({ username: 'linh', password: 'right' })
  expect(await second).toEqual({ username: 'linh', password: 'right' })
})
