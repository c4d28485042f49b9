import type { Clipboard, MenuItem, MenuItemConstructorOptions, NativeImage, Shell } from 'electron'
import { emitting, guard } from './guard.ts'

type Record_ = (what: string, detail: unknown) => void
type MenuLike = {
  readonly items: readonly Partial<MenuItem>[]
}

/** Pictures are asked nothing, only handed on. */
const createImage = (): NativeImage => guard('NativeImage', {}) as unknown as NativeImage

/** What belongs to the desktop around the client: written down, shown to nobody. */
export const createNative = (record: Record_) => {
  let copied = ''
  const trays: { menu: MenuLike | null; tip: string; destroyed: boolean; readonly click: () => void }[] = []
  const notifications: { readonly title: string; readonly body: string; readonly click: () => void }[] = []

  const createMenu = (template: readonly MenuItemConstructorOptions[]): MenuLike => {
    const items = template.map((item) => ({
      type: 'normal' as const,
      enabled: true,
      visible: true,
      ...item,
      ...(Array.isArray(item.submenu) ? { submenu: createMenu(item.submenu) } : {}),
    })) as unknown as Partial<MenuItem>[]
    return guard('Menu', { items })
  }

  return {
    state: { trays, notifications, copied: () => copied },
    parts: {
      shell: guard('shell', {
        openExternal: async (url) => record('shell.openExternal', url),
        openPath: async (path) => {
          record('shell.openPath', path)
          return ''
        },
      } satisfies Partial<Shell>),
      clipboard: guard('clipboard', {
        writeText: async (text) => {
          copied = text
        },
        readText: async () => copied,
      } satisfies Partial<Clipboard>),
      Menu: guard('Menu', {
        buildFromTemplate: createMenu,
        setApplicationMenu: () => undefined,
      }),
      nativeImage: guard('nativeImage', {
        createFromPath: createImage,
        createFromBitmap: createImage,
      }),
      Tray: function Tray() {
        const state = { menu: null as MenuLike | null, tip: '', destroyed: false, click: () => void tray.emit('click', {}) }
        const tray = emitting({
          setContextMenu: (menu: MenuLike | null) => void (state.menu = menu),
          setToolTip: (tip: string) => void (state.tip = tip),
          isDestroyed: () => state.destroyed,
          destroy: () => void (state.destroyed = true),
        })
        trays.push(state)
        return guard('Tray', tray, () => state.destroyed)
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
      powerMonitor: guard('powerMonitor', emitting({})),
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
  }
}
