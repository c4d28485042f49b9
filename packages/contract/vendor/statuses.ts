/** Every status a reply may carry. A closed list: a new one is a new version of the path. */
export const VENDOR_STATUSES = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'SESSION_EXPIRED',
  'INVALID_TOKEN',
  'INVALID_SIGNATURE',
  'STALE_TIMESTAMP',
  'REPLAYED_NONCE',
  'UNKNOWN_VENDOR',
  'INVALID_REQUEST',
  'UNKNOWN_PLAYER',
  'PLAYER_BLOCKED',
  'LIMIT_REACHED',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'INVALID_AMOUNT',
  'BET_NOT_FOUND',
  'ROUND_CLOSED',
  'ALREADY_ROLLED_BACK',
  'TX_CONFLICT',
  'TX_NOT_FOUND',
  'FREE_ROUNDS_USED',
  'CAMPAIGN_CLOSED',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
] as const

export type VendorStatus = (typeof VENDOR_STATUSES)[number]

/** The HTTP status of those that are not 200. */
export const VENDOR_HTTP: Readonly<Partial<Record<VendorStatus, number>>> = {
  INVALID_SIGNATURE: 401,
  STALE_TIMESTAMP: 401,
  REPLAYED_NONCE: 401,
  UNKNOWN_VENDOR: 401,
  INVALID_REQUEST: 400,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
}

/** Refusals of a bet after which nothing need be rolled back: it is certain that nothing was taken. */
export const NO_ROLLBACK: readonly VendorStatus[] = ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']
