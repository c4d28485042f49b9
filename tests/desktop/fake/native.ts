import type { Clipboard, Dialog, MenuItem, MenuItemConstructorOptions, MessageBoxOptions, NativeImage, Shell } from 'electron'
import { emitting, guard } from './guard.ts'

type Record_ = (what: string, detail: unknown) => void
type MenuLike = {
  readonly items: readonly Partial<MenuItem>[]
  readonly popup: () => void
  readonly append: (item: Partial<MenuItem>) => void
}

const createImage = (empty: boolean): NativeImage => {
  const members = {
    isEmpty: () => empty,
    resize: () => image,
    getSize: () => ({ width: 16, height: 16 }),
    toPNG: () => Buffer.alloc(0),
    toDataURL: () => 'data:image/png;base64,',
    setTemplateImage: () => undefined,
    addRepresentation: () => undefined,
  } satisfies Partial<NativeImage>
  const image = guard('NativeImage', members) as unknown as NativeImage
  return image
}

/** What belongs to the desktop around the client: written down, shown to nobody. */
export const createNative = (record: Record_) => {
  let copied = ''
  let applicationMenu: MenuLike | null = null
  const trays: { menu: MenuLike | null; tip: string; gone: boolean; readonly click: () => void }[] = []
  const notifications: { readonly title: string; readonly body: string; readonly click: () => void }[] = []
  /** The button that the next message box is answered with; without one, its cancel button. */
  const answers: number[] = []

  const createMenu = (template: readonly MenuItemConstructorOptions[]): MenuLike => {
    const items = template.map((item) => ({
      type: 'normal' as const,
      enabled: true,
      visible: true,
      ...item,
      ...(Array.isArray(item.submenu) ? { submenu: createMenu(item.submenu) } : {}),
    })) as unknown as Partial<MenuItem>[]
    return guard('Menu', { items, popup: () => undefined, append: (item: Partial<MenuItem>) => void items.push(item) })
  }
  const buttonOf = (options: MessageBoxOptions): number => answers.shift() ?? options.cancelId ?? options.defaultId ?? 0

  return {
    state: { trays, notifications, answers, copied: () => copied, applicationMenu: () => applicationMenu },
    parts: {
      shell: guard('shell', {
        openExternal: async (url) => record('shell.openExternal', url),
        openPath: async (path) => {
          record('shell.openPath', path)
          return ''
        },
        showItemInFolder: (path) => record('shell.showItemInFolder', path),
        beep: () => undefined,
      } satisfies Partial<Shell>),
      clipboard: guard('clipboard', {
        writeText: async (text) => {
          copied = text
        },
        readText: async () => copied,
        clear: () => {
          copied = ''
        },
      } satisfies Partial<Clipboard>),
      dialog: guard('dialog', {
        showMessageBox: async (...given: unknown[]) => {
          const options = given.at(-1) as MessageBoxOptions
          record('dialog.showMessageBox', options)
          return { response: buttonOf(options), checkboxChecked: false }
        },
        showErrorBox: (title, content) => record('dialog.showErrorBox', { title, content }),
      } satisfies Partial<Dialog>),
      Menu: guard('Menu', {
        buildFromTemplate: createMenu,
        setApplicationMenu: (menu: MenuLike | null) => void (applicationMenu = menu),
        getApplicationMenu: () => applicationMenu,
      }),
      nativeImage: guard('nativeImage', {
        createEmpty: () => createImage(true),
        createFromPath: () => createImage(false),
        createFromBuffer: () => createImage(false),
        createFromDataURL: () => createImage(false),
        createFromBitmap: () => createImage(false),
      }),
      Tray: function Tray() {
        const state = { menu: null as MenuLike | null, tip: '', gone: false, click: () => void tray.emit('click', {}) }
        const tray = emitting({
          setContextMenu: (menu: MenuLike | null) => void (state.menu = menu),
          setToolTip: (tip: string) => void (state.tip = tip),
          setImage: () => undefined,
          setTitle: (title: string) => record('tray.setTitle', title),
          popUpContextMenu: () => undefined,
          isDestroyed: () => state.gone,
          destroy: () => void (state.gone = true),
        })
        trays.push(state)
        return guard('Tray', tray, () => state.gone)
      },
      Notification: Object.assign(
        function Notification(options: { title?: string; body?: string }) {
          const notification = emitting({
            ...options,
            show: () => {
              notifications.push({ title: options.title ?? '', body: options.body ?? '', click: () => void notification.emit('click', {}) })
              record('notification.show', options)
              notification.emit('show', {})
            },
            close: () => void notification.emit('close', {}),
          })
          return guard('Notification', notification)
        },
        { isSupported: () => true },
      ),
      screen: guard('screen', emitting(screenOf())),
      powerMonitor: guard('powerMonitor', emitting({ isOnBatteryPower: () => false, getSystemIdleTime: () => 0 })),
      nativeTheme: guard('nativeTheme', emitting({ shouldUseDarkColors: true, themeSource: 'system' })),
      crashReporter: guard('crashReporter', { start: () => undefined }),
      autoUpdater: guard(
        'autoUpdater',
        emitting({ setFeedURL: () => undefined, quitAndInstall: () => record('autoUpdater.quitAndInstall', null) }),
      ),
    },
  }
}

const screenOf = () => {
  const area = { x: 0, y: 0, width: 1920, height: 1080 }
  const display = { id: 1, bounds: area, workArea: area, size: area, workAreaSize: area, scaleFactor: 1 }
  return {
    getAllDisplays: () => [display],
    getPrimaryDisplay: () => display,
    getDisplayMatching: () => display,
    getDisplayNearestPoint: () => display,
    getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  }
}
