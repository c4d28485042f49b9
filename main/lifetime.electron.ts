import { app } from 'electron'

interface Deps {
  /** Whether the client stays in the tray without a window. */
  readonly stays: () => boolean
  /** Its picture was clicked in the dock. */
  readonly activate: () => void
  /** It ends for good: everything is released. */
  readonly end: () => void
}

/** How long the client lives: past its last window where the person wants it so, and never against a wish to quit. */
export const createLifetime = ({ stays, activate, end }: Deps): { readonly quitting: () => void } => {
  let leaving = false
  app.on('before-quit', () => {
    leaving = true
  })
  app.on('window-all-closed', () => {
    if (leaving || !stays()) app.quit()
  })
  app.on('activate', activate)
  app.once('will-quit', end)
  return {
    quitting: () => {
      leaving = true
    },
  }
}
