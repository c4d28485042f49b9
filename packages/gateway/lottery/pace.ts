import type { Clock } from '../ports/clock.ts'

/** What nobody can say the instant of: a result from outside, a decision of an operator, a step that another instance left. */
const MOST_MS = 1_000

export interface Pace {
  readonly pass: () => Promise<void>
  /** The first instant after `now` at which something is due by the clock; undefined when there is none. */
  readonly nextAt: (now: Date) => Promise<Date | undefined>
}

/**
 * A pass for whoever asks often: it is made at each instant at which something is due, and once a second besides. An idle gateway
 * asks its database little, and a draw is as punctual as before.
 */
export const createPace = ({ now }: Pick<Clock, 'now'>, { pass, nextAt }: Pace): (() => Promise<void>) => {
  let last: Date | undefined
  let next: Date | undefined
  const isDue = (at: Date): boolean =>
    last === undefined || at < last || at.getTime() - last.getTime() >= MOST_MS || (next !== undefined && at >= next)
  return async () => {
    const at = now()
    if (!isDue(at)) return
    await pass()
    last = at
    // Asked after the pass, which may have added issues; what is ahead stays so until it is reached.
    if (next === undefined || next <= at) next = await nextAt(at)
  }
}
