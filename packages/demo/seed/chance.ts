import type { Chance } from '@portico/gateway/ports/chance'
import type { Clock } from '@portico/gateway/ports/clock'

/**
 * Repeatable chance for the past, real chance for what reaches into the present: the seeds of issues that people are
 * going to bet on must not follow from anything that is published.
 */
export const chanceUntil = (repeatable: Chance, real: Chance, clock: Clock, until: Date): Chance => ({
  bytes: (count) => (clock.now() < until ? repeatable : real).bytes(count),
})
