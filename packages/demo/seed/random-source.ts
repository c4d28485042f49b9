import type { RandomSource } from '@portico/gateway/ports/random'
import type { Clock } from '@portico/gateway/ports/clock'

/**
 * A repeatable source for the past, the real one for what reaches into the present: the seeds of issues that people are
 * going to bet on must not follow from anything that is published.
 */
export const randomUntil = (repeatable: RandomSource, real: RandomSource, clock: Clock, until: Date): RandomSource => ({
  bytes: (count) => (clock.now() < until ? repeatable : real).bytes(count),
})
