/** What the load of a room is told first. */
export interface RoomOrder {
  readonly port: number
  /** Whoever speaks, in turn; each reads over many sockets. */
  readonly tokens: readonly string[]
  readonly readers: number
  readonly perSecond: number
}

/** A stretch of speaking. */
export interface RoomSpan {
  readonly lastMs: number
}

export interface RoomReport {
  readonly messages: number
  /** Messages that arrived, and how many there had to be: every message at every reader. */
  readonly seen: number
  readonly whole: number
  /** Milliseconds from asking until a reader had it. */
  readonly p50: number
  readonly p99: number
}
