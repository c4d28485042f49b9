import type { Desktop } from './desktop-port.ts'

/** A frame source; the meaning of its frames is `contract/events.ts`. */
export interface EventsConnection {
  /** Says which chat rooms this page reads, to a line that is open; what was said before a line was lost is to be said again. */
  readonly read: (rooms: readonly string[]) => void
  readonly close: () => void
}

export interface EventsHandlers {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

export interface TabToken {
  readonly read: () => string | undefined
  readonly write: (token: string) => void
  readonly clear: () => void
  /** The session goes on under another token, here and in tabs that were copied from this one. Nothing changes where it is another's by now. */
  readonly replace: (token: string, next: string) => void
}

/** What the renderer asks of the machine it runs on. The web answers in `web.ts`, the desktop client in its own file. */
export interface Platform {
  readonly kind: 'web' | 'desktop'
  /** What only the desktop client can do; absent in a browser. */
  readonly desktop?: Desktop
  /** The session token of this tab. On the desktop it lives in the vault and reads as undefined here. */
  readonly token: TabToken
  /** Opens the socket at a relative address and keeps it open, waiting longer after each failure. */
  readonly connectEvents: (path: () => Promise<string>, handlers: EventsHandlers) => EventsConnection
  readonly openExternal: (url: string) => void
  /** Shows how much is unread, where the host has a place for it. */
  readonly setBadge: (count: number) => void
  readonly copy: (text: string) => Promise<void>
}
