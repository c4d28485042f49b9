export const MISSION_FAILURES = {
  /** A mission that is not there, or not any more. */
  MISSION_UNKNOWN: 404,
  MISSION_NOT_DONE: 409,
  /** Another version waits by now, or none. */
  MISSION_CHANGED: 409,
  LEADERBOARD_UNKNOWN: 404,
} as const
