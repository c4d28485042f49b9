/** No frame of ours comes near it. */
export const MAX_FRAME_LENGTH = 1024 * 1024

export interface DialHandlers {
  readonly opened: () => void
  readonly text: (text: string) => void
  /** Once, whatever ended it; `reason` for the log, with Chromium's name of the fault where there is one. */
  readonly closed: (code: number, reason: string) => void
}

/** One attempt at a socket. The answer ends it, after which no handler is called. */
export type Dial = (url: string, handlers: DialHandlers) => () => void
