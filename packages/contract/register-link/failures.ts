export const REGISTER_LINK_FAILURES = {
  /** A register link of another agent, as for one that does not exist. */
  LINK_UNKNOWN: 404,
  /** An agent has as many links that are not revoked as there may be; the field's `max` says how many. */
  TOO_MANY_LINKS: 409,
  /** The link that invites to register is past its last day. */
  INVITATION_EXPIRED: 410,
  /** As many accounts were opened by it as may be. */
  INVITATION_USED_UP: 410,
  /** Its agent took it back. */
  INVITATION_REVOKED: 410,
} as const
