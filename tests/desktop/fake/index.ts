import { EventEmitter } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, BrowserWindowConstructorOptions, CustomScheme, Session, WebContents } from 'electron'
import { createApp } from './app.ts'
import { createContents } from './contents.ts'
import { type FrameLike, noBrowser } from './engine.ts'
import { guard, preventable } from './guard.ts'
import { createIpcMain } from './ipc-main.ts'
import { type HostAction, type Machine, newKeys } from './machine.ts'
import { createNative } from './native.ts'
import { createSafeStorage } from './safe-storage.ts'
import { createSessions } from './session.ts'
import { createViews } from './view.ts'
import { createWebSocket } from './web-socket.ts'
import { createWindow, type FakeWindow } from './window.ts'

/** A computer with a fresh profile and no browser; `machine` overrides what a test is about. */
export const newMachine = (machine: Partial<Machine> = {}): Machine => ({
  userData: machine.userData ?? mkdtempSync(join(tmpdir(), 'portico-client-')),
  appPath: process.cwd(),
  version: '0.1.0',
  name: 'Portico',
  packaged: false,
  locale: 'en',
  keys: newKeys(),
  engine: noBrowser,
  clear: async () => undefined,
  hosts: {},
  readyToShow: 'after-load',
  ...machine,
})

/**
 * Electron's main process without Electron, for one run of the client on `machine`: `electron` is what `import 'electron'`
 * gives, the rest is for the test. A member that is not imitated throws when it is read.
 */
export const createElectron = (machine: Machine = newMachine()) => {
  const deeds: HostAction[] = []
  const record = (what: string, detail: unknown): void => void deeds.push({ what, detail })
  const windows = new Map<number, FakeWindow>()
  const privileged: CustomScheme[] = []
  const exit = Promise.withResolvers<number>()
  let nextId = 1
  let focused: number | undefined

  const { app, becomeReady, windowGone } = createApp({ machine, record, windows: () => [...windows.values()], exited: exit.resolve })
  const ipc = createIpcMain()
  const native = createNative(record)
  const sessions = createSessions(machine, (session) => void app.emit('session-created', session))

  const partitionOf = ({ session, partition }: { session?: Session; partition?: string } = {}): string =>
    session ? sessions.stateOfSession(session).partition : (partition ?? '')

  const open = (options: BrowserWindowConstructorOptions = {}): BrowserWindow => {
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    const id = nextId++
    const preferences = options.webPreferences ?? {}
    const partition = partitionOf(preferences)
    const contentsOf = (owner: () => BrowserWindow) =>
      createContents({
        id,
        session: sessions.stateOf(partition).session,
        preferences,
        engine: machine.engine,
        owner,
        record,
        invoke: ipc.invoke,
      })
    const window: FakeWindow = createWindow({
      id,
      options,
      contents: contentsOf,
      record,
      readyToShow: machine.readyToShow,
      focus: { get: () => focused, set: (next) => (focused = next) },
      closed: () => {
        windows.delete(id)
        windowGone()
      },
    })
    windows.set(id, window)
    app.emit('web-contents-created', preventable({}), window.driver.contents)
    app.emit('browser-window-created', preventable({}), window.window)
    return window.window
  }

  const all = (): FakeWindow[] => [...windows.values()]
  const find = (test: (window: FakeWindow) => boolean) => all().find(test)
  const sessionOf = (partition: string): Session => {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready')
    return sessions.stateOf(partition).session
  }
  const electron = {
    app,
    ipcMain: ipc.ipcMain,
    safeStorage: createSafeStorage(machine.keys, () => app.whenReady()),
    ...native.parts,
    BrowserWindow: Object.assign(
      function BrowserWindow(options?: BrowserWindowConstructorOptions) {
        return open(options)
      },
      {
        getAllWindows: () => all().map(({ window }) => window),
        getFocusedWindow: () => find(({ id }) => id === focused)?.window ?? null,
        fromId: (id: number) => windows.get(id)?.window ?? null,
        fromWebContents: (contents: WebContents) => find(({ driver }) => driver.contents === contents)?.window ?? null,
      },
    ),
    WebContentsView: createViews(record),
    webContents: guard('webContents', {
      fromId: (id: number) => windows.get(id)?.driver.contents,
      getAllWebContents: () => all().map(({ driver }) => driver.contents),
    }),
    session: guard('session', {
      get defaultSession() {
        return sessionOf('')
      },
      fromPartition: sessionOf,
    }),
    protocol: guard('protocol', {
      registerSchemesAsPrivileged: (schemes: CustomScheme[]) => {
        if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
        privileged.push(...schemes)
      },
    }),
    net: guard('net', {
      fetch: (input: string | Request, init?: RequestInit) => sessionOf('').fetch(input as string, init),
      // No proxy here wants a password, so that `login` is never heard.
      request: ({ url }: { readonly url: string }) => {
        const request = new EventEmitter()
        const respond = ({ status }: Response) => request.emit('response', { statusCode: status })
        return Object.assign(request, {
          end: () =>
            void sessionOf('')
              .fetch(url)
              .then(respond, (error: unknown) => request.emit('error', error)),
        })
      },
      isOnline: () => true,
      WebSocket: createWebSocket(() => app.isReady(), record),
    }),
  }

  return {
    electron,
    machine,
    deeds,
    privileged,
    windows: all,
    sessions,
    native: native.state,
    channels: ipc.channels,
    becomeReady,
    /** The exit code, once the client has quit. */
    exited: exit.promise,
    /** Sends a request as a frame of the given window would; `frame` tells another frame than its top one. */
    invoke: (id: number, channel: string, args: readonly unknown[], frame?: FrameLike | null): Promise<unknown> => {
      const window = windows.get(id)
      if (!window) throw new Error(`no window ${id}`)
      return window.driver.invoke(channel, args, frame)
    },
  }
}
export type FakeElectron = ReturnType<typeof createElectron>
