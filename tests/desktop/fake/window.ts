import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron'
import type { Contents } from './contents.ts'
import { emitting, guard, preventable } from './guard.ts'
import type { Machine } from './machine.ts'

interface Deps {
  readonly id: number
  readonly options: BrowserWindowConstructorOptions
  readonly contents: (owner: () => BrowserWindow) => Contents
  readonly record: (what: string, detail: unknown) => void
  /** Called when the window asks to know whether it has the focus, or takes it. */
  readonly focus: { readonly get: () => number | undefined; readonly set: (id: number | undefined) => void }
  readonly closed: () => void
  readonly readyToShow: Machine['readyToShow']
}

/** A window without anything to see: its state, and the events in the order of Electron's documents. */
export const createWindow = ({ id, options, contents: createContents, record, focus, closed, readyToShow }: Deps) => {
  let destroyed = false
  let title = options.title ?? ''
  let mode: 'normal' | 'minimized' | 'maximized' = 'normal'
  let bounds: Rectangle = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 }
  let visible = options.show ?? true
  let fullScreen = false
  const views = new Set<unknown>()
  const contents = createContents(() => window)

  const end = (): void => {
    if (destroyed) return
    if (focus.get() === id) focus.set(undefined)
    contents.end()
    destroyed = true
    self.emit('closed')
    closed()
  }
  const move = (next: Partial<Rectangle>): void => {
    const was = bounds
    bounds = { ...bounds, ...next }
    if (was.width !== bounds.width || was.height !== bounds.height) self.emit('resize')
    if (was.x !== bounds.x || was.y !== bounds.y) self.emit('move')
  }
  const change = (next: typeof mode, event: string) => (): void => {
    mode = next
    self.emit(event)
  }
  const members = {
    id,
    webContents: contents.contents,
    loadURL: async (url) => {
      await contents.contents.loadURL(url)
      if (!destroyed && readyToShow !== 'never') self.emit('ready-to-show')
    },
    show: () => {
      visible = true
      self.emit('show')
      window.focus()
    },
    hide: () => {
      visible = false
      if (focus.get() === id) window.blur()
      self.emit('hide')
    },
    isVisible: () => visible,
    flashFrame: (flash) => record('window.flashFrame', { id, flash }),
    isFullScreen: () => fullScreen,
    setFullScreen: (flag) => {
      fullScreen = flag
      self.emit(flag ? 'enter-full-screen' : 'leave-full-screen')
    },
    contentView: {
      addChildView: (view: unknown) => void views.add(view),
      removeChildView: (view: unknown) => void views.delete(view),
    } as BrowserWindow['contentView'],
    focus: () => {
      focus.set(id)
      self.emit('focus')
    },
    blur: () => {
      focus.set(undefined)
      self.emit('blur')
    },
    isFocused: () => focus.get() === id,
    /** A listener may call it off; the page goes a turn later, as in Electron. */
    close: () => {
      const event = preventable({})
      self.emit('close', event)
      if (!event.defaultPrevented) setImmediate(end)
    },
    destroy: end,
    isDestroyed: () => destroyed,
    maximize: change('maximized', 'maximize'),
    restore: change('normal', 'restore'),
    isMinimized: () => mode === 'minimized',
    isMaximized: () => mode === 'maximized',
    setBounds: (next) => move(next),
    getNormalBounds: () => bounds,
    getContentBounds: () => bounds,
    setTitle: (next) => {
      title = next
    },
    getTitle: () => title,
    setOverlayIcon: (overlay, description) => record('window.setOverlayIcon', { overlay, description }),
  } satisfies Partial<BrowserWindow>
  const self = emitting(members)
  const window = guard('BrowserWindow', self, () => destroyed) as unknown as BrowserWindow
  return { id, options, window, views, driver: contents.driver, end }
}
export type FakeWindow = ReturnType<typeof createWindow>
