/** Codes with their HTTP status; their words stand in errors.json of each language. */
export const DISPUTE_FAILURES = {
  /** One of somebody else, as for one that does not exist. */
  DISPUTE_UNKNOWN: 404,
  /** The step does not follow on where it stands, or something happened since it was looked at. */
  DISPUTE_CHANGED: 409,
  /** More than 90 days after the period: both sides rely on a closed book. */
  DISPUTE_TOO_LATE: 409,
  /** This version of the line was disputed and decided. */
  DISPUTE_DECIDED: 409,
  TOO_MANY_DISPUTES: 409,
} as const
