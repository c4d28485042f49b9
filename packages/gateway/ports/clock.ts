/** Where time comes from. Tests move it; nothing else reads the system's clock. */
export interface Clock {
  now(): Date
}

/** A clock that can be set forward, for the demonstration and tests. Production's cannot. */
export interface MovableClock extends Clock {
  /** Moves forward by milliseconds. */
  advance(ms: number): void | Promise<void>
}

export const isMovable = (clock: Clock): clock is MovableClock => 'advance' in clock

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends MovableClock {
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
