import { BrowserWindow, dialog, nativeTheme, screen, shell } from 'electron'
import type { Clock } from '../ports.ts'
import { externalAddress } from './addresses.ts'
import { shellCommands } from './commands.ts'
import { giveCommands } from './menu.electron.ts'
import { hardenedWebPreferences } from './preferences.ts'
import { createReveal } from './reveal.ts'
import { LEAST_SIZE, type ShellListeners, type ShellStart, type ShellWindow } from './shell-window.ts'
import type { Rectangle } from './windows-state.ts'
import { zoomKey } from './zoom.ts'

/** Chromium's word for a load that something else took the place of. */
export const ABORTED = -3
/** A window that is being dragged is not written down at every step. */
const SETTLED_MS = 500

/** The colour a window has before its page has drawn anything, by the theme of the system. */
export interface Ground {
  readonly dark: string
  readonly light: string
}

interface Deps {
  readonly development: boolean
  readonly clock: Clock
  /** Absolute. */
  readonly preload: string
  /** A picture for the task bar where the program's own icon does not serve. */
  readonly icon?: string
  readonly mac: boolean
  readonly ground: Ground
  /** Tag of the reader's language, for menus. */
  readonly language: () => string
}

/** The screens' work areas, the main one first. */
export const workAreas = (): readonly [Rectangle, ...Rectangle[]] => {
  const main = screen.getPrimaryDisplay()
  return [main, ...screen.getAllDisplays().filter(({ id }) => id !== main.id)].map(({ workArea }) => workArea) as [
    Rectangle,
    ...Rectangle[],
  ]
}

/** Where a window stands, for the next time. */
const placeOf = (window: BrowserWindow) => ({ normal: window.getNormalBounds(), maximized: window.isMaximized() })

/** Tells of a window's place a moment after it has moved, and when it goes. Windows logs off without a word to some. */
export const watchPlace = (window: BrowserWindow, clock: Clock, tell: ShellListeners['place']): (() => void) => {
  let callOff = (): void => undefined
  const now = (): void => {
    callOff()
    if (!window.isDestroyed() && !window.isMinimized()) tell(placeOf(window))
  }
  const soon = (): void => {
    callOff()
    callOff = clock.after(SETTLED_MS, now)
  }
  window.on('move', soon)
  window.on('resize', soon)
  window.on('close', now)
  window.on('closed', () => callOff())
  return now
}

/** Hands a link to the system's browser or mail program. Answers whether it may be. */
export const openExternal = (url: string): boolean => {
  const address = externalAddress(url)
  // The system may have nothing that opens it; there is nobody to tell.
  if (address !== undefined) shell.openExternal(address).catch(() => undefined)
  return address !== undefined
}

/** Asks the person something, the first answer being the safe one. Answers whether they chose the other. */
export const confirm = async ({
  message,
  detail,
  no,
  yes,
}: Readonly<Record<'message' | 'detail' | 'no' | 'yes', string>>): Promise<boolean> => {
  const options = { type: 'question' as const, message, detail, buttons: [no, yes], defaultId: 0, cancelId: 0, noLink: true }
  const focused = BrowserWindow.getFocusedWindow()
  const { response } = await (focused ? dialog.showMessageBox(focused, options) : dialog.showMessageBox(options))
  return response === 1
}

const listen = (
  window: BrowserWindow,
  { zoom: first }: ShellStart,
  listeners: ShellListeners,
  mac: boolean,
): ((factor: number) => void) => {
  const contents = window.webContents
  let zoom = first
  contents.on('dom-ready', () => contents.setZoomFactor(zoom))
  contents.on('zoom-changed', (_event, direction) => listeners.zoom(direction))
  contents.on('before-input-event', (event, input) => {
    const change = zoomKey(input, mac)
    if (change === undefined) return
    event.preventDefault()
    listeners.zoom(change)
  })
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') listeners.crashed(reason)
  })
  window.on('unresponsive', listeners.unresponsive)
  window.on('close', (event) => {
    if (listeners.closing()) event.preventDefault()
  })
  window.on('closed', listeners.closed)
  return (factor) => {
    zoom = factor
    contents.setZoomFactor(factor)
  }
}

/** Makes windows of ours: hidden until their page is drawn, and the only ones with the preload. */
export const shellWindowMaker =
  ({ development, clock, preload, icon, mac, ground, language }: Deps) =>
  (start: ShellStart, listeners: ShellListeners): ShellWindow => {
    const window = new BrowserWindow({
      ...start.bounds,
      minWidth: LEAST_SIZE.width,
      minHeight: LEAST_SIZE.height,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
      autoHideMenuBar: true,
      ...(icon === undefined ? {} : { icon }),
      webPreferences: { ...hardenedWebPreferences(development), preload },
    })
    const contents = window.webContents
    let maximized = !start.maximized
    const appear = (): void => {
      if (window.isMinimized()) window.restore()
      if (!maximized) window.maximize()
      maximized = true
      window.show()
      window.focus()
    }
    const keepPlacement = watchPlace(window, clock, listeners.place)
    const zoom = listen(window, start, listeners, mac)
    giveCommands(window, { obeyed: shellCommands(development), mac, language })
    const reveal = createReveal(clock, appear)
    if (!start.visible) reveal.stop()
    window.once('ready-to-show', reveal.drawn)
    contents.on('did-finish-load', reveal.loaded)
    contents.on('did-fail-load', (_event, code, _reason, _url, top) => {
      if (top && code !== ABORTED) reveal.failed()
    })
    window.on('closed', reveal.stop)
    return {
      id: contents.id,
      url: () => contents.getURL(),
      // A load that fails or is overtaken by another rejects; the page visible says what is wrong.
      load: (url) => void window.loadURL(url).catch(() => undefined),
      reload: () => contents.reload(),
      show: () => {
        reveal.stop()
        appear()
      },
      hide: () => {
        if (!window.isFullScreen()) return window.hide()
        // macOS keeps an empty black screen for a window that is hidden from there.
        window.once('leave-full-screen', () => window.hide())
        window.setFullScreen(false)
      },
      zoom,
      destroy: () => {
        keepPlacement()
        window.destroy()
      },
    }
  }
