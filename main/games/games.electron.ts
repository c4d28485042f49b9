import { BrowserWindow } from 'electron'
import type { Clock } from '../ports.ts'
import { gameCommands } from '../windows/commands.ts'
import { giveCommands } from '../windows/menu.electron.ts'
import { hardenedWebPreferences } from '../windows/preferences.ts'
import { ABORTED, watchPlace } from '../windows/shell.electron.ts'
import { type GameListeners, type GameStart, type GameWindow, LEAST_GAME_SIZE } from './game-window.ts'
import { tellOwner } from './owner-notice.electron.ts'

interface Deps {
  readonly development: boolean
  readonly clock: Clock
  readonly icon?: string
  readonly mac: boolean
  /** Tag of the reader's language, for menus. */
  readonly language: () => string
}

/** Makes a game's window: hardened as ours, in its partition, and without the preload. */
export const gameWindowMaker =
  ({ development, clock, icon, mac, language }: Deps) =>
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
    contents.on('did-navigate', (_event, url) => listeners.moved(url))
    contents.on('did-fail-load', (_event, code, reason, _url, top) => {
      if (top && code !== ABORTED) listeners.broke('failed', reason)
    })
    contents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') listeners.broke('stopped', reason)
    })
    window.on('page-title-updated', (event) => event.preventDefault())
    const keepPlacement = watchPlace(window, clock, listeners.place)
    giveCommands(window, { obeyed: gameCommands(development), mac, language })
    tellOwner(window, { clock, language })
    let closing = false
    window.on('close', () => {
      closing = true
    })
    // A page that hangs would keep its window open.
    window.on('unresponsive', () => {
      if (closing) window.destroy()
    })
    window.on('closed', listeners.closed)
    return {
      id: contents.id,
      load: (url) => void window.loadURL(url).catch(() => undefined),
      // Calls and live tables use WebRTC, which must not tell more than the pages themselves.
      webRtc: (policy) => {
        if (!window.isDestroyed()) contents.setWebRTCIPHandlingPolicy(policy)
      },
      show: () => {
        if (window.isMinimized()) window.restore()
        window.show()
        window.focus()
      },
      title: (text) => window.setTitle(text),
      close: () => window.close(),
      destroy: () => {
        if (window.isDestroyed()) return
        keepPlacement()
        window.destroy()
      },
    }
  }
