import { lazyPart } from '../../lib/lazy-part.ts'

/** Stands where a game or a draw is open: counts the time there, and shows the reality check. Its code loads when it is first there. */
export const PlayWatch = lazyPart(async () => (await import('./play-watch.tsx')).PlayWatch)

/** How near the nearest limit on play is, for the bar of a game. */
export const LimitsMark = lazyPart(async () => (await import('./components/limits-mark.tsx')).LimitsMark)

/** The tightest of the member's limits, for the hub. */
export const LimitsCard = lazyPart(async () => (await import('./components/limits-card.tsx')).LimitsCard)

/** What the member's own deposit limit leaves, for where one pays in. */
export const DepositNote = lazyPart(async () => (await import('./deposit-note.tsx')).DepositNote)

/** How much of each deposit limit is used, for where one pays in. */
export const DepositMeters = lazyPart(async () => (await import('./deposit-meters.tsx')).DepositMeters)
