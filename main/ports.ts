/** What the parts of main take from outside, so that each is tested without a machine around it. */

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Runs once after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** A number in [0, 1). */
export type RandomSource = () => number

/** The fetch of the client's session: the proxy setting reaches it. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export interface Log {
  readonly info: (what: string, detail?: Readonly<Record<string, unknown>>) => void
  readonly warn: (what: string, detail?: Readonly<Record<string, unknown>>) => void
  readonly error: (what: string, detail?: Readonly<Record<string, unknown>>) => void
}

/** Something that happens; the answer stops the listener. */
export interface Happening {
  readonly on: (listener: () => void) => () => void
}

/** A value that changes; a listener gets each new one, and the answer stops it. */
export interface Observable<T> {
  readonly get: () => T
  readonly on: (listener: (value: T) => void) => () => void
}

export const observable = <T>(first: T): Observable<T> & { readonly set: (value: T) => void; readonly listeners: () => number } => {
  const listeners = new Set<(value: T) => void>()
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener(next)
    },
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listeners: () => listeners.size,
  }
}

/** Something that happens with a value, and who is told of it, in the order in which they asked. */
export const announcer = <T>(): { readonly say: (value: T) => void; readonly on: (listener: (value: T) => void) => () => void } => {
  const listeners = new Set<(value: T) => void>()
  return {
    say: (value) => {
      for (const listener of listeners) listener(value)
    },
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A place for one JSON value, kept whole or not at all. */
export interface JsonStore<T> {
  readonly read: () => T
  readonly write: (value: T) => void
}
