import { BrowserWindow, clipboard, Menu, type MenuItemConstructorOptions } from 'electron'
import { type Command, commandOfButton, commandOfKey, type Obeyed } from './commands.ts'
import { applicationMenu, contextMenu, type MenuRow } from './menus.ts'

type Run = (command: Command, window: BrowserWindow | undefined) => void

const template = (rows: readonly MenuRow[], run: Run): MenuItemConstructorOptions[] =>
  rows.map((row): MenuItemConstructorOptions => {
    switch (row.kind) {
      case 'line':
        return { type: 'separator' }
      case 'role':
        return { role: row.role, label: row.label, enabled: row.enabled }
      case 'copyLink':
        return { label: row.label, click: () => void clipboard.writeText(row.link) }
      case 'menu':
        return { label: row.label, submenu: template(row.rows, run) }
      case 'command':
        return {
          label: row.label,
          ...(row.keys === undefined ? {} : { accelerator: row.keys }),
          click: (_item, window) => run(row.command, window instanceof BrowserWindow ? window : undefined),
        }
    }
  })

const perform = (command: Command, window: BrowserWindow): void => {
  const { webContents: contents } = window
  const { navigationHistory } = contents
  switch (command) {
    case 'reload':
      return contents.reload()
    case 'back':
      return navigationHistory.canGoBack() ? navigationHistory.goBack() : undefined
    case 'forward':
      return navigationHistory.canGoForward() ? navigationHistory.goForward() : undefined
    case 'print':
      // Nobody asked for a dialog that says it was called off.
      return contents.print({}, () => undefined)
    case 'fullScreen':
      return window.setFullScreen(!window.isFullScreen())
    case 'close':
      return window.close()
    case 'mute':
      return contents.setAudioMuted(!contents.isAudioMuted())
    case 'developer':
      return contents.toggleDevTools()
  }
}

/** Commands that each window obeys, for the menu bar, which belongs to none of them. */
const obedience = new WeakMap<BrowserWindow, Obeyed>()

/** Gives a window its keys, the further buttons of a mouse, and what a click with the right button offers. */
export const giveCommands = (
  window: BrowserWindow,
  { obeyed, mac, language }: { readonly obeyed: Obeyed; readonly mac: boolean; readonly language: () => string },
): void => {
  const { webContents: contents } = window
  obedience.set(window, obeyed)
  if (!mac) {
    contents.on('before-input-event', (event, input) => {
      const command = commandOfKey(input, obeyed)
      if (command === undefined) return
      event.preventDefault()
      perform(command, window)
    })
    window.on('app-command', (_event, name) => {
      const command = commandOfButton(name, obeyed)
      if (command !== undefined) perform(command, window)
    })
  }
  contents.on('context-menu', (_event, pointedAt) => {
    const rows = contextMenu(pointedAt, { language: language(), obeyed, muted: contents.isAudioMuted() })
    if (rows.length > 0) Menu.buildFromTemplate(template(rows, (command) => perform(command, window))).popup({ window })
  })
}

/** The menu bar: on macOS in the reader's language, elsewhere none. Electron's own would zoom one window alone and open the developer tools. */
export const setApplicationMenu = ({
  mac,
  language,
  brand,
  development,
}: {
  readonly mac: boolean
  readonly language: string
  readonly brand: string
  readonly development: boolean
}): void => {
  if (!mac) return Menu.setApplicationMenu(null)
  const run: Run = (command, window) => {
    if (window && obedience.get(window)?.has(command)) perform(command, window)
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate(template(applicationMenu(language, brand, development), run)))
}
