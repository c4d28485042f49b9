// What `import 'electron'` resolves to under hooks.mjs: the run in `globalThis[Symbol.for('portico.electron')]`, or a new
// one without a browser. Its address carries the run's number, so that a restart of the client gets a fresh one.
import { createElectron } from './index.ts'

const { electron } = (globalThis[Symbol.for('portico.electron')] ??= createElectron())

export const {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
  WebContentsView,
} = electron
// electron-store and electron-updater take electron whole.
// oxlint-disable-next-line import/no-default-export
export { electron as default, electron as 'module.exports' }
