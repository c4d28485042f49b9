import { EventEmitter } from 'node:events'
import type { AutoUpdater } from 'electron'
import type { AppUpdater } from 'electron-updater'
import { expect, test } from 'vitest'
import { createProxyAuth } from '../proxy/auth.ts'
import { silentLog } from '../testing/log.ts'
import { disk } from './disk.ts'
import { createFeed } from './feed.electron.ts'

/** The library on macOS: it hands the update to the system and installs nothing itself. */
const setUp = () => {
  const system = new EventEmitter()
  system.on('update-downloaded', () => undefined)
  const updater = Object.assign(new EventEmitter(), {
    signals: { progress: () => undefined, login: () => undefined },
    quitAndInstall: () => void system.on('update-downloaded', () => undefined),
  })
  const lifecycle: string[] = []
  const feed = createFeed({
    updater: updater as unknown as AppUpdater,
    log: silentLog,
    disk,
    development: false,
    proxyAuth: createProxyAuth(),
    appImage: undefined,
    quitting: () => void lifecycle.push('quitting'),
    quit: () => void lifecycle.push('quit'),
    system: () => system as unknown as AutoUpdater,
  })
  const listenerCounts = () => ['update-downloaded', 'before-quit-for-update'].map((event) => system.listenerCount(event))
  return { feed, updater, system, lifecycle, listenerCounts }
}

test('on macOS the client leaves when the system says that it goes on, and not while it unpacks [DESKTOP-02]', () => {
  const { feed, system, lifecycle } = setUp()
  void feed.install()
  expect(lifecycle).toEqual([])
  system.emit('before-quit-for-update')
  expect(lifecycle).toEqual(['quitting'])
})

test('an installation that fails leaves nothing behind, and the client stays as it was [DESKTOP-02]', async () => {
  const { feed, updater, lifecycle, listenerCounts } = setUp()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const installing = feed.install()
    updater.emit('error', new Error('Could not get code signature'))
    await expect(installing).rejects.toMatchObject({ code: 'INSTALL' })
    expect(listenerCounts()).toEqual([1, 0])
  }
  expect(lifecycle).toEqual([])
})
