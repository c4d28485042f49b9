import type { ClientConfig } from '@portico/contract/desktop/brand'
import { app, autoUpdater, session } from 'electron'
import { existsSync } from 'node:fs'
import type { RandomSource, Clock, JsonStore, Log, Observable } from '../ports.ts'
import type { ProxyAuth } from '../proxy/auth.ts'
import type { Proxy } from '../proxy/proxy.ts'
import { disk } from './disk.ts'
import type { Feed } from './feed.ts'
import { installationOf } from './installation.ts'
import type { UpdateMemory } from './memory.ts'
import type { InstallBlocker } from './states.ts'
import { createUpdates, type Updates } from './updates.ts'

/** The library's own name for the session it downloads with. */
const PARTITION = 'electron-updater'

interface Deps {
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly memory: JsonStore<UpdateMemory>
  readonly installBlocker: Observable<InstallBlocker>
  readonly client: ClientConfig
  readonly development: boolean
  readonly proxy: Pick<Proxy, 'attach'>
  readonly proxyAuth: Pick<ProxyAuth, 'known' | 'answer'>
  /** Told before the client goes for an installation: windows close now, and do not hide. */
  readonly quitting: () => void
}

/** The client's updates over electron-updater, which is not loaded before it is needed. Call after `app` is ready. */
export const electronUpdates = (deps: Deps): Updates => {
  const { clock, random, log, memory, installBlocker, client, development, proxy, proxyAuth, quitting } = deps
  const { platform, arch } = process
  const appImage = platform === 'linux' ? process.env.APPIMAGE : undefined
  let feed: Promise<Feed> | undefined

  const loadFeed = async (): Promise<Feed> => {
    const { createFeed, systemUpdater } = await import('./feed.electron.ts')
    await proxy.attach('updates', session.fromPartition(PARTITION, { cache: false }))
    const updater = systemUpdater(platform)
    return createFeed({ updater, log, disk, development, proxyAuth, appImage, quitting, quit: () => app.quit(), system: () => autoUpdater })
  }

  return createUpdates({
    clock,
    random,
    log,
    memory,
    installBlocker,
    disk,
    running: { appId: client.appId, version: client.version, platform, arch, keys: client.updateKeys },
    hosts: client.publishHosts,
    manualUrl: client.manualUrl,
    installation: installationOf({
      development,
      platform,
      productName: client.productName,
      program: process.execPath,
      appImage,
      exists: existsSync,
    }),
    folder: app.getPath('userData'),
    feed: () => {
      feed ??= loadFeed()
      return feed
    },
  })
}
