/** Time from an instant up to, and without, another. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/**
 * A period of the merchant's calendar: a local day (D), a week from Monday to Sunday (W), half a month (H: the 1st to the 15th, the
 * 16th to the last), a month (M).
 */
export type LocalPeriod = 'D' | 'W' | 'H' | 'M'

/** A period of so many seconds, counted from the beginning of 1970 in UTC. */
export interface FixedPeriod {
  readonly everySeconds: number
}

export type Period = LocalPeriod | FixedPeriod

/** One period of time, for which work is done once. Windows of a period tile time: every instant is in exactly one of them. */
export interface Window {
  /** Unique within the period, and readable: `2026-11-21`, `2026-W47`, `2026-11-H2`, `2026-11`, or the instant at which a fixed one begins. */
  readonly key: string
  /**
   * The instants in it, the earliest first. More than one span only where clocks were put back over midnight: the first minute of the
   * new day came, then an hour of the old one again.
   */
  readonly spans: readonly [Span, ...Span[]]
  /** When the last span is over. Work on the window is due from then on. */
  readonly end: Date
  /** The local days it is made of, both included; absent for a fixed period. */
  readonly days?: { readonly first: string; readonly last: string }
}
