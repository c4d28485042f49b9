export const TICKET_FAILURES = {
  TICKET_UNKNOWN: 404,
  /** Its last day is over. */
  TICKET_EXPIRED: 409,
  TICKET_POOL_UNKNOWN: 404,
  /** Not begun, ended, or without a prize left. */
  TICKET_POOL_OVER: 409,
  /** What was looked at does not wait to be published. */
  TICKET_POOL_CHANGED: 409,
  /** More tickets than there are prizes left for; `remaining` says how many can be had. */
  TICKET_POOL_FULL: 409,
  /** A raffle that somebody entered is drawn at its time and not before. */
  RAFFLE_ENTERED: 409,
} as const
