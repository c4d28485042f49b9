import type { Rectangle, WindowPlacement } from '../windows/windows-state.ts'
import type { WebRtcPolicy } from './webrtc.ts'

export const LEAST_GAME_SIZE = { width: 360, height: 360 }

export interface GameStart {
  readonly partition: string
  readonly title: string
  readonly bounds: Rectangle
  readonly maximized: boolean
}

/** One game's window, made by the adapter and not yet loaded. */
export interface GameWindow {
  /** Of its web contents. */
  readonly id: number
  readonly load: (url: string) => void
  /** How calls may connect from now on. */
  readonly webRtc: (policy: WebRtcPolicy) => void
  readonly show: () => void
  readonly title: (text: string) => void
  /** Closes it as the person would. */
  readonly close: () => void
  /** Closes it at once, whatever its page says. */
  readonly destroy: () => void
}

export interface GameListeners {
  readonly place: (place: WindowPlacement) => void
  readonly closed: () => void
  /** Its top frame is at another address now. */
  readonly moved: (url: string) => void
  /** Its first page could not be had (`failed`), or its process has gone (`stopped`). */
  readonly broke: (how: 'failed' | 'stopped', reason: string) => void
}

/** A partition's session with our rules on it, before anything is loaded there. */
export interface GameSession {
  /** Whether every way to an address goes straight, as of now. Rejects when that cannot be found out. */
  readonly direct: (url: string) => Promise<boolean>
  /** Blocks everything, empties it and lets it go; rejects when it cannot be emptied. */
  readonly dispose: () => Promise<void>
}
