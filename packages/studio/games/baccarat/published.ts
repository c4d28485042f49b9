import type { Winner } from './hand.ts'

/** In hundredths of a percent, rounded down: what comes back of a stake on each side. */
export const PUBLISHED_RETURNS: Readonly<Record<Winner, number>> = { banker: 9894, player: 9876, tie: 8564 }

/** How often each side wins, in hundredths of a percent, rounded down. */
export const PUBLISHED_CHANCES: Readonly<Record<Winner, number>> = { banker: 4585, player: 4462, tie: 951 }
