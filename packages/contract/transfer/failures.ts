export const TRANSFER_FAILURES = {
  /** A wallet that the merchant does not have, or the same on both sides. */
  WALLET_UNKNOWN: 404,
  /** Somebody who is not a direct upline or downline, as for somebody who does not exist. */
  RECIPIENT_UNKNOWN: 404,
  /** Somebody who takes no money now, for a reason that is theirs alone: a break, or a limit of their own. */
  RECIPIENT_CLOSED: 409,
  /** More than may still be moved today; `remaining` says how much that is. */
  TRANSFER_CAP: 409,
} as const
