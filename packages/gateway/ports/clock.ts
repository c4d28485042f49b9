/** Where time comes from. Tests move it; nothing else reads the system's clock. */
export interface Clock {
  now(): Date
  /** Milliseconds since some moment, by a clock that nobody sets: it tells time that passed from time that was set. Absent: the clock is never set. */
  readonly elapsed?: () => number
}

/** A clock that can be set forward, for the demonstration and tests. Production's cannot. */
export interface MovableClock extends Clock {
  /** Moves forward by milliseconds. */
  advance(ms: number): void | Promise<void>
}

export const isMovable = (clock: Clock): clock is MovableClock => 'advance' in clock

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() }

export interface ManualClock extends MovableClock {
  readonly elapsed: () => number
  set(at: Date | string): void
  /** Moves forward by milliseconds. */
  advance(ms: number): void
  /** Sets it by milliseconds, forward or back, while no time passes. */
  jump(ms: number): void
}

export const manualClock = (start: Date | string): ManualClock => {
  let at = new Date(start).getTime()
  let jumped = 0
  return {
    now: () => new Date(at),
    elapsed: () => at - jumped,
    set: (to) => {
      at = new Date(to).getTime()
    },
    advance: (ms) => {
      at += ms
    },
    jump: (ms) => {
      at += ms
      jumped += ms
    },
  }
}
