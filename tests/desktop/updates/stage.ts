import type { DesktopBrand } from '@portico/contract/desktop/brand'
import type { UpdateState } from '@portico/contract/desktop/shapes'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createPrivateKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JsonStore, observable } from '../../../main/ports.ts'
import { createProxyAuth, type ProxyAuth } from '../../../main/proxy/auth.ts'
import { testClock } from '../../../main/testing/clock.ts'
import { silentLog } from '../../../main/testing/log.ts'
import { type Disk, disk } from '../../../main/updates/disk.ts'
import { createFeed } from '../../../main/updates/feed.electron.ts'
import { freshUpdateMemory, type UpdateMemory } from '../../../main/updates/memory.ts'
import type { InstallBlocker } from '../../../main/updates/states.ts'
import { createUpdates } from '../../../main/updates/updates.ts'
import { newKey } from '../../../scripts/release/key-files.ts'
import { planManifest } from '../../../scripts/release/manifest.ts'
import { carryOut } from '../../../scripts/release/plan.ts'
import { nodeUpdater } from './node-updater.ts'
import { type PublishHost, publishHost } from './publish-host.ts'

const newKeys = [newKey('update-1', undefined), newKey('update-2', undefined), newKey('update-1', undefined)] as const
const signer = ({ pinned, pem }: (typeof newKeys)[number]) => ({ id: pinned.id, privateKey: createPrivateKey(pem) })
const [current, next, stranger] = newKeys
/** The two that clients believe, and one that only calls itself by the first one's id. */
export const KEYS = { current: signer(current), next: signer(next), stranger: signer(stranger) }

export const BRAND: DesktopBrand = {
  appId: 'test.aurora.desktop',
  productName: 'Aurora',
  linkScheme: 'portico',
  publishHosts: ['https://a.test/desktop', 'https://b.test/desktop'],
  manualUrl: 'https://aurora.test/download',
  updateKeys: [current.pinned, next.pinned],
  domainKeys: [newKey('domains-1', undefined).pinned, newKey('domains-2', undefined).pinned],
  sampleKeys: false,
}

export const NOTES = 'Quicker bets.'
export const fileOf = (version: string): string => `aurora-${version}-linux-x64.AppImage`
export const programText = (version: string): string => `#!/bin/sh\nexit 0\n# ${version} ${'.'.repeat(200_000)}\n`

interface Release {
  readonly brand?: DesktopBrand
  readonly keys?: readonly (typeof KEYS)['current'][]
  readonly percentage?: number
  readonly replaces?: string
  readonly notes?: string
}

interface Machine {
  readonly hosts: readonly string[]
  readonly version?: string
  readonly memory?: Partial<UpdateMemory>
  readonly disk?: Partial<Disk>
  readonly random?: number
  readonly development?: boolean
  readonly proxyAuth?: ProxyAuth
}

/** Folders, hosts and clients of one test. */
export const createStage = () => {
  const base = mkdtempSync(join(tmpdir(), 'portico-updates-'))
  const hosts: PublishHost[] = []
  const folderOf = (name: string) => {
    const folder = join(base, name)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  /** Publishes as the release script does. */
  const publish = async (
    version: string,
    { brand = BRAND, keys = [KEYS.current], percentage = 100, replaces, notes = NOTES }: Release = {},
  ) => {
    const folder = folderOf('published')
    writeFileSync(join(folder, fileOf(version)), programText(version))
    const now = Date.parse('2026-11-21T00:00:00Z')
    const wish = { brandId: 'aurora', brand, folder, platform: 'linux', version, notes, keys, percentage, now } as const
    carryOut(await planManifest({ ...wish, replaces: replaces ?? null }))
  }

  const host = async (): Promise<PublishHost> => {
    const opened = await publishHost(folderOf('published'))
    hosts.push(opened)
    return opened
  }

  const machine = (wish: Machine) => {
    const { version = '1.0.0', development = true, random = 0.5 } = wish
    const folder = folderOf('machine')
    const appImage = join(folder, 'Aurora.AppImage')
    if (!existsSync(appImage)) writeFileSync(appImage, programText(version))
    chmodSync(appImage, 0o755)
    writeFileSync(join(folder, 'app-update.yml'), 'provider: generic\nurl: https://a.test/desktop\nupdaterCacheDirName: aurora-updater\n')
    process.env.APPIMAGE = appImage
    let stored: UpdateMemory = { ...freshUpdateMemory, ...wish.memory }
    const memory: JsonStore<UpdateMemory> = {
      read: () => stored,
      write: (value) => {
        stored = value
      },
    }
    const clock = testClock()
    const installBlocker = observable<InstallBlocker>(null)
    const lifecycle: string[] = []
    const updater = nodeUpdater(folder, version)
    const files = { ...disk, ...wish.disk }
    const feed = createFeed({
      updater,
      log: silentLog,
      disk: files,
      development,
      proxyAuth: wish.proxyAuth ?? createProxyAuth(),
      appImage,
      quitting: () => void lifecycle.push('quitting'),
      quit: () => void lifecycle.push('quit'),
      system: () => {
        throw new Error('only macOS has one')
      },
    })
    const updates = createUpdates({
      clock,
      random: () => random,
      log: silentLog,
      memory,
      running: { appId: BRAND.appId, version, platform: 'linux', arch: 'x64', keys: BRAND.updateKeys },
      hosts: wish.hosts,
      manualUrl: BRAND.manualUrl,
      installation: 'ours',
      installBlocker,
      disk: files,
      folder,
      feed: () => Promise.resolve(feed),
    })
    const seen: UpdateState[] = []
    updates.state.on((state) => void seen.push(state))
    /** Waits for a state of one of these kinds. */
    const reach = (...kinds: readonly UpdateState['kind'][]): Promise<UpdateState> =>
      new Promise((resolve) => {
        const stop = updates.state.on((state) => {
          if (!kinds.includes(state.kind)) return
          stop()
          resolve(state)
        })
      })
    const pending = join(folder, 'cache', 'aurora-updater', 'pending')
    return {
      updates,
      updater,
      clock,
      installBlocker,
      memory,
      lifecycle,
      seen,
      appImage,
      reach,
      program: () => readFileSync(appImage, 'utf8'),
      /** Where a downloaded update lies. */
      downloaded: (name: string) => join(pending, name),
      pending: () => (existsSync(pending) ? readdirSync(pending) : []),
      /** Looks, downloads and waits for the end of it. */
      fetch: async (): Promise<UpdateState> => {
        await updates.check()
        const end = reach('ready', 'failed')
        return updates.download().kind === 'downloading' ? end : updates.state.get()
      },
    }
  }

  return {
    publish,
    host,
    machine,
    folderOf,
    strike: async () => {
      await Promise.all(hosts.splice(0).map((opened) => opened.close()))
      rmSync(base, { recursive: true, force: true })
      delete process.env.APPIMAGE
    },
  }
}
