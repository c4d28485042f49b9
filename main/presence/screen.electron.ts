import { join } from 'node:path'
import { app, BrowserWindow, Menu, nativeImage, Notification, Tray, webContents } from 'electron'
import type { Log } from '../ports.ts'
import { drawOverlay, OVERLAY_SIZE } from './overlay.ts'
import type { Screen } from './presence.ts'
import { type BadgeView, type Notice, shortCount, type TrayItem, type TrayView } from './view.ts'

interface Deps {
  readonly platform: NodeJS.Platform
  /** Windows knows the sender of notifications and the taskbar's group by it. */
  readonly appId: string
  /** Folder of the brand's icons. */
  readonly icons: string
  /** Web contents of the shell's windows, whose taskbar buttons carry the count on Windows. */
  readonly shellIds: () => readonly number[]
  readonly chosen: (item: TrayItem) => void
  /** A notification was clicked; null only wants the window. */
  readonly clicked: (path: string | null) => void
  readonly log: Log
}

/** As many as a person finds in the list of the system. */
const MOST_STANDING = 50

const windowsOf = (ids: readonly number[]): readonly BrowserWindow[] =>
  ids.flatMap((id) => {
    const contents = webContents.fromId(id)
    return (contents && BrowserWindow.fromWebContents(contents)) ?? []
  })

/** Whether one of these windows has the focus. */
export const isLooked = (ids: readonly number[]): boolean => windowsOf(ids).some((window) => window.isFocused())

const image = (count: number) =>
  nativeImage.createFromBitmap(Buffer.from(drawOverlay(shortCount(count))), { width: OVERLAY_SIZE, height: OVERLAY_SIZE, scaleFactor: 2 })

/** The machine's tray, badge and notifications. Call it when the app is ready. */
export const createScreen = ({ platform, appId, icons, shellIds, chosen, clicked, log }: Deps): Screen & { readonly close: () => void } => {
  if (platform === 'win32') app.setAppUserModelId(appId)
  // A tray or a notification that nobody holds is collected and vanishes.
  // macOS draws one named a template in the colour of its menu bar, which is light or dark.
  const tray = new Tray(nativeImage.createFromPath(join(icons, platform === 'darwin' ? 'trayTemplate.png' : 'tray.png')))
  // On macOS a click opens the menu, and is told of as well.
  if (platform !== 'darwin') tray.on('click', () => chosen('open'))
  // A toast of an earlier run tells no more than that it was clicked: its id comes as a number of the system's own.
  if (platform === 'win32') Notification.handleActivation(() => clicked(null))
  const standing = new Map<string, Notification>()

  const withdraw = (id: string) => {
    const notification = standing.get(id)
    standing.delete(id)
    notification?.close()
  }

  return {
    badge: ({ count, description }: BadgeView) => {
      if (platform !== 'win32') {
        app.setBadgeCount(count)
        return
      }
      const overlay = count > 0 ? image(count) : null
      for (const window of windowsOf(shellIds())) window.setOverlayIcon(overlay, description)
    },
    tray: ({ tip, items }: TrayView) => {
      tray.setToolTip(tip)
      tray.setContextMenu(Menu.buildFromTemplate(items.map(({ id, label, enabled }) => ({ id, label, enabled, click: () => chosen(id) }))))
    },
    notify: ({ id, title, body, path }: Notice) => {
      if (!Notification.isSupported()) return
      withdraw(id)
      const notification = new Notification({ id, title, body })
      notification.on('click', () => {
        standing.delete(id)
        clicked(path)
      })
      notification.on('close', ({ reason }) => {
        // Windows has moved it to the list of the system, where it can still be clicked and withdrawn.
        if (reason !== 'timedOut' && standing.get(id) === notification) standing.delete(id)
      })
      notification.on('failed', (_event, error) => log.warn('A notification was not shown', { error }))
      standing.set(id, notification)
      const [oldest] = standing.keys()
      if (standing.size > MOST_STANDING && oldest !== undefined) withdraw(oldest)
      notification.show()
      const [first] = windowsOf(shellIds())
      if (platform !== 'darwin' && first?.isVisible() && !first.isFocused()) first.flashFrame(true)
    },
    withdraw,
    close: () => {
      for (const id of standing.keys()) withdraw(id)
      tray.destroy()
    },
  }
}
