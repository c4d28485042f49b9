/** No frame of ours comes near it. */
export const MAX_FRAME_LENGTH = 1024 * 1024

export interface DialHandlers {
  readonly opened: () => void
  readonly text: (text: string) => void
  /** Once, whatever ended it; `reason` for the log, with Chromium's name of the fault where there is one. */
  readonly closed: (code: number, reason: string) => void
}

/** One attempt at a socket. */
export interface Dialled {
  /** Says something on a socket that has opened. */
  readonly say: (text: string) => void
  /** Ends it; no handler is called after that. */
  readonly hangUp: () => void
}
export type Dial = (url: string, handlers: DialHandlers) => Dialled
