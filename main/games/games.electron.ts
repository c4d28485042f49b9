import { BrowserWindow } from 'electron'
import { hardenedWebPreferences } from '../windows/preferences.ts'
import { placeOf } from '../windows/shell.electron.ts'
import { type GameListeners, type GameStart, type GameWindow, LEAST_GAME_SIZE } from './games.ts'

/** Chromium's word for a load that something else took the place of. */
const ABORTED = -3

/** Makes a game's window: hardened as ours, in its partition, and without the preload. */
export const gameWindowMaker =
  ({ development, icon }: { readonly development: boolean; readonly icon?: string }) =>
  ({ partition, title, bounds, maximized }: GameStart, listeners: GameListeners): GameWindow => {
    const window = new BrowserWindow({
      ...bounds,
      minWidth: LEAST_GAME_SIZE.width,
      minHeight: LEAST_GAME_SIZE.height,
      title,
      backgroundColor: '#000000',
      autoHideMenuBar: true,
      ...(icon === undefined ? {} : { icon }),
      webPreferences: { ...hardenedWebPreferences(development), partition },
    })
    const contents = window.webContents
    if (maximized) window.maximize()
    // Calls and live tables use WebRTC, which must not tell the addresses of the player's network.
    contents.setWebRTCIPHandlingPolicy('default_public_interface_only')
    contents.on('did-navigate', (_event, url) => listeners.moved(url))
    contents.on('did-fail-load', (_event, code, reason, _url, top) => {
      if (top && code !== ABORTED) listeners.broke('failed', reason)
    })
    contents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') listeners.broke('stopped', reason)
    })
    window.on('page-title-updated', (event) => event.preventDefault())
    let closing = false
    window.on('close', () => {
      closing = true
      listeners.place(placeOf(window))
    })
    // A page that hangs would keep its window open.
    window.on('unresponsive', () => {
      if (closing) window.destroy()
    })
    window.on('closed', listeners.closed)
    return {
      id: contents.id,
      load: (url) => void window.loadURL(url).catch(() => undefined),
      show: () => {
        if (window.isMinimized()) window.restore()
        window.show()
        window.focus()
      },
      title: (text) => window.setTitle(text),
      close: () => window.close(),
      destroy: () => {
        if (window.isDestroyed()) return
        listeners.place(placeOf(window))
        window.destroy()
      },
    }
  }
