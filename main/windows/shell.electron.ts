import { BrowserWindow, type Input, screen, shell, type WebContents } from 'electron'
import { externalAddress } from './addresses.ts'
import type { Rectangle } from './windows-state.ts'
import { hardenedWebPreferences } from './preferences.ts'
import { LEAST_SIZE, type ShellListeners, type ShellStart, type ShellWindow } from './shell.ts'
import { zoomKey } from './zoom.ts'

interface Deps {
  readonly development: boolean
  /** Absolute. */
  readonly preload: string
  /** A picture for the task bar where the program's own icon does not serve. */
  readonly icon?: string
  readonly mac: boolean
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
export const placeOf = (window: BrowserWindow) => ({ normal: window.getNormalBounds(), maximized: window.isMaximized() })

/** Hands a link to the system's browser or mail program. Answers whether it may be. */
export const openExternal = (url: string): boolean => {
  const address = externalAddress(url)
  // The system may have nothing that opens it; there is nobody to tell.
  if (address !== undefined) shell.openExternal(address).catch(() => undefined)
  return address !== undefined
}

const listen = (
  contents: WebContents,
  { zoom: first }: ShellStart,
  listeners: ShellListeners,
  mac: boolean,
): ((factor: number) => void) => {
  let zoom = first
  contents.on('dom-ready', () => contents.setZoomFactor(zoom))
  contents.on('zoom-changed', (_event, direction) => listeners.zoom(direction))
  contents.on('before-input-event', (event, input: Input) => {
    const change = zoomKey(input, mac)
    if (change === undefined) return
    event.preventDefault()
    listeners.zoom(change)
  })
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') listeners.crashed(reason)
  })
  return (factor) => {
    zoom = factor
    contents.setZoomFactor(factor)
  }
}

/** Makes windows of ours: hidden until their page is drawn, and the only ones with the preload. */
export const shellWindowMaker =
  ({ development, preload, icon, mac }: Deps) =>
  (start: ShellStart, listeners: ShellListeners): ShellWindow => {
    const window = new BrowserWindow({
      ...start.bounds,
      minWidth: LEAST_SIZE.width,
      minHeight: LEAST_SIZE.height,
      show: false,
      autoHideMenuBar: true,
      ...(icon === undefined ? {} : { icon }),
      webPreferences: { ...hardenedWebPreferences(development), preload },
    })
    const contents = window.webContents
    const show = (): void => {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    }
    window.once('ready-to-show', () => {
      if (start.maximized) window.maximize()
      show()
    })
    window.on('close', () => listeners.place(placeOf(window)))
    window.on('closed', listeners.closed)
    return {
      id: contents.id,
      url: () => contents.getURL(),
      // A load that fails or is overtaken by another rejects; the page shown says what is wrong.
      load: (url) => void window.loadURL(url).catch(() => undefined),
      reload: () => contents.reload(),
      show,
      zoom: listen(contents, start, listeners, mac),
      destroy: () => {
        listeners.place(placeOf(window))
        window.destroy()
      },
    }
  }
