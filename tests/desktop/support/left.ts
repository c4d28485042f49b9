import type { EventEmitter } from 'node:events'
import type { FakeElectron } from '../fake/index.ts'

const listenersOf = (emitter: object): Record<string, number> => {
  const source = emitter as EventEmitter
  return Object.fromEntries(source.eventNames().map((event) => [String(event), source.listenerCount(event)]))
}

/** All of a running client that can be counted from outside: what each window, page and session holds, and who listens where. */
export const left = ({ electron, windows, sessions, channels, native }: FakeElectron) => ({
  windows: windows().map(({ id, window, driver }) => ({ id, window: listenersOf(window), contents: listenersOf(driver.contents) })),
  contents: electron.webContents.getAllWebContents().map(({ id }) => id),
  sessions: sessions.states().map(({ partition, session, schemes, webRequest }) => ({
    partition,
    listeners: listenersOf(session),
    schemes: schemes.size,
    requests: webRequest.size,
  })),
  app: listenersOf(electron.app),
  ipcMain: listenersOf(electron.ipcMain),
  screen: listenersOf(electron.screen),
  powerMonitor: listenersOf(electron.powerMonitor),
  process: listenersOf(process),
  channels: channels().length,
  trays: native.trays.length,
  notifications: native.notifications.length,
})
