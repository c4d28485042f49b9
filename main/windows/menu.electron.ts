import { Menu } from 'electron'

/**
 * The application menu: on macOS the least that editing and quitting need, elsewhere none. Electron's own would offer to
 * reload, to zoom one window alone and to open the developer tools.
 */
export const setApplicationMenu = (mac: boolean): void =>
  Menu.setApplicationMenu(mac ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]) : null)
