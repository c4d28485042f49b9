import type { Role } from '@portico/contract/desktop/shapes'
import type { Rectangle, WindowPlacement } from './windows-state.ts'
import type { ZoomChange } from './zoom.ts'

export const LEAST_SIZE = { width: 400, height: 520 }

export interface ShellStart {
  readonly role: Role
  readonly bounds: Rectangle
  readonly maximized: boolean
  readonly zoom: number
  /** Shown as soon as its page is there; false for a client that starts in the tray. */
  readonly visible: boolean
}

/** One window of ours, made by the adapter and not yet loaded. */
export interface ShellWindow {
  /** Of its web contents. */
  readonly id: number
  readonly url: () => string
  readonly load: (url: string) => void
  readonly reload: () => void
  /** Brings it to the front, out of the task bar and the tray too. */
  readonly show: () => void
  /** Takes it off the screen and lets its page go on. */
  readonly hide: () => void
  readonly zoom: (factor: number) => void
  /** Closes it whatever its page says. */
  readonly destroy: () => void
}

/** What the adapter tells of a window. */
export interface ShellListeners {
  /** Moved, resized, or about to go: its place is worth keeping. */
  readonly place: (place: WindowPlacement) => void
  /** The person closes it. True: it has been hidden instead, and stays. */
  readonly closing: () => boolean
  readonly closed: () => void
  /** Its page's process has gone. */
  readonly crashed: (reason: string) => void
  /** Its page does not answer the person. */
  readonly unresponsive: () => void
  readonly zoom: (change: ZoomChange) => void
}
