import { app } from 'electron'

interface Deps {
  /** Whether the person wants the client to stay in the tray without a window. */
  readonly stays: () => boolean
  /** Its picture was clicked in the dock, and none of its windows is to be seen. */
  readonly activate: () => void
  /** It is about to go, with its windows still there. */
  readonly leaving: () => void
}

export interface Lifetime {
  /** Whether closing the last window leaves the client in the tray, as of now. */
  readonly stays: () => boolean
  /** It goes for an installation: windows close now, and do not hide. */
  readonly quitting: () => void
  /** Runs once when it ends for good, in the order given. */
  readonly onEnd: (letGo: () => void) => void
}

/** How long the client lives: past its last window where the person wants it so, and never against a wish to quit. */
export const createLifetime = ({ stays, activate, leaving: tellLeaving }: Deps): Lifetime => {
  const ends: (() => void)[] = []
  let leaving = false
  const quitting = (): void => {
    leaving = true
  }
  const mayStay = (): boolean => !leaving && stays()
  app.on('before-quit', () => {
    if (!leaving) tellLeaving()
    quitting()
  })
  app.on('window-all-closed', () => {
    if (!mayStay()) app.quit()
  })
  app.on('activate', (_event, hasVisibleWindows) => {
    if (!hasVisibleWindows) activate()
  })
  app.once('will-quit', () => {
    for (const end of ends) end()
  })
  return { stays: mayStay, quitting, onEnd: (end) => void ends.push(end) }
}
