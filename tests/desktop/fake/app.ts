import { join } from 'node:path'
import type { App, CommandLine } from 'electron'
import { emitting, guard, preventable } from './guard.ts'
import type { Machine } from './machine.ts'

interface Deps {
  readonly machine: Machine
  readonly record: (what: string, detail: unknown) => void
  readonly windows: () => readonly { readonly window: { close: () => void }; readonly end: () => void }[]
  /** The process is over. */
  readonly exited: (code: number) => void
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Portico/0.1.0 Chrome/150.0.0.0 Electron/45.4.1 Safari/537.36'

/** `app`: readiness, quitting in the documents' order, and what it says of the computer. */
export const createApp = ({ machine, record, windows, exited }: Deps) => {
  let ready = false
  let quitting = false
  let over = false
  const login = { openAtLogin: false }
  const switches = new Map<string, string>()
  const paths = new Map<string, string>([['userData', machine.userData]])
  const { promise, resolve } = Promise.withResolvers<void>()

  const becomeReady = (): void => {
    if (ready) return
    ready = true
    self.emit('will-finish-launching')
    self.emit('ready', {}, {})
    resolve()
  }
  const finish = (code: number): void => {
    if (over) return
    over = true
    self.emit('quit', {}, code)
    exited(code)
  }
  const ask = (event: 'before-quit' | 'will-quit'): boolean => {
    const details = preventable({})
    self.emit(event, details)
    return !details.defaultPrevented
  }
  const leave = (): void => {
    if (ask('will-quit')) finish(0)
    else quitting = false
  }
  const members = {
    isPackaged: machine.packaged,
    name: machine.name,
    whenReady: () => {
      setImmediate(becomeReady)
      return promise
    },
    isReady: () => ready,
    quit: () => {
      if (quitting || over || !ask('before-quit')) return
      quitting = true
      if (windows().length === 0) return leave()
      for (const { window } of windows()) window.close()
      // A window that stays calls the quitting off.
      setImmediate(() => setImmediate(() => (quitting = quitting && windows().length === 0)))
    },
    exit: (code = 0) => {
      for (const window of windows()) window.end()
      finish(code)
    },
    relaunch: () => record('app.relaunch', null),
    userAgentFallback: AGENT,
    getLoginItemSettings: () => ({ ...login, wasOpenedAtLogin: false }) as ReturnType<App['getLoginItemSettings']>,
    setLoginItemSettings: (settings) => {
      login.openAtLogin = settings.openAtLogin ?? false
      record('app.setLoginItemSettings', settings)
    },
    getLocale: () => machine.locale,
    getVersion: () => machine.version,
    getName: () => machine.name,
    getAppPath: () => machine.appPath,
    getPath: (name) => paths.get(name) ?? join(machine.userData, name),
    setPath: (name, path) => void paths.set(name, path),
    enableSandbox: () => {
      if (ready) throw new Error('app.enableSandbox() can only be called before app is ready')
      switches.set('enable-sandbox', '')
    },
    requestSingleInstanceLock: () => true,
    setAsDefaultProtocolClient: (scheme) => {
      record('app.setAsDefaultProtocolClient', scheme)
      return true
    },
    setAppUserModelId: (id) => record('app.setAppUserModelId', id),
    setBadgeCount: (count = 0) => {
      record('app.setBadgeCount', count)
      return true
    },
    commandLine: guard('app.commandLine', {
      hasSwitch: (name) => switches.has(name),
    } satisfies Partial<CommandLine>) as unknown as CommandLine,
  } satisfies Partial<App>
  const self = emitting(members)
  self.on('newListener', (event) => {
    if (event === 'ready') setImmediate(becomeReady)
  })
  const app = guard('app', self) as unknown as App
  return {
    app,
    becomeReady,
    /** A window has gone; with the last one Electron quits unless the client listens. */
    windowGone: (): void => {
      if (over || windows().length > 0) return
      if (quitting) return leave()
      if (self.listenerCount('window-all-closed') === 0) app.quit()
      else self.emit('window-all-closed')
    },
  }
}
