import { app } from 'electron'

/** What the system starts us with at a login, so that no window comes up unasked. */
const HIDDEN = '--hidden'

/** Has the system start the client at each login, or no more. Linux has no one way to be asked. */
export const setStartAtLogin = (enabled: boolean, platform: NodeJS.Platform): void => {
  if (platform === 'linux' || app.getLoginItemSettings({ args: [HIDDEN] }).openAtLogin === enabled) return
  app.setLoginItemSettings({ openAtLogin: enabled, args: [HIDDEN] })
}

/** Whether the system started the client by itself: it stays in the tray then. */
export const wasStartedAtLogin = (argv: readonly string[], platform: NodeJS.Platform): boolean =>
  argv.includes(HIDDEN) || (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
