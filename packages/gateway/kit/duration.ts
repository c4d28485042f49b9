/** Milliseconds. */
export const MINUTE_MS = 60_000
/** Milliseconds. */
export const HOUR_MS = 3_600_000
/** Milliseconds. A day of a calendar may be an hour longer or shorter: see `zone.ts`. */
export const DAY_MS = 86_400_000
