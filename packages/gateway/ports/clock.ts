/** Where time comes from. Tests move it; nothing else reads the system's clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends Clock {
  set(at: Date | string): void
  /** Moves forward by milliseconds. */
  advance(ms: number): void
}

export const manualClock = (start: Date | string): ManualClock => {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to).getTime()
    },
    advance: (ms) => {
      at += ms
    },
  }
}
