import type { UpdateFailure } from '@portico/contract/desktop/shapes'
import type { AutoUpdater } from 'electron'
import { AppImageUpdater, type AppUpdater, MacUpdater, NsisUpdater, type UpdateInfo } from 'electron-updater'
import type { Log } from '../ports.ts'
import type { Credentials, ProxyAuth } from '../proxy/auth.ts'
import type { Disk } from './disk.ts'
import { type Feed, UpdateError } from './feed.ts'
import { replaceKeeping } from './keep-previous.ts'

const CODES: Readonly<Record<string, UpdateFailure>> = {
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'NO_MANIFEST',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'BAD_MANIFEST',
  ERR_UPDATER_INVALID_VERSION: 'BAD_MANIFEST',
  ERR_UPDATER_NO_FILES_PROVIDED: 'BAD_MANIFEST',
  ERR_UPDATER_NO_CHECKSUM: 'BAD_MANIFEST',
  ERR_UPDATER_ZIP_FILE_NOT_FOUND: 'BAD_MANIFEST',
  ERR_CHECKSUM_MISMATCH: 'BAD_HASH',
  ERR_UPDATER_INVALID_SIGNATURE: 'BAD_SIGNATURE',
  ENOSPC: 'NO_SPACE',
}

const asUpdateError = (error: unknown): UpdateError => {
  if (error instanceof UpdateError) return error
  // The library reads fields of whatever the manifest holds.
  if (error instanceof TypeError) return new UpdateError('BAD_MANIFEST', { cause: error })
  const { code } = error as { readonly code?: unknown }
  return new UpdateError(CODES[String(code)] ?? 'NETWORK', { cause: error })
}

const failing = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    throw asUpdateError(error)
  }
}

interface FeedDeps {
  readonly updater: AppUpdater
  readonly log: Log
  readonly disk: Disk
  /** Lets a host be plain http. */
  readonly development: boolean
  readonly proxyAuth: Pick<ProxyAuth, 'known' | 'answer'>
  /** The running AppImage, on Linux. */
  readonly appImage: string | undefined
  /** Told before the client goes: windows close now, and do not hide. */
  readonly quitting: () => void
  readonly quit: () => void
  /** The system's own installer, which the library uses on macOS. */
  readonly system: () => AutoUpdater
}

/** The library's updater for this system. */
export const systemUpdater = (platform: NodeJS.Platform): AppUpdater => {
  if (platform === 'win32') return new NsisUpdater()
  return platform === 'darwin' ? new MacUpdater() : new AppImageUpdater()
}

/**
 * On macOS the system unpacks and checks the update for up to a minute, and may fail: only when it says that it goes on, the
 * client is leaving. Answers what takes back what an attempt that failed has left, the library's own listener included.
 */
const watchSystemInstaller = (system: AutoUpdater, quitting: () => void): (() => void) => {
  const before = system.listeners('update-downloaded')
  system.once('before-quit-for-update', quitting)
  return () => {
    system.off('before-quit-for-update', quitting)
    for (const listener of system.listeners('update-downloaded')) {
      if (!before.includes(listener)) system.off('update-downloaded', listener as () => void)
    }
  }
}

/** An updater that starts the installer itself; on macOS the system does. */
type Installing = AppUpdater & { install: (isSilent: boolean, isForceRunAfter: boolean) => boolean }

const startsInstaller = (updater: AppUpdater): updater is Installing => 'install' in updater

/** The library refuses any further installation after one that failed. */
const allowAgain = (updater: AppUpdater): void => void Reflect.set(updater, 'quitAndInstallCalled', false)

const setUp = (updater: AppUpdater, log: Log, appImage: string | undefined): void => {
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowPrerelease = false
  updater.disableWebInstaller = true
  // Needs a map inside the file, of which our signed manifest says nothing.
  updater.disableDifferentialDownload = appImage !== undefined
  // Ours, in rollout.ts: another draw with each version, and nothing that tells one installation from another.
  updater.isUserWithinRollout = () => true
  updater.requestHeaders = { 'x-user-staging-id': 'none' }
  const say = (level: keyof Log) => (message: unknown) => log[level]('The updater says', { message: String(message) })
  updater.logger = { info: say('info'), warn: say('warn'), error: say('error') }
}

/** Updates through electron-updater. It is told what to fetch; what to take is decided before and after, in pure files. */
export const createFeed = ({ updater, log, disk, development, proxyAuth, appImage, quitting, quit, system }: FeedDeps): Feed => {
  let info: UpdateInfo | undefined
  let offered: Credentials | undefined
  let onPercent: (percent: number) => void = () => {}

  setUp(updater, log, appImage)
  updater.signals.progress(({ percent }) => onPercent(percent))
  updater.signals.login(({ host, port, realm }: { host: string; port: number; realm: string }, callback) => {
    const answer = callback as (username?: string, password?: string) => void
    // The session remembers what a proxy took, so that a second question within one wish means that it did not.
    void proxyAuth.answer({ proxy: `${host}:${port}`, realm: realm.slice(0, 200), rejected: offered }).then((found) => {
      offered = found
      return found ? answer(found.username, found.password) : answer()
    })
  })

  const startInstaller = async (): Promise<void> => {
    const { promise: broken, reject } = Promise.withResolvers<never>()
    broken.catch(() => allowAgain(updater))
    updater.once('error', reject)
    if (!startsInstaller(updater)) {
      const tidy = watchSystemInstaller(system(), quitting)
      broken.catch(tidy)
      updater.quitAndInstall()
      return broken
    }
    if (!updater.install(false, true)) reject(new UpdateError('INSTALL'))
    // A program that cannot be started says so in the turns that follow.
    await Promise.race([broken, new Promise((resolve) => setImmediate(resolve))])
    updater.off('error', reject)
    quitting()
    quit()
  }

  return {
    look: (host, channel) =>
      failing(async () => {
        if (!development && new URL(host).protocol !== 'https:') throw new UpdateError('NETWORK')
        info = undefined
        offered = undefined
        updater.setFeedURL({ provider: 'generic', url: host })
        updater.channel = channel
        // The line above turns it on.
        updater.allowDowngrade = channel === 'rollback'
        const result = await updater.checkForUpdates().finally(() => {
          updater.allowDowngrade = false
        })
        if (!result) throw new UpdateError('NO_MANIFEST')
        if (result.isUpdateAvailable) info = result.updateInfo
        return { manifest: result.updateInfo, installable: result.isUpdateAvailable }
      }),
    download: (file, onProgress) =>
      failing(async () => {
        if (!info) throw new UpdateError('NO_MANIFEST')
        // The library chooses among the files by their names: it gets the one that was vouched for, and no package beside it.
        info.files.splice(0, info.files.length, { ...file })
        Reflect.deleteProperty(info, 'packages')
        onPercent = onProgress
        offered = undefined
        const [path] = await updater.downloadUpdate()
        if (!path) throw new UpdateError('FILE_GONE')
        return path
      }),
    install: async () => {
      try {
        await (appImage === undefined ? startInstaller() : replaceKeeping(disk, appImage, startInstaller))
      } catch (error) {
        throw new UpdateError('INSTALL', { cause: error })
      }
    },
  }
}
