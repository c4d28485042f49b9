import type { Clipboard, MenuItem, MenuItemConstructorOptions, NativeImage, Shell } from 'electron'
import { createDialogs } from './dialogs.ts'
import { emitting, guard } from './guard.ts'
import { createNotifications } from './notifications.ts'

type Record_ = (what: string, detail: unknown) => void
type MenuLike = {
  readonly items: readonly Partial<MenuItem>[]
}

/** Pictures are asked nothing, only handed on. */
const createImage = (): NativeImage => guard('NativeImage', {}) as unknown as NativeImage

/** What belongs to the desktop around the client: written down, shown to nobody. */
export const createNative = (record: Record_) => {
  let copied = ''
  const trays: { menu: MenuLike | null; tip: string; destroyed: boolean; readonly icon: string; readonly click: () => void }[] = []
  /** Where pictures came from. */
  const paths = new WeakMap<NativeImage, string>()
  const notifications = createNotifications(record)
  const dialogs = createDialogs(record)
  const menus: { readonly items: readonly Partial<MenuItem>[] }[] = []
  /** Seconds since somebody last touched the machine. */
  const person = { idleSeconds: 0 }

  const createMenu = (template: readonly MenuItemConstructorOptions[]): MenuLike & { popup: () => void } => {
    const items = template.map((item) => ({
      type: 'normal' as const,
      enabled: true,
      visible: true,
      ...item,
      ...(Array.isArray(item.submenu) ? { submenu: createMenu(item.submenu) } : {}),
    })) as unknown as Partial<MenuItem>[]
    const menu = guard('Menu', { items, popup: () => void menus.push(menu) })
    return menu
  }

  return {
    state: {
      trays,
      notifications: notifications.visible,
      toasts: notifications.state,
      dialogs: dialogs.state,
      menus,
      person,
      copied: () => copied,
    },
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
        setApplicationMenu: (menu: MenuLike | null) => record('menu.setApplicationMenu', menu),
      }),
      nativeImage: guard('nativeImage', {
        createFromPath: (path: string) => {
          const image = createImage()
          paths.set(image, path)
          return image
        },
        createFromBitmap: createImage,
      }),
      Tray: function Tray(image: NativeImage) {
        const icon = paths.get(image) ?? ''
        const state = { menu: null as MenuLike | null, tip: '', destroyed: false, icon, click: () => void tray.emit('click', {}) }
        const tray = emitting({
          setContextMenu: (menu: MenuLike | null) => void (state.menu = menu),
          setToolTip: (tip: string) => void (state.tip = tip),
          isDestroyed: () => state.destroyed,
          destroy: () => void (state.destroyed = true),
        })
        trays.push(state)
        return guard('Tray', tray, () => state.destroyed)
      },
      Notification: notifications.Notification,
      dialog: dialogs.dialog,
      nativeTheme: guard('nativeTheme', emitting({ shouldUseDarkColors: true })),
      screen: guard('screen', emitting(screenOf())),
      powerMonitor: guard('powerMonitor', emitting({ getSystemIdleTime: () => person.idleSeconds })),
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
