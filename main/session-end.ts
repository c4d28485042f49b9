import type { Games } from './games/games.ts'
import type { SessionEnd } from './gateway/session.ts'
import type { ShellWindows } from './windows/shell.ts'

interface Deps {
  /** Lets go of the session, here and on disk. */
  readonly leave: () => Promise<void>
  readonly games: Pick<Games, 'leaveAll' | 'closeAll'>
  readonly windows: Pick<ShellWindows, 'endSession'>
  /** Says that the session has run out, to who does not look. */
  readonly ranOut: () => void
  /** Web contents of the window that has the focus. */
  readonly focused: () => number | undefined
}

export interface SessionEnding {
  /** The session is over. */
  readonly over: (why: SessionEnd) => void
  /** Lets go of the session by a window's wish, or the tray's, and leaves that window open. Rejects when the disk keeps it. */
  readonly endFrom: (window?: number) => Promise<void>
}

/** What happens to windows and games when a session ends. */
export const createSessionEnding = ({ leave, games, windows, ranOut, focused }: Deps): SessionEnding => {
  let asking: number | undefined
  const close = (): void => {
    games.closeAll()
    windows.endSession(asking ?? focused())
  }
  return {
    over: (why) => {
      if (why !== 'EXPIRED') return close()
      // Nobody did anything wrong: rounds are ended as their vendors would have it, and every window asks to log in where it is.
      games.leaveAll()
      ranOut()
    },
    endFrom: async (window) => {
      asking = window
      try {
        await leave()
      } finally {
        // The logout call has mostly ended it already, and then nobody has been told of it now.
        close()
        asking = undefined
      }
    },
  }
}
