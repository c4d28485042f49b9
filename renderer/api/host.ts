import type { Platform } from '../platform/port.ts'
import type { ServerClock } from './server-clock.ts'
import type { EventStream } from './event-stream.ts'

/** What calls need from the composition root; thunks and endpoints reach it as `extra`. */
export interface ApiHost {
  readonly platform: Platform
  readonly merchant: string
  /** The gateway's code of the reader's language now. */
  readonly language: () => string
  readonly clock: ServerClock
  readonly events: EventStream
  /** How a call leaves the page; the one that stood when the store was made, so that a late call of one page never reaches another's. */
  readonly fetch: typeof fetch
}
