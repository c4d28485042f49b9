import type { Units } from '@portico/contract/kit/money'

/** What of a payout arrived, what is not known of, and what did not: together always what was paid out. */
export interface Sums {
  readonly received: Units
  readonly remaining: Units
  readonly notReceived: Units
}

/** Nothing is known of what was paid out. */
export const paidOut = (net: Units): Sums => ({ received: 0n, remaining: net, notReceived: 0n })

/** So much of it arrived; what has not been said stays unknown. */
export const arrived = ({ received, remaining, notReceived }: Sums, part: Units): Sums => ({
  received: received + part,
  remaining: remaining - part,
  notReceived,
})

/** All that was not known of arrived. */
export const restReceived = (sums: Sums): Sums => arrived(sums, sums.remaining)

/** Nothing of what was not known of arrived. */
export const restMissing = ({ received, remaining, notReceived }: Sums): Sums => ({
  received,
  remaining: 0n,
  notReceived: notReceived + remaining,
})
